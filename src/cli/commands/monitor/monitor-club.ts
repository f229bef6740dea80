import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { bookScale } from "../../../presentation/studies/book-scale.ts";
import { sheetText } from "../../text/sheet.ts";
import type { World } from "../../world.ts";
import { atBook, type ClubOptions, readsBook } from "../clubs/club-common.ts";

export function addMonitorClub(group: Command, world: World): void {
  const command = group
    .command("club")
    .description(
      "How well the scale of a club's book holds: games by the Swedish table, members period by period, age and rating groups",
    );
  readsBook(command).action((options: ClubOptions) => run(options, world));
}

const run = (options: ClubOptions, world: World): Promise<void> =>
  atBook(options, world, async ({ context: { words, ledger }, ...book }) => {
    const { statedClubWatch } = await import("../../../periods/monitor/club-alarms.ts");
    const watch = await statedClubWatch(ledger.db, book);
    if (watch.games === 0) throw new Refusal("no-rated-games");
    if (options.json) return world.print(JSON.stringify(watch, null, 2));
    const { about, alarms, rows, periods, ledger: points, groups, cohorts } = bookScale(words, watch);
    const sections = [about, alarms, rows, periods, points, groups, ...(cohorts === null ? [] : [cohorts])];
    for (const line of sheetText(sections, world)) world.print(line);
  });
