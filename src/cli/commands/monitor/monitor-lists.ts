import type { Command } from "commander";
import { type IsoDate, yearOf } from "../../../domain/dates.ts";
import { countIssues } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import { groupRequested, type PoolGroup } from "../../../domain/pool-groups.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { listRequested } from "../../../rating/edition-of.ts";
import { readListDate } from "../../../rating/read.ts";
import { membersOf } from "../../../statistics/lists/groups.ts";
import { Federations, type PoolPlayer, poolList } from "../../../statistics/lists/pool-list.ts";
import { type ListOfSeries, listSeriesReport } from "../../../statistics/lists/series-report.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import { EXIT } from "../../exit-codes.ts";
import { readListOf } from "../../input/list-files.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { progressBar } from "../../progress.ts";
import { issueJson, issuesText } from "../../text/issues.ts";
import { movementText } from "../../text/movement-text.ts";
import type { World } from "../../world.ts";

interface Options extends CommonOptions {
  readonly list?: string;
  readonly month?: readonly string[];
  readonly group?: string;
}

export function addMonitorLists(group: Command, world: World): void {
  const command = group
    .command("lists")
    .description("What happened between published lists: entrants, leavers, moves without a game, change per game")
    .argument("<files...>", "two or more rating lists in the order of their dates: TXT, XML or CSV")
    .option("--list <kind>", `which ratings: ${LIST_KINDS.join(", ")} (default: standard)`)
    .option(
      "--month <month...>",
      "month of each list, YYYY-MM, in the same order; needed for ages and the anchor cohort",
    )
    .option("--group <group>", "only some players: federation=SWE, sex=w, age=19-34, rating=2600- (default: all)");
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const words = await loadCatalogue(options.lang);
  const kind = listRequested(options.list);
  const dates = datesOf(files, options);
  const federations = new Federations();
  const lists: ListOfSeries[] = [];
  const issues: { readonly file: string; readonly issue: Issue }[] = [];
  const bar = progressBar(world, files.length);
  for (const [index, file] of files.entries()) {
    bar.to(index);
    const { add, columns } = poolList(federations);
    const read = await readListOf(file, world, kind, (entry) => addRated(entry, kind, add));
    if (!read.isList) throw new Refusal("not-a-list", { file });
    issues.push(...read.issues.map((issue) => ({ file, issue })));
    lists.push({ name: file, date: dates[index] ?? null, list: columns() });
  }
  bar.end();
  const group = groupIn(options, lists, federations);
  const result = listSeriesReport(lists, membersOf(group));
  if (options.json) {
    const shown = issues.map(({ file, issue }) => ({ file, ...issueJson(words, issue) }));
    world.print(JSON.stringify({ ...result, issues: shown }, null, 2));
  } else {
    for (const file of files) {
      const own = issues.flatMap((each) => (each.file === file ? [each.issue] : []));
      for (const line of issuesText(words, file, own)) world.warn(line);
    }
    for (const line of movementText(words, result, world)) world.print(line);
  }
  if (countIssues(issues.map(({ issue }) => issue)).errors > 0) world.exit(EXIT.no);
}

/** A federation must be on a list; an age needs months to be known. */
function groupIn(
  { group: asked, month = [] }: Options,
  lists: readonly ListOfSeries[],
  federations: Federations,
): PoolGroup | null {
  const group = groupRequested(asked, new Set(federations.all().filter((code) => code !== "")));
  if (group?.by === "age" && month.length === 0) throw new Refusal("months-unfit", { lists: lists.length, months: 0 });
  return group;
}

/** A month for each list or for none, one after the other. */
function datesOf(files: readonly string[], { month = [] }: Options): readonly IsoDate[] {
  if (files.length < 2) throw new Refusal("two-lists-needed");
  const dates = month.flatMap((each) => each.split(",")).map((each) => readListDate(each, "month"));
  const inOrder = dates.every((date, index) => index === 0 || date > dates[index - 1]!);
  if (dates.length > 0 && (dates.length !== files.length || !inOrder))
    throw new Refusal("months-unfit", { lists: files.length, months: dates.length });
  return dates;
}

function addRated(
  { id, standings, birth, sex, federation, inactive }: ListEntry,
  kind: ListKind,
  add: (player: PoolPlayer) => void,
): void {
  const { rating = null, games = null } = standings[kind] ?? {};
  if (rating === null) return;
  add({
    ...{ id: Number(id), rating, games, sex, federation, inactive },
    birthYear: birth === null ? 0 : yearOf(birth),
  });
}
