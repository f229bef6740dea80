import { expect, test } from "vitest";
import { begun, memoryPlace } from "../set-up/offices/offices.ts";
import { compareSeason } from "./season-contract.ts";

test.each([
  { seed: 101, from: "2014-04-01", until: "2026-01-01", players: 90, tournamentsEachMonth: 5 },
  { seed: 102, from: "2013-01-01", until: "2017-12-01", players: 120, tournamentsEachMonth: 3 },
  { seed: 103, from: "2020-06-01", until: "2026-01-01", players: 120, tournamentsEachMonth: 4 },
])("a second calculation gives every list from $from to $until (seed $seed)", async (season) => {
  const place = memoryPlace();
  const ledger = await begun(place);
  try {
    const compared = await compareSeason(ledger, season);
    expect(Math.min(compared.first, compared.delisted, compared.inactive)).toBeGreaterThan(0);
  } finally {
    await ledger.close();
    await place.end();
  }
});
