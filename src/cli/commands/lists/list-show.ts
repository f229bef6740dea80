import { listSha256 } from "../../../domain/list.ts";
import { LIST_SECTIONS } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { ShownLine } from "../../../periods/lists/format/list-lines.ts";
import { readCount } from "../../../rating/read.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

export type AllOptions = PlaceOptions;

export interface ShowOptions extends PlaceOptions {
  readonly section: string;
  readonly version?: string;
  readonly limit: string;
}

const LINES_MAX = 10_000_000;
const VERSION_MAX = 999;
/** Enough of a hash to tell lists apart. */
const HASH_SHOWN = 12;

export const readVersion = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : readCount(text, "--version", { from: 1, to: VERSION_MAX });

export const showAll = (options: AllOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { allLists } = await import("../../../ledger/queries/lists/lists.ts");
    const { stateOf } = await import("../../../periods/lists/format/list-lines.ts");
    const lists = (await allLists(ledger.db)).map((row) => ({
      list: row.list,
      version: row.version,
      date: row.date,
      state: stateOf(row),
      entry: row.published ?? row.discarded ?? row.sequence,
      sha256: listSha256(row),
    }));
    if (options.json) return world.print(JSON.stringify({ lists }, null, 2));
    const { columns, states } = words.office.lists;
    const heads = [columns.list, columns.version, columns.date, columns.state, columns.entry, columns.sha256];
    const rows = lists.map(({ list, version, date, state, entry, sha256 }) => [
      list,
      String(version),
      date,
      states[state],
      String(entry),
      sha256.slice(0, HASH_SHOWN),
    ]);
    for (const line of tableText(heads, rows, world)) world.print(line);
  });

export const showSection = (
  list: string,
  federation: string | undefined,
  options: ShowOptions,
  world: World,
): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { listRow, stateOf } = await import("../../../periods/lists/format/list-lines.ts");
    const { sectionOf } = await import("../../../periods/lists/export/sections.ts");
    const { readFederationCode } = await import("../../../periods/federations.ts");
    const section = LIST_SECTIONS.find((each) => each === options.section);
    if (section === undefined)
      throw new Refusal("bad-choice", { field: "--section", found: options.section, choices: LIST_SECTIONS });
    const row = await listRow(ledger.db, list, readVersion(options.version));
    const limit = readCount(options.limit, "--limit", { from: 1, to: LINES_MAX });
    if (federation !== undefined && section !== "federation")
      throw new Refusal("bad-choice", { field: "--section", found: section, choices: ["federation"] });
    const of = section === "federation" ? readFederationCode(federation ?? "") : null;
    const { lines, total } = await sectionOf(ledger, row, { section, federation: of, limit });
    const { version, date } = row;
    if (options.json)
      return world.print(JSON.stringify({ list, version, date, state: stateOf(row), section, total, lines }, null, 2));
    const { columns, none, more } = words.office.lists;
    // No regulation defines them: our reading is printed with them.
    if (section === "juniors") world.print(words.readings["juniors-under-twenty"].answer);
    if (total === 0) return world.print(none);
    const heads = [columns.place, columns.player, columns.title, columns.name, columns.federation, columns.rating];
    heads.push(columns.change, columns.games, columns.k, columns.birth, columns.flag);
    const rows = lines.map((line, place) => cellsOf(words, line, place + 1));
    for (const text of tableText(heads, rows, world)) world.print(text);
    if (lines.some(({ kDerived }) => kDerived)) world.print(words.web.lists.coefficientDerived);
    if (total > lines.length) world.print(more(total - lines.length));
  });

const cellsOf = (words: Catalogue, line: ShownLine, place: number): readonly string[] => [
  String(place),
  line.id,
  line.title ?? line.womenTitle ?? "",
  line.name,
  line.federation ?? "",
  String(line.rating ?? ""),
  String(line.change ?? ""),
  String(line.games),
  `${line.k ?? ""}${line.kDerived ? "*" : ""}`,
  line.birth ?? "",
  line.activity === "active" ? "" : words.office.lists.inactive,
];
