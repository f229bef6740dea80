import type { Issue } from "../../../domain/issues/issues.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import { LIST_EXPORTS, type ListExport } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { ListWriter } from "../../../formats/fide-list/list-writer.ts";
import { csvWriter, jsonWriter, txtWriter, xmlWriter } from "../../../formats/fide-list/write-list.ts";
import { writeUnratedCsv } from "../../../formats/fide-list/write-unrated.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { readHeader } from "../format/canonical-reader.ts";
import { entryOf, kindOf, linesOfList, type ShownLine } from "../format/list-lines.ts";
import type { ExportCounts, Exported, IsPublic } from "./exported.ts";
import { publicList } from "./public-list.ts";
import { unratedOf } from "./sections.ts";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

type Entries = AsyncIterable<readonly ListEntry[]>;

/** How a file differs from the list itself. */
export interface Arrangement {
  /** Puts the entries, which come by id, in another order, or adds to them. */
  readonly entries: (entries: Entries) => Entries;
  /** Whether the entries have the ratings of all three lists. */
  readonly isCombined: boolean;
  /** Whether they are compared with another list. */
  readonly isCompared: boolean;
}

const AS_IT_IS: Arrangement = { entries: (entries) => entries, isCombined: false, isCompared: false };

/**
 * A list as a file, in parts, with what could not be written as the form wants it. For the public without those whom it may
 * not see any more, and of a birth only the year.
 */
export async function exportedList(
  ledger: Ledger,
  row: ListRow,
  format: ListExport,
  onIssue: (issue: Issue) => void,
  isPublic: IsPublic | null = null,
  { entries: arranged, isCombined, isCompared }: Arrangement = AS_IT_IS,
): Promise<Exported> {
  if (format === "canonical") return canonical(ledger, row);
  if (format === "public") return publicList(ledger, row, isPublic ?? (() => true));
  if (format === "unrated") return unrated(ledger, row, isPublic);
  const kind = kindOf(row);
  const month = `${MONTHS[Number(row.date.slice(5, 7)) - 1]}${row.date.slice(2, 4)}`;
  const writers: Readonly<Record<typeof format, () => ListWriter>> = {
    txt: () => txtWriter(isCombined ? { kind: "combined" } : { kind, month }, onIssue),
    xml: () => xmlWriter(isCombined ? "combined" : kind, onIssue),
    csv: () => csvWriter(isCombined ? "combined" : kind, onIssue, isCompared),
    json: jsonWriter,
  };
  const counts = { players: 0, withoutFederation: 0 };
  const entries = arranged(entriesOf(ledger, row, { kind, isPublic, counts }));
  return { parts: inParts(writers[format](), entries), counts };
}

/** Whom the public sees on a list, as entries of a file; for files that are made from several lists. */
export const publicEntries = (ledger: Pick<Ledger, "content" | "db">, row: ListRow, isPublic: IsPublic): Entries =>
  entriesOf(ledger, row, { kind: kindOf(row), isPublic, counts: { players: 0, withoutFederation: 0 } });

/** Bytes of one part; no line is longer. */
const PART = 1 << 18;
const LINE_MAX = 1 << 12;

/** Entries as bytes, in parts: memory does not grow with the list. */
async function* inParts(
  { head, entry, entryBytes, tail }: ListWriter,
  entries: AsyncIterable<readonly ListEntry[]>,
): AsyncIterable<Uint8Array> {
  yield Buffer.from(head);
  let [part, length] = [Buffer.allocUnsafe(PART), 0];
  for await (const some of entries)
    for (const each of some) {
      const to = entryBytes?.(each, part, length) ?? length;
      const text = to > length ? "" : entry(each);
      // A letter takes three bytes at most.
      if (text.length * 3 > LINE_MAX) {
        yield part.subarray(0, length);
        yield Buffer.from(text);
        [part, length] = [Buffer.allocUnsafe(PART), 0];
      } else length = text === "" ? to : length + part.write(text, length);
      if (length + LINE_MAX < PART) continue;
      yield part.subarray(0, length);
      [part, length] = [Buffer.allocUnsafe(PART), 0];
    }
  yield part.subarray(0, length);
  yield Buffer.from(tail());
}

/** The bytes whose hash is the list's. A list that was taken over has none of our making. */
async function canonical({ content }: Ledger, row: ListRow): Promise<Exported> {
  if (row.making === null)
    throw new Refusal("cannot-convert", { from: row.origin, to: "canonical", choices: LIST_EXPORTS.slice(0, -2) });
  const { counts } = await readHeader({ content }, row);
  return { parts: content(row.content), counts: { players: counts.players, withoutFederation: 0 } };
}

/** Players without a rating, those whom the list delists first. */
async function unrated(ledger: Ledger, row: ListRow, isPublic: IsPublic | null): Promise<Exported> {
  const { delisted, titled } = await unratedOf(ledger, row);
  const isSeen = ({ id, federation }: ShownLine): boolean =>
    isPublic === null || isPublic({ player: Number(id), federation: federation ?? "" });
  const entries = [
    ...delisted.filter(isSeen).map((line) => ({ ...line, status: "delisted" }) as const),
    ...titled.filter(isSeen).map((line) => ({ ...line, status: "titled" }) as const),
  ];
  const parts = async function* () {
    yield Buffer.from([...writeUnratedCsv(entries)].join(""));
  };
  return { parts: parts(), counts: { players: entries.length, withoutFederation: 0 } };
}

interface EntriesWanted {
  readonly kind: ListKind;
  readonly isPublic: IsPublic | null;
  readonly counts: ExportCounts;
}

/** Whom the list shows with a rating, by id as the list has them, many at a time. */
async function* entriesOf(
  ledger: Pick<Ledger, "content" | "db">,
  row: ListRow,
  { kind, isPublic, counts }: EntriesWanted,
): AsyncIterable<readonly ListEntry[]> {
  for await (const lines of linesOfList(ledger, row)) {
    const entries: ListEntry[] = [];
    for (const line of lines) {
      if (line.rating !== null && !line.shown && line.federation === null) counts.withoutFederation += 1;
      if (!line.shown || line.rating === null) continue;
      if (isPublic === null) entries.push(entryOf(line, kind));
      else if (isPublic({ player: Number(line.id), federation: line.federation ?? "" }))
        entries.push(entryOf({ ...line, birth: line.birth?.slice(0, 4) ?? null }, kind));
    }
    counts.players += entries.length;
    yield entries;
  }
}
