import type { ErasedContent } from "../../../domain/erasure.ts";
import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { linesOf } from "../../../ledger/sha256.ts";
import { withoutPersons } from "../../lists/format/salts.ts";
import { wholeOf } from "../../tournaments/reports/read-report.ts";
import { countListed, type ErasedPersons, erasedList } from "./erased-list.ts";
import { erasedClubList, erasedFirstFormat } from "./erased-own-lists.ts";
import { type ErasedReasons, erasedProvenance } from "./erased-provenance.ts";
import { erasedReport } from "./erased-report.ts";
import type { ErasureReading, OwnEntrant } from "./find-person.ts";
import type { RedactedContent } from "./keep-redacted.ts";

/** A stored file that names the person. */
export interface PlannedContent extends RedactedContent {
  readonly what: ErasedContent;
}

/** Every report: those in which the person played, and those that name the person otherwise, such as an arbiter. */
export async function reportsOf(
  { entries, content }: ErasureReading,
  entrants: readonly OwnEntrant[],
  eraseName: (text: string) => string,
): Promise<readonly PlannedContent[]> {
  const found = new Set<string>();
  for await (const { kind, payload } of entries(0)) if (kind === "report-received") found.add(payload.content);
  const planned: PlannedContent[] = [];
  for (const each of found) {
    const own = entrants.filter((row) => row.content === each);
    const bytes = await wholeOf(content(each));
    const erased = erasedReport(bytes, own, eraseName);
    if (!Buffer.from(erased).equals(bytes)) planned.push({ content: each, what: "report", bytes: () => once(erased) });
  }
  return planned;
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
    if ((await countListed(content(each), kind, persons)) > 0)
      planned.push({ content: each, what: "imported-list", bytes: () => erasedList(content(each), kind, persons) });
  return planned;
}

/** Every list that was ever closed, drafts that were discarded too: persons beside the lines, or of format 1 in them. */
export async function ownListsOf(
  { entries, content }: ErasureReading,
  erased: ErasedPersons,
): Promise<readonly PlannedContent[]> {
  const planned = new Map<string, PlannedContent>();
  for await (const { kind, payload } of entries(0)) {
    if (kind !== "list-closed") continue;
    const { content: lines, persons } = payload;
    if (persons === undefined)
      planned.set(
        lines,
        listContent(lines, () => erasedFirstFormat(content(lines), erased)),
      );
    else
      planned.set(
        persons,
        listContent(persons, () => withoutPersons(content(persons), new Set(erased.numbers))),
      );
  }
  const naming: PlannedContent[] = [];
  for (const each of planned.values()) if (await isNaming(content(each.content), erased)) naming.push(each);
  return naming;
}

const listContent = (content: string, bytes: PlannedContent["bytes"]): PlannedContent => ({
  content,
  what: "list",
  bytes,
});

/** Lines begin with the number. */
async function isNaming(bytes: AsyncIterable<Uint8Array>, { has }: ErasedPersons): Promise<boolean> {
  for await (const line of linesOf(bytes)) if (has(line.slice(0, line.indexOf("\t")))) return true;
  return false;
}

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
  { entries, content }: ErasureReading,
  erased: ErasedReasons,
): Promise<readonly PlannedContent[]> {
  const makings = new Set<string>();
  for await (const { kind, payload } of entries(0)) if (kind === "list-closed") makings.add(payload.making);
  const planned: PlannedContent[] = [];
  for (const making of makings) {
    const text = await erasedProvenance(content(making), erased);
    if (text !== null) planned.push(listContent(making, () => bytesOf(text)));
  }
  return planned;
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

export async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

export async function clubListsOf(
  { entries, content }: ErasureReading,
  persons: Pick<ErasedPersons, "has" | "members">,
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
