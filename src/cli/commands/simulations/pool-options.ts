import type { Command } from "commander";
import { Refusal } from "../../../domain/refusal.ts";
import { readCount, readListDate } from "../../../rating/read.ts";
import type { SimulationSettings } from "../../../statistics/simulation/report.ts";
import { PAIRINGS, type PairingMethod } from "../../../statistics/simulation/settings.ts";

export interface SimulationOptions {
  readonly players: string;
  readonly lists: string;
  readonly start: string;
  readonly seed: string;
  readonly pairing: string;
}

export const withPool = (command: Command): Command =>
  command
    .option("--players <number>", "players at the start", "10000")
    .option("--lists <number>", "monthly lists", "120")
    .option("--start <month>", "month of the first list, YYYY-MM", "2020-01")
    .option("--seed <number>", "seed of the random numbers; the same seed gives the same report", "1")
    .option("--pairing <kind>", `who meets whom: ${PAIRINGS.join(", ")}`, "swiss");

export function settingsOf({ players, lists, start, seed, pairing }: SimulationOptions): SimulationSettings {
  if (!PAIRINGS.some((each) => each === pairing))
    throw new Refusal("bad-choice", { field: "pairing", found: pairing, choices: PAIRINGS });
  return {
    seed: readCount(seed, "seed", { from: 0, to: 0xffffffff }),
    players: readCount(players, "players", { from: 100, to: 500_000 }),
    lists: readCount(lists, "lists", { from: 1, to: 600 }),
    start: readListDate(start, "start"),
    pairing: pairing as PairingMethod,
  };
}
