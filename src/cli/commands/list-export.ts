import type { Issue } from "../../domain/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { ListEntry } from "../../domain/list-entry.ts";
import { Refusal } from "../../domain/refusal.ts";
import { writeListCsv, writeListJson, writeListTxt, writeListXml } from "../../formats/fide-list/write-list.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/postgres/tables.ts";
import { issuesText } from "../issues.ts";
import { atDesk, type PlaceOptions } from "../office.ts";
import type { World } from "../world.ts";
import { readVersion } from "./list-show.ts";

export const EXPORTS = ["txt", "xml", "csv", "json", "canonical"] as const;

export interface ExportOptions extends PlaceOptions {
  readonly to?: string;
  readonly format: string;
  readonly version?: string;
}

const ISSUES_TOLD = 20;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

export const exportList = (list: string, options: ExportOptions, world: World): Promise<void> =>
  atDesk(options, world, async ({ ledger, words }) => {
    const { listRow } = await import("../../periods/lists/list-lines.ts");
    const format = EXPORTS.find((each) => each === options.format);
    if (format === undefined)
      throw new Refusal("bad-choice", { field: "--format", found: options.format, choices: EXPORTS });
    const row = await listRow(ledger.db, list, readVersion(options.version));
    const issues: Issue[] = [];
    const { parts, players } = await partsOf(ledger, row, format, (issue) => issues.push(issue));
    const file = options.to === undefined ? undefined : world.path(options.to);
    world.write(file, parts);
    for (const line of issuesText(words, options.to ?? list, issues.slice(0, ISSUES_TOLD))) world.warn(line);
    if (issues.length > ISSUES_TOLD) world.warn(words.office.issuesLeftOut(issues.length - ISSUES_TOLD));
    if (options.to === undefined) return;
    const { version } = row;
    if (options.json) world.print(JSON.stringify({ list, version, file: options.to, format, players }));
    else world.print(words.office.lists.exported(options.to, players));
  });

interface Exported {
  readonly parts: Iterable<string | Uint8Array>;
  readonly players: number;
}

async function partsOf(
  ledger: Ledger,
  row: ListRow,
  format: (typeof EXPORTS)[number],
  tell: (issue: Issue) => void,
): Promise<Exported> {
  const { kindOf } = await import("../../periods/lists/list-lines.ts");
  if (format === "canonical") return canonical(ledger, row);
  const kind = kindOf(row);
  const entries = await entriesOf(ledger, row, kind);
  const month = `${MONTHS[Number(row.date.slice(5, 7)) - 1]}${row.date.slice(2, 4)}`;
  const write = {
    txt: () => writeListTxt(entries, { kind, month }, tell),
    xml: () => writeListXml(entries, kind, tell),
    csv: () => writeListCsv(entries, kind, tell),
    json: () => writeListJson(entries),
  };
  return { parts: write[format](), players: entries.length };
}

/** The bytes whose hash is the list's. A list that was taken over has none of our making. */
async function canonical({ content }: Ledger, row: ListRow): Promise<Exported> {
  const { openList } = await import("../../periods/lists/canonical-reader.ts");
  if (row.making === null)
    throw new Refusal("cannot-convert", { from: row.origin, to: "canonical", choices: EXPORTS.slice(0, -1) });
  const parts: Uint8Array[] = [];
  for await (const part of content(row.content)) parts.push(part);
  const { header } = await openList(content(row.content));
  return { parts, players: header.counts.players };
}

/** Whom the list shows with a rating, by id as the list has them. */
async function entriesOf(ledger: Ledger, row: ListRow, kind: ListKind): Promise<readonly ListEntry[]> {
  const { entryOf, linesOfList } = await import("../../periods/lists/list-lines.ts");
  const entries: ListEntry[] = [];
  for await (const lines of linesOfList(ledger, row))
    for (const line of lines) if (line.shown && line.rating !== null) entries.push(entryOf(line, kind));
  return entries;
}
