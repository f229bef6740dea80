import { afterEach, beforeEach, expect, test } from "vitest";
import { day } from "../../src/domain/dates.ts";
import type { Registration } from "../../src/domain/registration.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { explainEntry } from "../../src/periods/lists/explain-entry.ts";
import { verifyList } from "../../src/periods/lists/verify-list.ts";
import { ruleOnTournament } from "../../src/periods/tournaments/decide.ts";
import { close, listOfSix, publish, SIX } from "../set-up/lists.ts";
import { acting, begun, importText, listText, memoryPlace, type Place } from "../set-up/offices.ts";
import { type Game, receive, register } from "../set-up/tournaments.ts";

/** Articles about tournaments and lists, as the office applies them. */

let place: Place;
let ledger: Ledger;

beforeEach(async () => {
  place = memoryPlace();
  ledger = await begun(place);
});

afterEach(async () => {
  await ledger.close();
  await place.end();
});

const GAMES: readonly Game[] = [
  [1, 1, 2, "1"],
  [2, 3, 4, "="],
];

async function played(
  facts: Partial<Registration> & Pick<Registration, "start" | "end">,
  games = GAMES,
  on = facts.end,
) {
  const { tournament } = await register(ledger, { system: "swiss", ...facts }, "2010-01-01");
  const report = {
    type: "Individual: Swiss-System",
    end: facts.end,
    rateOfPlay: facts.rateOfPlay ?? "90 min + 30 sec per move",
  };
  const receipt = await receive(ledger, tournament, { people: SIX, games, start: facts.start, facts: report }, { on });
  return { tournament, receipt };
}

test("A14: a continental tournament has no longer than others for a list, one of FIDE has", async () => {
  await importText(acting(ledger), listOfSix(), "2018-02-01");
  const dates = { start: day("2018-02-20"), end: day("2018-02-28") };
  const continental = await played({ ...dates, heldBy: "continental" });
  const fide = await played({ ...dates, heldBy: "fide" }, [[1, 1, 4, "1"]]);
  expect([continental.receipt.list.value, fide.receipt.list.value]).toEqual(["2018-04-01", "2018-03-01"]);
  const { draft } = await close(ledger);
  expect(draft.tournaments.map(({ id }) => id)).toEqual([fide.tournament]);
});

test("A18: rated several lists after the first rating, a tournament goes by that first rating", async () => {
  const list = (nina: number) => listText(SIX.map(({ id, name, rating = nina }) => [id!, name, rating, 0] as const));
  await importText(acting(ledger), list(0), "2013-10-01");
  await importText(acting(ledger), list(1500), "2013-11-01");
  await importText(acting(ledger), list(1600), "2013-12-01");
  const dates = { start: day("2013-10-20"), end: day("2013-10-22") };
  const { tournament } = await played(dates, [[1, 6, 4, "1"]], day("2013-12-05"));
  const ruling = {
    tournament,
    on: day("2013-12-06"),
    rated: true,
    article: null,
    reason: "not in the list taken over",
  };
  await ruleOnTournament(acting(ledger), ruling);
  const { draft } = await close(ledger);
  expect(draft.cardsOf(tournament)).toMatchObject([
    { player: "1000104", n: 0 },
    { player: "1000106", Ro: 1500, n: 1 },
  ]);
  await publish(ledger, "standard-2014-01");
  expect((await verifyList(ledger, { list: "standard-2014-01" })).differences).toEqual([]);
  const explained = await explainEntry(ledger, { player: "1000106", list: "standard-2014-01" });
  expect(JSON.stringify(explained)).toContain('"list":"2013-11-01"');
});
