import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import { type ErasedPerson, erasedFacts } from "./erased-facts.ts";
import type { ErasureReading } from "./find-person.ts";

/** The private facts that entries get, by their numbers. */
export async function linesOf(
  { entries }: ErasureReading,
  asOf: number,
  person: ErasedPerson,
  isLookedAt: (entry: JournalEntry) => boolean = () => true,
): Promise<ReadonlyMap<number, RecordedFields>> {
  const lines = new Map<number, RecordedFields>();
  for await (const entry of entries(0)) {
    if (entry.sequence > asOf) break;
    if (!isLookedAt(entry)) continue;
    const facts = erasedFacts(entry, person);
    if (facts !== null) lines.set(entry.sequence, facts);
  }
  return lines;
}
