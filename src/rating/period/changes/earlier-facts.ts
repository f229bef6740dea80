import { type Derived, given } from "../../../calculation/derived.ts";
import { ENTERED, type Source } from "../../../domain/codes/source.ts";
import type { Birth, IsoDate } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import { developmentCoefficient } from "../../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { FIDE_EDITIONS } from "../../../regulations/register.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import type { StatedFacts } from "./facts-before.ts";

/** The edition that says what K is, and the list whose facts it goes by. */
export interface CoefficientRule {
  readonly edition: FideEdition;
  readonly asOf: Derived<IsoDate>;
}

/** Games and highest rating, as far as they are on record. */
export type Counts = Pick<ListedPlayer, "gamesSoFar" | "highest">;

const CLAUSES = FIDE_EDITIONS.flatMap(({ articles }) => articles.developmentCoefficient.sets.clauses);
const GAMES_LIMITS = limitsIn(CLAUSES.flatMap(({ gamesMin, gamesBelow }) => [gamesMin, gamesBelow]));
const HIGHEST_LIMITS = limitsIn(CLAUSES.flatMap(({ highestMin, highestBelow }) => [highestMin, highestBelow]));

/** The numbers at which a clause of some edition begins or ceases to hold. */
function limitsIn(numbers: readonly (number | undefined)[]): readonly number[] {
  return [...new Set(numbers.filter((each) => each !== undefined))].sort((a, b) => a - b);
}

/** What was before the first list on record: a least number of games and a least highest rating. */
const POSSIBILITIES = [0, ...GAMES_LIMITS].flatMap((games) =>
  [0, ...HIGHEST_LIMITS].map((highest) => ({ games, highest })),
);

/** A set of possibilities, one bit for each. */
export type Allowed = number;
export const ANYTHING: Allowed = (1 << POSSIBILITIES.length) - 1;

/** Games enough for a player not to be new under any edition. */
export const GAMES_ESTABLISHED = GAMES_LIMITS.at(-1) ?? 0;

const together = (
  { gamesSoFar, highest }: Counts,
  { games, highest: earlier }: (typeof POSSIBILITIES)[number],
): Counts => ({
  gamesSoFar: Math.max(gamesSoFar, games),
  highest: Math.max(highest ?? 0, earlier),
});

/** The K of every possibility that is allowed. */
export function coefficientsOf(rule: CoefficientRule, birth: Birth | null, now: Counts, allowed: Allowed): Set<number> {
  const values = new Set<number>();
  for (const [bit, each] of POSSIBILITIES.entries())
    if (allowed & (1 << bit)) values.add(coefficientBy(rule, birth, together(now, each)).value);
  return values;
}

/** What a printed K allows; nothing: no clause gives that K. */
export function allowedBy(rule: CoefficientRule, birth: Birth | null, facts: Counts & { readonly k: number }): Allowed {
  return POSSIBILITIES.reduce((allowed, each, bit) => {
    const K = coefficientBy(rule, birth, together(facts, each)).value;
    return K === facts.k ? allowed | (1 << bit) : allowed;
  }, 0);
}

/** What lists allow together, the oldest first. A K that no clause gives says nothing; one that contradicts is the newer. */
export const allowedByAll = (each: readonly Allowed[]): Allowed =>
  each.reduce((all, own) => (own === 0 ? all : all & own || own), ANYTHING);

/** What is left of it where a rating was taken away since: the games are over, a rating once reached stays (reading `delisted-return`). */
export const withoutGames = (allowed: Allowed): Allowed =>
  POSSIBILITIES.reduce((kept, { games, highest }, bit) => {
    const isAllowed = POSSIBILITIES.some((each, other) => each.highest === highest && allowed & (1 << other));
    return games === 0 && isAllowed ? kept | (1 << bit) : kept;
  }, 0);

/** Whether there may have been games before the first list on record. */
export const allowsGames = (allowed: Allowed): boolean =>
  POSSIBILITIES.some(({ games }, bit) => games > 0 && allowed & (1 << bit));

/** What remains open where the office has stated facts. */
export const openBeside = (stated: StatedFacts | null): Allowed =>
  POSSIBILITIES.reduce((open, { games, highest }, bit) => {
    const isOut = (stated?.gamesBefore != null && games > 0) || (stated?.highest != null && highest > 0);
    return isOut ? open : open | (1 << bit);
  }, 0);

export const withStated = ({ gamesSoFar, highest }: Counts, stated: StatedFacts | null): Counts =>
  stated === null
    ? { gamesSoFar, highest }
    : {
        gamesSoFar: gamesSoFar + (stated.gamesBefore ?? 0),
        highest: Math.max(highest ?? 0, stated.highest ?? 0) || null,
      };

/** On which side of every limit the facts are: players on the same sides are alike to the articles. */
export const sidesOf = (gamesSoFar: number, highest: number): number =>
  sideOf(HIGHEST_LIMITS, highest) * (GAMES_LIMITS.length + 1) + sideOf(GAMES_LIMITS, gamesSoFar);

export const ALL_SIDES = POSSIBILITIES.length;

function sideOf(limits: readonly number[], value: number): number {
  let side = 0;
  while (side < limits.length && value >= limits[side]!) side++;
  return side;
}

export function coefficientBy(
  { edition, asOf }: CoefficientRule,
  birth: Birth | null,
  facts: Counts,
  stated: StatedFacts | null = null,
): Derived<number> {
  const source = sourceOf(asOf);
  return developmentCoefficient(edition, {
    highest: given("highest rating", points(facts.highest ?? 0), stated?.highest != null ? ENTERED : source),
    gamesBefore: given("games before", facts.gamesSoFar, stated?.gamesBefore != null ? ENTERED : source),
    birth: given("birth", birth, { code: "register" }),
    asOf,
  });
}

export const sourceOf = (asOf: Derived<IsoDate>): Source => ({ code: "list", list: asOf.value });
