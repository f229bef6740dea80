import type { Command } from "commander";
import type { World } from "../../world.ts";
import { addMonitorGames } from "./monitor-games.ts";
import { addMonitorLists } from "./monitor-lists.ts";

/** How well a scale holds, on files that need no office. */
export function addMonitor(program: Command, world: World): void {
  const group = program
    .command("monitor")
    .description("Watches the rating scale: calibration, drift, entrants and leavers");
  addMonitorGames(group, world);
  addMonitorLists(group, world);
}
