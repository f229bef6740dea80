import { expect, test } from "vitest";
import { against, listed, testOffice } from "../../../test/set-up/periods.ts";
import { yearsOnly } from "../../explanation/years-only.ts";
import { explainedJson } from "../../server/explained.ts";
import { english } from "../../words/en.ts";
import { explainedText } from "./explained-text.ts";

/** How a player's line is explained who was unrated when playing and rated when the tournament was (8.4). */

const lists = (date: string, ...x: readonly ReturnType<typeof listed>[]) => [
  ...["A", "B", "C", "D"].map((id, index) => listed(id, 1900 - 50 * index, date)),
  ...x,
];

function explained() {
  const office = testOffice({
    lists: {
      "2012-01-01": lists("2012-01-01"),
      "2012-03-01": lists("2012-03-01", listed("X", 1800, "2012-03-01", { gamesSoFar: 9, k: 30, highest: 1800 })),
      "2012-05-01": lists("2012-05-01", listed("X", 1860, "2012-05-01", { gamesSoFar: 35, k: 15, highest: 1860 })),
    },
  });
  const games = against("X", ["A", 1], ["B", 0.5]);
  const draft = office.close("2012-07-01", [{ start: "2012-02-25", games }], { path: "derivation" });
  const rated = draft.explainTournament("T1");
  return {
    list: "standard-2012-07-01",
    version: 1,
    date: draft.list,
    isPublished: true,
    player: "X",
    entry: draft.entries.get("X") ?? null,
    rating: draft.explain("X"),
    standing: draft.explainEntry("X"),
    pool: null,
    first: null,
    tournaments: [
      {
        id: "T1",
        tournament: "T1",
        name: "Open",
        start: draft.list,
        end: draft.list,
        ratings: "standard-2012-01-01",
        rated,
        place: 0,
        card: draft.cardsOf("T1")[0] ?? null,
        players: rated.players.map(({ entrant: { name } }) => ({ id: name, name })),
      },
    ],
  };
}

test("B7: each game has its colour, D, expected score, gain and points, and the list of the own rating is named", () => {
  const text = explainedText(english, explained(), { widthMax: 120 }).join("\n");
  expect(text).toMatch(/^ *1 +White +A +1900 +1 +-100 +0\.36 +\+0\.64 +\+19\.20 *$/m);
  expect(text).toMatch(/^ *2 +White +B +1850 +½ +-50 +0\.43 +\+0\.07 +\+2\.10 *$/m);
  expect(text).toContain("Own rating: 1800 (list of 2012-03-01). § 8.4: joined the list after the start");
});

test("B7: programs are told the same", () => {
  const [told] = explainedJson(english, { ...explained(), rating: yearsOnly()(explained().rating) }).tournaments;
  expect(told).toMatchObject({
    card: { gain: 0.71, change: 21.3 }, // B11: in points, as the gains of the games are
    ownRating: { rating: 1800, list: "2012-03-01", article: "8.4" },
    games: [
      { difference: -100, expected: 0.36, gain: 0.64, points: 19.2 },
      { difference: -50, expected: 0.43, gain: 0.07, points: 2.1 },
    ],
  });
});
