import { expect, test } from "vitest";
import { given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { points } from "../../../domain/units.ts";
import { FIDE_EDITIONS } from "../../register.ts";
import { enoughGames } from "./pool.ts";

const told = (
  edition: string,
  facts: { readonly n: number; readonly team?: number; readonly affiliated?: boolean },
) => {
  const { basis } = enoughGames(FIDE_EDITIONS.find(({ id }) => id === edition)!, {
    n: given("n", facts.n, COUNTED),
    teamGames: given("games in team championships", facts.team ?? 0, COUNTED),
    affiliated: given("affiliated", facts.affiliated ?? false, COUNTED),
    rating: given("Ru", points(1800), COUNTED),
  });
  return basis.kind === "clause" ? basis.clause : null;
};

test.each([
  ["a member of IBCA needs seven", { n: 6, affiliated: true }, ["too-few-games-affiliated", 6, 7]],
  ["six games of a team championship need a seventh", { n: 6, team: 6 }, ["too-few-games-team-championship", 6, 7]],
  ["eight games, six of them there: one more of any kind", { n: 8, team: 6 }, ["too-few-games", 8, 9]],
  ["no team championship, no member", { n: 6 }, ["too-few-games", 6, 9]],
] as const)("B7: 7.14g names the number that holds: %s", (_, facts, [code, found, gamesMin]) => {
  expect(told("fide-standard-2011-07", facts)).toEqual({ code, found, gamesMin });
});

test("B7: from 2014 on there is one number for all", () => {
  expect(told("fide-standard-2017-07", { n: 4, team: 4, affiliated: true })).toMatchObject({
    code: "too-few-games",
    gamesMin: 5,
  });
});
