import { type Random, random } from "../../calculation/random.ts";
import { RATING_MAX } from "../../domain/limits.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { decimalPlaces } from "../decimal-places.ts";
import { expectedUnder } from "../replay/edition-system.ts";
import { type Rules, rulesOf } from "./rules.ts";
import { ROUNDS } from "./settings.ts";

/** How many games renew a rating with one K, simulated and as article 12.3 has it. */
export interface Renewal {
  readonly K: number;
  /** Until the mean error is down to 1/e, with a new rating after every game, as the article counts; null: not so soon. */
  readonly games: number | null;
  /** The same with a new rating after every seven games: the games of one list all go by the rating before it. */
  readonly inLists: number | null;
  /** null: the article names no number for this K. */
  readonly article: number | null;
  /** The mean error that is left of 100 points after each list. */
  readonly errors: readonly { readonly games: number; readonly error: number }[];
}

/** Article 12.3: games until a rating is renewed, by K. */
const ARTICLE: ReadonlyMap<number, number> = new Map([
  [10, 75],
  [15, 50],
  [20, 35],
  [30, 25],
  [40, 18],
]);

const WRONG_BY = 100;
const TRUE_RATING = 1_800;
/** Half of them are rated too high, half too low. */
const PLAYERS = 8_000;
const GAMES_MAX = 210;
const DRAWS = 0.4;

/** For each K of the article and of the edition. */
export function renewals(edition: FideEdition, seed: number): readonly Renewal[] {
  const ofEdition = edition.articles.developmentCoefficient.sets.clauses.map(({ K }) => K);
  const all = [...new Set([...ARTICLE.keys(), ...ofEdition])].sort((one, other) => one - other);
  const expected = expectedUnder()(edition);
  const rules = rulesOf(edition);
  return all.map((K) => {
    const errorsOf = (perList: number) =>
      errorsAfter(K, perList, { rules, expected, chance: random(seed).fork(K * perList) });
    const [single, lists] = [errorsOf(1), errorsOf(ROUNDS)];
    return {
      K,
      games: decimalPlaces(gamesTo(WRONG_BY / Math.E, single), 1),
      inLists: decimalPlaces(gamesTo(WRONG_BY / Math.E, lists), 1),
      article: ARTICLE.get(K) ?? null,
      errors: lists.map(({ games, error }) => ({ games, error: decimalPlaces(error, 1) })),
    };
  });
}

interface Setting {
  readonly rules: Rules;
  readonly expected: (own: number, opponent: number) => number;
  readonly chance: Random;
}

type Errors = readonly { readonly games: number; readonly error: number }[];

/** Players whose rating is wrong meet opponents of their true strength, so many in each list. */
function errorsAfter(K: number, perList: number, setting: Setting): Errors {
  const ratings = Int16Array.from({ length: PLAYERS }, (_, player) => TRUE_RATING + sideOf(player) * WRONG_BY);
  const errors = [{ games: 0, error: WRONG_BY }];
  const next = nextRating(K, perList, setting);
  for (let games = perList; games <= GAMES_MAX && errors.at(-1)!.error > WRONG_BY / Math.E; games += perList) {
    for (let player = 0; player < PLAYERS; player++) ratings[player] = next(ratings[player]!);
    errors.push({ games, error: meanError(ratings) });
  }
  return errors;
}

const sideOf = (player: number): number => (player % 2 === 0 ? 1 : -1);

/** No hundredths of a score. */
const UNKNOWN = 255;

/** By the articles: the gains of all games, K within its limit, rounded once. What they say is asked once and remembered. */
function nextRating(K: number, games: number, { rules, expected, chance }: Setting): (rating: number) => number {
  const used = rules.used(K, games);
  const gainMax = 100 * games;
  const changes = Int16Array.from({ length: 2 * gainMax + 1 }, (_, at) => rules.rounded((at - gainMax) * used));
  const expectedAt = new Uint8Array(RATING_MAX + 1).fill(UNKNOWN);
  return (rating) => {
    if (expectedAt[rating] === UNKNOWN) expectedAt[rating] = Math.round(100 * expected(rating, TRUE_RATING));
    const PD = expectedAt[rating]!;
    let gain = 0;
    for (let game = 0; game < games; game++) gain += scoreOf(chance) - PD;
    return rating + changes[gain + gainMax]!;
  };
}

/** Of two equal players, in hundredths. */
function scoreOf(chance: Random): number {
  const at = chance.next();
  return at < DRAWS ? 50 : at < DRAWS + (1 - DRAWS) / 2 ? 100 : 0;
}

/** What is left of the mistake, on the side that it was on. */
function meanError(ratings: Int16Array): number {
  let sum = 0;
  for (let player = 0; player < PLAYERS; player++) sum += sideOf(player) * (ratings[player]! - TRUE_RATING);
  return sum / PLAYERS;
}

/** Between two lists the error is taken to fall evenly in its logarithm. */
function gamesTo(error: number, errors: Errors): number | null {
  const at = errors.findIndex((each) => each.error <= error);
  if (at < 1) return null;
  const [before, after] = [errors[at - 1]!, errors[at]!];
  const share = Math.log(before.error / error) / Math.log(before.error / Math.max(after.error, 1));
  return before.games + share * (after.games - before.games);
}
