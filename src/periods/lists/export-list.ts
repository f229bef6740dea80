import type { Issue } from "../../domain/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { LIST_EXPORTS, type ListExport } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import { writeListCsv, writeListJson, writeListTxt, writeListXml } from "../../formats/fide-list/write-list.ts";
import { writeUnratedCsv } from "../../formats/fide-list/write-unrated.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/postgres/tables.ts";
import { openList } from "./canonical-reader.ts";
import { entryOf, kindOf, linesOfList, type ShownLine } from "./list-lines.ts";
import { unratedOf } from "./sections.ts";

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

export interface Exported {
  readonly parts: Iterable<string | Uint8Array>;
  readonly players: number;
  /** Rated players who are in no file because they have no federation. */
  readonly withoutFederation: number;
}

/** Whether the public may still see a player whom the list shows. */
export type IsPublic = (line: { readonly player: number; readonly federation: string }) => boolean;

/**
 * A list as a file, in parts, with what could not be written as the form wants it. For the public without those whom it may
 * not see any more, and of a birth only the year.
 */
export async function exportedList(
  ledger: Ledger,
  row: ListRow,
  format: ListExport,
  tell: (issue: Issue) => void,
  isPublic: IsPublic | null = null,
): Promise<Exported> {
  if (format === "canonical") return canonical(ledger, row);
  if (format === "unrated") return unrated(ledger, row, isPublic);
  const kind = kindOf(row);
  const { entries, withoutFederation } = await entriesOf(ledger, row, kind, isPublic);
  const month = `${MONTHS[Number(row.date.slice(5, 7)) - 1]}${row.date.slice(2, 4)}`;
  const write = {
    txt: () => writeListTxt(entries, { kind, month }, tell),
    xml: () => writeListXml(entries, kind, tell),
    csv: () => writeListCsv(entries, kind, tell),
    json: () => writeListJson(entries),
  };
  return { parts: write[format](), players: entries.length, withoutFederation };
}

/** The bytes whose hash is the list's. A list that was taken over has none of our making. */
async function canonical({ content }: Ledger, row: ListRow): Promise<Exported> {
  if (row.making === null)
    throw new Refusal("cannot-convert", { from: row.origin, to: "canonical", choices: LIST_EXPORTS.slice(0, -1) });
  const parts: Uint8Array[] = [];
  for await (const part of content(row.content)) parts.push(part);
  const { header } = await openList(content(row.content));
  return { parts, players: header.counts.players, withoutFederation: 0 };
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
  return { parts: writeUnratedCsv(entries), players: entries.length, withoutFederation: 0 };
}

/** Whom the list shows with a rating, by id as the list has them. */
async function entriesOf(
  ledger: Ledger,
  row: ListRow,
  kind: ListKind,
  isPublic: IsPublic | null,
): Promise<{ readonly entries: readonly ListEntry[]; readonly withoutFederation: number }> {
  const entries: ListEntry[] = [];
  let withoutFederation = 0;
  for await (const lines of linesOfList(ledger, row))
    for (const line of lines) {
      if (line.rating !== null && !line.shown && line.federation === null) withoutFederation += 1;
      if (!line.shown || line.rating === null) continue;
      if (isPublic === null) entries.push(entryOf(line, kind));
      else if (isPublic({ player: Number(line.id), federation: line.federation ?? "" }))
        entries.push(entryOf({ ...line, birth: line.birth?.slice(0, 4) ?? null }, kind));
    }
  return { entries, withoutFederation };
}
