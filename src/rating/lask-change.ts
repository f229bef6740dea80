import { given } from "../calculation/derived.ts";
import { ENTERED } from "../domain/codes/source.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Halves, halves } from "../domain/units.ts";
import { memberChange } from "../regulations/lask/articles/member-change.ts";
import type { LaskEdition } from "../regulations/lask/lask-edition.ts";
import type { Change, ChangeRequest, GameChange } from "./change-request.ts";
import { readRating, readScore, type Written } from "./read.ts";

/** The change of a member of a club over games of one period: points by the table, no K and no expectation. */
export function laskChange(edition: LaskEdition, request: ChangeRequest): Change {
  const foreign = FIDE_ONLY.filter((option) => request[option] !== undefined);
  if (foreign.length > 0) throw new Refusal("not-for-lask", { edition: edition.id, options: foreign });
  const base = given("base", readRating(request.rating, "rating"), ENTERED);
  const lowest = edition.articles.lowestRating.sets.rating;
  if (base.value < lowest) throw new Refusal("below-lowest", { rating: base.value, lowest });
  const asked = request.games ?? request.events?.flatMap(({ games }) => games) ?? [];
  if (asked.length === 0) throw new Refusal("no-games");
  const games = asked.map(({ opponent, score }) => ({
    opponent: given("opponent's base", readRating(opponent, "opponent"), ENTERED),
    score: given("score", readScore(score), ENTERED),
    bonusWithheld: null,
  }));
  const current = request.current === undefined ? null : given("current rating", readHalves(request.current), ENTERED);
  const before = current?.value ?? base.value * 2;
  const {
    games: each,
    change,
    newBase,
  } = memberChange(edition, { base, current, bonus: request.bonus ? "recommended" : null }, games);
  const results: GameChange[] = games.map(({ opponent, score }, index) => ({
    opponent: opponent.value,
    score: score.value / 100,
    difference: each[index]!.difference.value,
    expected: null,
    gain: (each[index]!.current.value - (each[index - 1]?.current.value ?? before)) / 2,
  }));
  return {
    edition: edition.id,
    rating: base.value,
    k: null,
    n: games.length,
    score: games.reduce((sum, { score }) => sum + score.value, 0) / 100,
    expected: null,
    change: change.value / 2,
    rounded: newBase.value - base.value,
    newRating: newBase.value,
    games: results,
    events: [],
    derivation: newBase,
  };
}

/** What the Swedish book does not know. */
const FIDE_ONLY = ["k", "gamesBefore", "highest", "birth", "on", "list", "forList"] as const;

/** A current rating, whole or with a half: 2213.5 or 2213½. */
function readHalves(written: Written): Halves {
  const text = String(written).trim().replace("½", ".5").replace(",", ".");
  const value = Number(text) * 2;
  if (!/^\d{1,4}(\.[05])?$/.test(text) || value < 2)
    throw new Refusal("bad-halves", { field: "current", found: String(written) });
  return halves(value);
}
