import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import type { BookWatch } from "../../../statistics/club/book-watch.ts";
import { decimals } from "../../../words/numbers.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, readsBook } from "../clubs/club-common.ts";

export function addMonitorClub(group: Command, world: World): void {
  const command = group
    .command("club")
    .description("How well the scale of a club's book holds: games by the Swedish table, members period by period");
  readsBook(command).action((options: ClubOptions) => run(options, world));
}

const run = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context: { words }, facts, on }) => {
    const { clubWatch } = await import("../../../periods/monitor/club-watch.ts");
    const watch = clubWatch(facts, on);
    if (watch.games === 0) throw new Refusal("no-rated-games");
    if (options.json) return world.print(JSON.stringify(watch, null, 2));
    for (const line of clubWatchText(words, watch, world)) world.print(line);
  });

function clubWatchText(words: Catalogue, watch: BookWatch, world: World): readonly string[] {
  const { monitor, scaleReport } = words;
  const { levels } = scaleReport;
  const number = (value: number | null, places = 0): string =>
    value === null ? "–" : decimals(words.language, value, places);
  const { value, low, high } = watch.deflationIndex ?? { value: null, low: null, high: null };
  const cohorts = watch.anchorCohorts.map(({ from, to, members, change }) => [
    ...[from, to, String(members), change === null ? "–" : signed(number(change, 1))],
  ]);
  const { movement } = monitor;
  return [
    monitor.calibrated(watch.games),
    `${monitor.measures.deflationIndex}: ${number(value, 2)} (${number(low, 2)} … ${number(high, 2)})`,
    "",
    monitor.bands,
    ...rowsText(words, watch, world),
    "",
    levels.title,
    ...periodsText(words, watch, world),
    ...(cohorts.length === 0
      ? []
      : [
          ...["", levels.cohortTitle, levels.cohortNote],
          ...tableText(
            [movement.heads.from, movement.heads.to, movement.heads.players, movement.heads.change],
            cohorts,
            world,
          ),
        ]),
  ];
}

function rowsText({ language, monitor: { heads, flagged } }: Catalogue, { rows }: BookWatch, world: World) {
  const share = (value: number): string => decimals(language, value, 3);
  return tableText(
    [heads.difference, heads.games, heads.expected, heads.scored, heads.deviation, heads.standardError, heads.flag],
    rows.map(({ from, to, games, expected, scored, difference, standardError, flag }) => [
      to === null ? `≥ ${from}` : `${from}–${to}`,
      ...[String(games), share(expected), share(scored), signed(share(difference)), share(standardError)],
      flag ? flagged : "",
    ]),
    world,
  );
}

function periodsText({ language, monitor: { movement } }: Catalogue, { periods }: BookWatch, world: World) {
  const { heads } = movement;
  const number = (value: number | null): string => (value === null ? "–" : decimals(language, value));
  return tableText(
    [heads.from, heads.players, heads.median, heads.games, heads.points],
    periods.map(({ start, members, median, games, moved }) => [
      ...[start, String(members), number(median), String(games), signed(number(moved))],
    ]),
    world,
  );
}
