import { type Derived, given } from "../../../calculation/derived.ts";
import { ENTERED, type Source } from "../../../domain/codes/source.ts";
import type { Birth, IsoDate } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import {
  type CoefficientLimits,
  coefficientLimits,
  developmentCoefficient,
  POSSIBILITIES_MAX,
} from "../../../regulations/fide/articles/development-coefficient.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import type { ListedPlayer } from "../entries/listed-player.ts";
import type { StatedFacts } from "./facts-before.ts";

/** The edition that says what K is, and the list whose facts it goes by. */
export interface CoefficientRule {
  readonly edition: FideEdition;
  readonly asOf: Derived<IsoDate>;
}

/** Games and highest rating, as far as they are on record. */
export type Counts = Pick<ListedPlayer, "gamesSoFar" | "highest">;

/** What was before the first list on record: a least number of games and a least highest rating. */
interface Possibility {
  readonly games: number;
  readonly highest: number;
}

/** A set of possibilities, one bit for each. */
export type Allowed = number;

/** All possibilities that some edition tells apart, and what facts say of them. */
export interface Possibilities {
  readonly anything: Allowed;
  /** How many there are, which is also how many sides. */
  readonly count: number;
  /** Games enough for a player not to be new under any edition. */
  readonly gamesEstablished: number;
  /** The K of every possibility that is allowed. */
  readonly coefficients: (rule: CoefficientRule, birth: Birth | null, now: Counts, allowed: Allowed) => Set<number>;
  /** What a printed K allows; nothing: no clause gives that K. */
  readonly allowedBy: (rule: CoefficientRule, birth: Birth | null, facts: Counts & { readonly k: number }) => Allowed;
  /** What lists allow together, the oldest first. A K that no clause gives says nothing; one that contradicts is the newer. */
  readonly allowedByAll: (each: readonly Allowed[]) => Allowed;
  /** What is left where a rating was taken away since: the games are over, a rating once reached stays (reading `delisted-return`). */
  readonly withoutGames: (allowed: Allowed) => Allowed;
  /** Whether there may have been games before the first list on record. */
  readonly allowsGames: (allowed: Allowed) => boolean;
  /** What remains open where the office has stated facts. */
  readonly openBeside: (stated: StatedFacts | null) => Allowed;
  /** On which side of every limit the facts are: players on the same sides are alike to the articles. */
  readonly sides: (gamesSoFar: number, highest: number) => number;
}

const KNOWN = new WeakMap<readonly FideEdition[], Possibilities>();

/** By the limits of the editions that an office goes by. */
export function possibilitiesOf(editions: readonly FideEdition[]): Possibilities {
  const known = KNOWN.get(editions) ?? possibilitiesBetween(coefficientLimits(editions));
  KNOWN.set(editions, known);
  return known;
}

function possibilitiesBetween({ games, highest }: CoefficientLimits): Possibilities {
  const all: readonly Possibility[] = [0, ...games].flatMap((least) =>
    [0, ...highest].map((top) => ({ games: least, highest: top })),
  );
  if (all.length > POSSIBILITIES_MAX) throw new Error(`expected ${POSSIBILITIES_MAX} cases of K, found ${all.length}`);
  const anything = 2 ** all.length - 1;
  const where = (holds: (each: Possibility) => boolean): Allowed =>
    all.reduce((set, each, bit) => (holds(each) ? set | (1 << bit) : set), 0);
  return {
    anything,
    count: all.length,
    gamesEstablished: games.at(-1) ?? 0,
    coefficients: (rule, birth, now, allowed) => {
      const values = new Set<number>();
      for (const [bit, each] of all.entries())
        if (allowed & (1 << bit)) values.add(coefficientBy(rule, birth, together(now, each)).value);
      return values;
    },
    allowedBy: (rule, birth, facts) =>
      where((each) => coefficientBy(rule, birth, together(facts, each)).value === facts.k),
    allowedByAll: (each) => each.reduce((known, own) => (own === 0 ? known : known & own || own), anything),
    withoutGames: (allowed) => {
      const reached = new Set(all.filter((_, bit) => allowed & (1 << bit)).map((each) => each.highest));
      return where((each) => each.games === 0 && reached.has(each.highest));
    },
    allowsGames: (allowed) => all.some((each, bit) => each.games > 0 && allowed & (1 << bit)),
    openBeside: (stated) =>
      where(
        (each) => !((stated?.gamesBefore != null && each.games > 0) || (stated?.highest != null && each.highest > 0)),
      ),
    sides: (gamesSoFar, top) => sideOf(highest, top) * (games.length + 1) + sideOf(games, gamesSoFar),
  };
}

const together = ({ gamesSoFar, highest }: Counts, earlier: Possibility): Counts => ({
  gamesSoFar: Math.max(gamesSoFar, earlier.games),
  highest: Math.max(highest ?? 0, earlier.highest),
});

function sideOf(limits: readonly number[], value: number): number {
  let side = 0;
  while (side < limits.length && value >= limits[side]!) side++;
  return side;
}

export const withStated = ({ gamesSoFar, highest }: Counts, stated: StatedFacts | null): Counts =>
  stated === null
    ? { gamesSoFar, highest }
    : {
        gamesSoFar: gamesSoFar + (stated.gamesBefore ?? 0),
        highest: Math.max(highest ?? 0, stated.highest ?? 0) || null,
      };

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
