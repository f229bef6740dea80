import type { Command } from "commander";
import type { HeldFacts } from "../../../periods/persons/held-facts.ts";
import { entryText } from "../../../words/entry-text.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { factLines } from "./players-show.ts";

interface ExportOptions extends PlaceOptions {
  readonly to?: string;
}

/** What persons may ask of those who hold data about them. */
export function addPerson(program: Command, world: World): void {
  const group = program.command("persons").description("What the office holds about one person");
  const held = group
    .command("export")
    .description("Everything held about one person: readable, or with --json row by row")
    .argument("<number>", "player ID")
    .option("--to <file>", "output file (default: standard output)");
  withPlace(held).action((id: string, options: ExportOptions) => exportHeld(id, options, world));
}

const exportHeld = (id: string, options: ExportOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { heldFacts } = await import("../../../periods/persons/held-facts.ts");
    const held = await heldFacts(ledger.db, id);
    const text = options.json ? JSON.stringify(held, null, 2) : heldLines(words, held, world).join("\n");
    if (options.to === undefined) return world.print(text);
    world.write(world.path(options.to), [`${text}\n`]);
  });

function heldLines(
  words: Catalogue,
  { player, records, tables, entrants, games, journal, files }: HeldFacts,
  world: World,
) {
  const { heads, counts, others } = words.office.held;
  const { columns } = words.office;
  const cell = (value: unknown): string => (value === null || value === undefined ? "–" : String(value));
  const rowsOf = (rows: readonly Readonly<Record<string, unknown>>[], names: readonly string[]) =>
    rows.map((row) => names.map((name) => cell(row[name])));
  const table = (head: string, of: readonly string[], rows: readonly (readonly string[])[]): readonly string[] =>
    rows.length === 0 ? [] : ["", head, ...tableText(of, rows, world)];
  const lists = rowsOf(tables.list_entry, ["list", "version", "rating", "games", "k"]);
  const reports = rowsOf(entrants, ["tournament", "version", "name", "reported_id", "birth", "rating"]);
  const entries = journal.map((entry) => [String(entry.sequence), entry.time, entry.by, entryText(words, entry).text]);
  return [
    ...factLines(words, player),
    ...(records.length === 0 ? [] : [words.office.mergedWith(records.join(", "))]),
    ...table(heads.lists, [columns.list, heads.version, columns.rating, columns.games, columns.k], lists),
    ...table(
      heads.reports,
      [heads.tournament, heads.version, heads.name, heads.id, heads.birth, columns.rating],
      reports,
    ),
    ...table(heads.journal, [columns.entry, columns.time, columns.by, columns.what], entries),
    "",
    counts(games.length, files.length),
    others,
  ];
}
