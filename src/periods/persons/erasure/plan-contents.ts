import type { ErasedContent } from "../../../domain/erasure.ts";
import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { withoutPersons } from "../../lists/format/salts.ts";
import { wholeOf } from "../../tournaments/reports/read-report.ts";
import { type ErasedPersons, erasedList, isListed } from "./erased-list.ts";
import { erasedClubList, erasedFirstFormat } from "./erased-own-lists.ts";
import { type ErasedReasons, erasedProvenance } from "./erased-provenance.ts";
import { erasedReport } from "./erased-report.ts";
import type { ErasureReading, OwnEntrant } from "./find-person.ts";
import type { RedactedContent } from "./keep-redacted.ts";

/** A stored file that names the person. */
export interface PlannedContent extends RedactedContent {
  readonly what: ErasedContent;
}

export function reportsOf({ content }: ErasureReading, entrants: readonly OwnEntrant[]): readonly PlannedContent[] {
  const contents = [...new Set(entrants.map((row) => row.content))];
  return contents.map((each) => ({
    content: each,
    what: "report",
    bytes: async function* () {
      const own = entrants.filter((row) => row.content === each);
      yield erasedReport(await wholeOf(content(each)), own);
    },
  }));
}

/** Also lists on which the person has no rating: a file says more than the table. */
export async function importedListsOf(
  { entries, content }: ErasureReading,
  persons: ErasedPersons,
): Promise<readonly PlannedContent[]> {
  const found = new Map<string, ListKind>();
  for await (const { kind, payload } of entries(0))
    if (kind === "list-imported") found.set(payload.content, LIST_KINDS.find((each) => each === payload.kind)!);
  const planned: PlannedContent[] = [];
  for (const [each, kind] of found)
    if (await isListed(content(each), kind, persons))
      planned.push({ content: each, what: "imported-list", bytes: () => erasedList(content(each), kind, persons) });
  return planned;
}

/** Lists name persons beside their lines; those of format 1 in them. */
export const ownListsOf = (
  { content }: ErasureReading,
  lists: readonly ListRow[],
  erased: ErasedPersons,
): readonly PlannedContent[] =>
  lists.flatMap(({ content: lines, persons, making }): PlannedContent[] => {
    if (making === null) return [];
    if (persons === null)
      return [{ content: lines, what: "list", bytes: () => erasedFirstFormat(content(lines), erased) }];
    return [{ content: persons, what: "list", bytes: () => withoutPersons(content(persons), new Set(erased.numbers)) }];
  });

/** Free text that is in an entry no longer. */
export async function reasonsOf(
  { entries }: ErasureReading,
  lines: ReadonlyMap<number, RecordedFields>,
): Promise<ReadonlySet<string>> {
  const reasons = new Set<string>();
  for await (const { sequence, payload } of entries(0)) {
    const now = lines.get(sequence)?.reason;
    if (now !== undefined && "reason" in payload && payload.reason) reasons.add(payload.reason);
  }
  return reasons;
}

export async function provenancesOf(
  { db, content }: ErasureReading,
  erased: ErasedReasons,
): Promise<readonly PlannedContent[]> {
  const planned: PlannedContent[] = [];
  for (const { making } of await allLists(db)) {
    const text = making === null ? null : await erasedProvenance(content(making), erased);
    if (making !== null && text !== null) planned.push({ content: making, what: "list", bytes: () => bytesOf(text) });
  }
  return planned;
}

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

export async function clubListsOf(
  { entries, content }: ErasureReading,
  persons: ErasedPersons,
): Promise<readonly PlannedContent[]> {
  const contents = new Set<string>();
  for await (const { kind, payload } of entries(0))
    if (kind === "club-list-closed" || kind === "club-list-received") contents.add(payload.content);
  const planned: PlannedContent[] = [];
  for (const each of contents) {
    const erased = erasedClubList(Buffer.from(await wholeOf(content(each))).toString("utf8"), persons);
    if (erased === null) continue;
    planned.push({ content: each, what: "club-list", bytes: () => bytesOf(erased) });
  }
  return planned;
}
