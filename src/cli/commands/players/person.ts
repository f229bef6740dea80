import type { Command } from "commander";
import type { ErasureSummary } from "../../../domain/erasure.ts";
import type { HeldFacts } from "../../../periods/persons/held-facts.ts";
import type { HeldMentions } from "../../../periods/persons/held-mentions.ts";
import { shownErasure } from "../../../presentation/erasure.ts";
import { entryText } from "../../../words/entry-text.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { officeOf, type PlaceOptions, type WritingOptions, withOffice, withPlace, withReason } from "../../office.ts";
import { progressBar } from "../../progress.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { factLines } from "./players-show.ts";

interface ReasonOptions extends WritingOptions {
  readonly reason: string;
}

interface ExportOptions extends PlaceOptions {
  readonly to?: string;
}

/** What persons may ask of those who hold data about them. */
export function addPerson(program: Command, world: World): void {
  const group = program.command("persons").description("What the office holds about one person");
  const held = group
    .command("export")
    .description("Everything held about one person: readable, or with --json row by row")
    .argument("<person>", "player ID, club/member, or the name of an arbiter or organiser")
    .option("--to <file>", "output file (default: standard output)");
  withPlace(held).action((id: string, options: ExportOptions) => exportHeld(id, options, world));
  const erase = group
    .command("erase")
    .description("Erases everything that says who a person is; every published number stays")
    .argument(
      "<person...>",
      "player IDs; of members whom only a club knows, club/member; of arbiters and organisers the name",
    );
  withReason(erase).action((ids: readonly string[], options: ReasonOptions) => eraseAll(ids, options, world));
}

const eraseAll = (players: readonly string[], options: ReasonOptions, world: World): Promise<void> =>
  withOffice(options, world, async (context) => {
    const { erasePersons } = await import("../../../periods/persons/erasure/erase-person.ts");
    const { erasureSummary } = await import("../../../periods/persons/erasure/plan-erasure.ts");
    const { sequence } = await context.ledger.head();
    const bar = progressBar(world, sequence);
    const request = { players, reason: options.reason, progress: bar.to };
    const erased = await erasePersons(officeOf(context, options), request).finally(bar.end);
    const found = erased.map(({ plan, entry }) => ({ ...erasureSummary(plan), entry: entry?.sequence ?? null }));
    if (options.json) return world.print(JSON.stringify(found, null, 2));
    for (const line of erasureLines(context.words, found)) world.print(line);
  });

function* erasureLines(
  words: Catalogue,
  erased: readonly (ErasureSummary & { readonly entry: number | null })[],
): Generator<string> {
  const says = words.office.erasure;
  for (const { entry, ...summary } of erased) {
    const { goes, staysHead, stays } = shownErasure(words, summary);
    yield* [says.goes, ...goes.map(asItem), staysHead, ...stays.map(asItem)];
    if (entry !== null) yield summary.byName ? says.doneNamed(entry) : says.done(summary.player, entry);
  }
  yield says.backups;
}

const asItem = (text: string): string => `  - ${text}`;

const exportHeld = (id: string, options: ExportOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { heldFacts } = await import("../../../periods/persons/held-facts.ts");
    const { heldByName, heldMember } = await import("../../../periods/persons/held-mentions.ts");
    const { isMemberKey } = await import("../../../periods/persons/own-members.ts");
    const written = <Held>(
      held: Held,
      lines: (words: Catalogue, held: Held, world: World) => readonly string[],
    ): string => (options.json ? JSON.stringify(held, null, 2) : lines(words, held, world).join("\n"));
    const text = /^\d+$/.test(id)
      ? written(await heldFacts(ledger.db, id), heldLines)
      : written(await (isMemberKey(id) ? heldMember(ledger, id) : heldByName(ledger, id)), mentionLines);
    if (options.to === undefined) return world.print(text);
    world.write(world.path(options.to), [`${text}\n`]);
  });

function mentionLines(words: Catalogue, { names, lines, journal, files }: HeldMentions, world: World) {
  const { heads, mentions, others } = words.office.held;
  const { columns } = words.office;
  const rows = journal.map((entry) => [String(entry.sequence), entry.time, entry.by, entryText(words, entry).text]);
  const head = [columns.entry, columns.time, columns.by, columns.what];
  return [
    names.join("; "),
    ...(rows.length === 0 ? [] : ["", heads.journal, ...tableText(head, rows, world)]),
    "",
    mentions(lines.length, files.length),
    others,
  ];
}

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
