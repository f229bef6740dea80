import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { enterGames } from "../../../src/periods/clubs/games.ts";
import { game, withClub } from "../../set-up/offices/clubs.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { acting, begun, folderPlace, type Place, serverPlace } from "../../set-up/offices/offices.ts";

const said: string[] = [];

describe.each([
  ["a folder", async () => folderPlace()],
  ["a server", () => serverPlace()],
])("the scale of a club's book in %s", (_, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  const monitor = (more: string) => commandsAt(ledger)(`monitor club --club prov-1 --on 2026-06-01 ${more}`);

  beforeAll(async () => {
    place = await placeOf();
    ledger = await begun(place);
    await withClub(ledger, "prov-1");
  });
  afterAll(async () => {
    await ledger.close();
    await place.end();
  });

  test("a book without games is refused", async () => {
    const { status, stderr } = await monitor("");
    expect([status, stderr.length > 0]).toEqual([2, true]);
  });

  test("games by the rows of the table, members period by period", async () => {
    // Between equals 16 of 32 are at stake for each; 1190 against 1500 is a difference of 310: 28 of 32.
    const games = [
      game("2026-01-12", 1, "1-0", 2),
      game("2026-01-19", 2, "1/2-1/2", 1),
      game("2026-01-26", 1, "1/2-1/2", 4),
      game("2026-02-02", 4, "1-0", 2),
      game("2026-02-09", 1, "+-", 4),
    ];
    await enterGames(acting(ledger), { club: "prov-1", on: day("2026-02-10") }, games);
    const { status, stdout } = await monitor("--json");
    expect(status).toBe(0);
    const watch = JSON.parse(stdout);
    expect(watch.games).toBe(4);
    expect(watch.rows).toMatchObject([
      { from: 0, to: 10, games: 2, expected: 0.5, scored: 0.75, difference: 0.25, flag: false },
      { from: 309, to: 352, games: 2, expected: 0.875, scored: 0.25, difference: -0.625 },
    ]);
    // Between equals nobody is the favourite: (0.875 − 0.5 + 0.875 − 0) / 4.
    expect(watch.deflationIndex.value).toBeCloseTo(31.25, 6);
    expect(watch.periods[0]).toMatchObject({ start: "2026-01-01", members: 4, median: 1500, games: 4 });
    said.push(stdout);
    const text = (await monitor("--lang sv")).stdout;
    expect(text).toMatch(/^309–352 +2 /m);
    expect(text).toMatch(/^2026-01-01 +4 +1500 +4 /m);
  });
});

test("both engines gave the same bytes", () => {
  expect(said).toHaveLength(2);
  expect(said[1]).toBe(said[0]);
});
