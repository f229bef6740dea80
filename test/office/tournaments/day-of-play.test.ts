import { afterAll, beforeAll, expect, test } from "vitest";
import { day, type IsoDate } from "../../../src/domain/dates.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, listOfSix, SIX } from "../../set-up/offices/lists.ts";
import { acting, begun, importText, memoryPlace } from "../../set-up/offices/offices.ts";
import { type Game, receive, register } from "../../set-up/offices/tournaments.ts";

/** The hours that one player plays in a day (3.1), as far as a report says on which days its rounds were. */

const place = memoryPlace();
let ledger: Ledger;

beforeAll(async () => {
  ledger = await begun(place);
  await importText(acting(ledger), listOfSix(), "2026-10-01");
});

afterAll(async () => {
  await ledger.close();
  await place.end();
});

const DAY = day("2026-10-05");

/** At 90 minutes and 30 seconds a move each player has two hours: a round lasts four. */
async function played(games: readonly Game[], roundDates: readonly (IsoDate | null)[], rateOfPlay: string | null) {
  const dates = { start: DAY, end: day("2026-10-06") };
  const { tournament } = await register(ledger, { ...dates, system: "swiss", rateOfPlay }, "2026-09-01");
  const facts = { type: "Individual: Swiss-System", rateOfPlay, end: dates.end, roundDates };
  await receive(ledger, tournament, { people: SIX, games, start: DAY, facts }, { on: day("2026-10-07") });
  return tournament;
}

test("twelve hours a day are allowed, more are not; where the facts are missing nothing is ruled", async () => {
  const [SLOW, NEXT] = ["90 min + 30 sec per move", day("2026-10-06")];
  /** One player has a game in each round; nobody else has, and no two tournaments are alike. */
  const rounds = (count: number, one: number): readonly Game[] =>
    Array.from({ length: count }, (_, at): Game => [at + 1, one, 1 + ((one + (at % 4)) % 6), "="]);
  const three = await played(rounds(3, 1), [DAY, DAY, DAY], SLOW);
  const four = await played(rounds(4, 2), [DAY, DAY, DAY, DAY], SLOW);
  const apart = await played(rounds(4, 3), [DAY, DAY, NEXT, NEXT], SLOW);
  const undated = await played(rounds(5, 4), [null, null, null, null, null], SLOW);
  const untimed = await played(rounds(6, 5), [DAY, DAY, DAY, DAY, DAY, DAY], null);
  // Four rounds on one day, and nobody played in more than two of them.
  const changing = await played(
    [
      [1, 1, 2, "="],
      [2, 3, 4, "="],
      [3, 1, 2, "="],
      [4, 3, 4, "="],
    ],
    [DAY, DAY, DAY, DAY],
    SLOW,
  );
  const { draft } = await close(ledger);
  const counts = new Map(draft.tournaments.map((each) => [each.id, each.counts]));
  expect([three, four, apart, undated, untimed, changing].map((id) => counts.get(id))).toEqual([
    ...[true, false, true, true, true, true],
  ]);
  const against = draft.tournaments.find(({ id }) => id === four)?.against;
  expect(against?.map(({ term, basis }) => [term, basis.kind === "clause" && basis.clause])).toEqual([
    ["day of play", { code: "day-hours-over", seconds: 16 * 3600, hoursMax: 12 }],
  ]);
  expect((await commandsAt(ledger)("list review standard-2026-11")).stdout).toContain("12 are allowed");
});
