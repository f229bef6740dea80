import { Refusal } from "../../domain/refusal.ts";
import { readCount, readListDate } from "../../rating/read.ts";
import type { SimulationSettings } from "../../statistics/simulation/report.ts";
import { PAIRINGS, type PairingMethod } from "../../statistics/simulation/settings.ts";

/** What to simulate, as it is written in commands and addresses. */
export interface SimulationWished {
  readonly players: string;
  readonly lists: string;
  readonly start: string;
  readonly seed: string;
  readonly pairing: string;
}

/** How large a pool may be: a command may take long, a server has others to answer. */
export const POOL_LIMITS = {
  command: { players: 500_000, lists: 600 },
  server: { players: 100_000, lists: 240 },
} as const;

/** What is simulated where nothing else is asked for. */
export const POOL_DEFAULTS: SimulationWished = {
  ...{ players: "10000", lists: "120", start: "2020-01", seed: "1", pairing: "swiss" },
};

export function simulationRequested(
  { players, lists, start, seed, pairing }: SimulationWished,
  limits: (typeof POOL_LIMITS)[keyof typeof POOL_LIMITS],
): SimulationSettings {
  if (!PAIRINGS.some((each) => each === pairing))
    throw new Refusal("bad-choice", { field: "pairing", found: pairing, choices: PAIRINGS });
  return {
    seed: readCount(seed, "seed", { from: 0, to: 0xffffffff }),
    players: readCount(players, "players", { from: 100, to: limits.players }),
    lists: readCount(lists, "lists", { from: 1, to: limits.lists }),
    start: readListDate(start, "start"),
    pairing: pairing as PairingMethod,
  };
}
