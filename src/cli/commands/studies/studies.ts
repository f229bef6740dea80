import type { Command } from "commander";
import type { World } from "../../world.ts";
import { addCompareStudy } from "./compare.ts";
import { addReplayGames } from "./replay-games.ts";
import { addReplayOffice } from "./replay-office.ts";

/** What other rules would have done with games that were played. */
export function addStudies(program: Command, world: World): void {
  const group = program
    .command("studies")
    .description("Replays games under other rules and rating systems, and says which predict best");
  addCompareStudy(group, world);
  addReplayGames(group, world);
  addReplayOffice(group, world);
}
