import type { Command } from "commander";
import { POOL_DEFAULTS } from "../../../periods/monitor/simulation-request.ts";
import { PAIRINGS } from "../../../statistics/simulation/settings.ts";

export const withPool = (command: Command): Command =>
  command
    .option("--players <number>", "players at the start", POOL_DEFAULTS.players)
    .option("--lists <number>", "monthly lists", POOL_DEFAULTS.lists)
    .option("--start <month>", "month of the first list, YYYY-MM", POOL_DEFAULTS.start)
    .option("--seed <number>", "seed of the random numbers; the same seed gives the same report", POOL_DEFAULTS.seed)
    .option("--pairing <kind>", `who meets whom: ${PAIRINGS.join(", ")}`, POOL_DEFAULTS.pairing);
