import type { Command } from "commander";
import type { World } from "../../world.ts";
import { addMonitorClub } from "./monitor-club.ts";
import { addMonitorGames } from "./monitor-games.ts";
import { addMonitorLists } from "./monitor-lists.ts";
import { addMonitorOffice } from "./monitor-office.ts";

/** How well a scale holds: on files that need no office, and over the lists of one. */
export function addMonitor(program: Command, world: World): void {
  const group = program
    .command("monitor")
    .description("Watches the rating scale: calibration, drift, entrants and leavers");
  addMonitorGames(group, world);
  addMonitorLists(group, world);
  addMonitorOffice(group, world);
  addMonitorClub(group, world);
}
