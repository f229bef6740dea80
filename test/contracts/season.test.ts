import { expect, test } from "vitest";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { casesOf } from "../set-up/share.ts";
import { compareSeason } from "./season-contract.ts";

/** Issue 13, done when: a whole season by a second calculation, entry by entry. */

const SEASONS = [
  { seed: 1, from: "2014-05-01", until: "2014-09-01", tournamentsEachMonth: 4 },
  { seed: 2, from: "2021-11-01", until: "2022-03-01", tournamentsEachMonth: 4 },
  { seed: 3, from: "2023-03-01", until: "2024-05-01", tournamentsEachMonth: 1 },
  { seed: 4, from: "2025-08-01", until: "2025-12-01", tournamentsEachMonth: 4 },
] as const;

test.each(SEASONS.slice(0, casesOf({ few: 2, all: SEASONS.length })))(
  "a second calculation, from the regulations alone, gives the lists from $from to $until",
  async (season) => {
    const place = memoryPlace();
    const ledger = await begun(place);
    try {
      const { first, changed } = await compareSeason(ledger, { ...season, players: 48 });
      // Otherwise nothing was compared.
      expect([first > 0, changed > 50]).toEqual([true, true]);
    } finally {
      await ledger.close();
      await place.end();
    }
  },
);
