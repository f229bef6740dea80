import { dpOf } from "./printed-tables.ts";
import { nearest, type SeasonRules } from "./rules-by-date.ts";

/** A tournament as it was played; players by their places, scores in half points of White; null: not played. */
export interface SeasonEvent {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly system: "swiss" | "round-robin" | "double-round-robin";
  readonly players: readonly string[];
  readonly games: readonly {
    readonly round: number;
    readonly white: number;
    readonly black: number;
    readonly halves: 0 | 1 | 2 | null;
  }[];
}

/** A game as one player sees it. */
export interface OwnGame {
  readonly opponent: number;
  readonly halves: number;
}

/** What a tournament is worth to one unrated player. */
export interface Performance {
  readonly games: number;
  /** Of a Swiss the ratings of the opponents together; of a round robin Rc(new) for each game. */
  readonly sum: number;
  readonly halves: number;
  readonly ratedGames: number;
  readonly ratedOpponents: number;
  /** The rating that it gives by itself; null without a game. */
  readonly rating: number | null;
  readonly roundRobin: boolean;
}

export interface RuledEvent {
  /** What each player counts as for the others; null: nothing. */
  readonly values: readonly (number | null)[];
  readonly gamesOf: (place: number) => readonly OwnGame[];
  readonly performance: (place: number) => Performance;
  readonly disregarded: ReadonlySet<number>;
}

interface Field {
  readonly rules: SeasonRules;
  /** On the list at the start. */
  readonly ratings: readonly (number | null)[];
  /** Whether it is an unrated player's first tournament. */
  readonly opening: readonly boolean[];
}

/** null: the tournament is not rated. */
export function ruleOnEvent(event: SeasonEvent, { rules, ratings, opening }: Field): RuledEvent | null {
  const all = event.players.map((_, place) => gamesSeenBy(event, place));
  const present = all.flatMap((games, place) => (games.length > 0 ? [place] : []));
  const isComplete = event.games.every(({ halves }) => halves !== null) && present.length === event.players.length;
  const asRoundRobin = event.system !== "swiss" && isComplete;
  if (asRoundRobin && rules.composition && !isComposed(event, ratings)) return null;
  const disregarded = new Set(
    present.filter(
      (place) => ratings[place] === null && opening[place] && pointsIn(all[place]!) <= rules.disregardedHalves,
    ),
  );
  const field = present.filter((place) => !disregarded.has(place));
  const gamesOf = (place: number): readonly OwnGame[] =>
    all[place]!.filter(({ opponent }) => !disregarded.has(opponent));
  if (!asRoundRobin || !rules.roundRobinMethod)
    return { values: ratings, gamesOf, disregarded, performance: (place) => swiss(rules, gamesOf(place), ratings) };
  const own = roundRobin(rules, field, ratings, gamesOf);
  const values = ratings.map((rating, place) => rating ?? own.get(place)?.rating ?? null);
  return { values, gamesOf, disregarded, performance: (place) => own.get(place) ?? swiss(rules, [], ratings) };
}

const gamesSeenBy = ({ games }: SeasonEvent, place: number): readonly OwnGame[] =>
  games.flatMap(({ white, black, halves }) => {
    if (halves === null) return [];
    if (white === place) return [{ opponent: black, halves }];
    return black === place ? [{ opponent: white, halves: 2 - halves }] : [];
  });

const pointsIn = (games: readonly OwnGame[]): number => games.reduce((sum, { halves }) => sum + halves, 0);

/** 6.3: of whom the field is made. */
function isComposed({ players, system }: SeasonEvent, ratings: readonly (number | null)[]): boolean {
  const rated = ratings.filter((rating) => rating !== null).length;
  if (system === "double-round-robin" && rated < players.length) return players.length >= 6 && rated >= 4;
  return rated >= Math.ceil(players.length / 3) && (players.length >= 10 || rated >= 4);
}

const percentOf = (halves: number, games: number): number => nearest(100 * halves, 2 * games);

function swiss(rules: SeasonRules, games: readonly OwnGame[], ratings: readonly (number | null)[]): Performance {
  const counted = games.filter(({ opponent }) => ratings[opponent] !== null);
  const sum = counted.reduce((total, { opponent }) => total + ratings[opponent]!, 0);
  const halves = pointsIn(counted);
  return {
    games: counted.length,
    sum,
    halves,
    ratedGames: counted.length,
    ratedOpponents: new Set(counted.map(({ opponent }) => opponent)).size,
    rating: counted.length === 0 ? null : firstRating(rules, counted.length, sum, halves),
    roundRobin: false,
  };
}

/** 8.2: from the games, the ratings of the opponents together and the score in half points. */
export function firstRating({ halfPoint }: SeasonRules, games: number, sum: number, halves: number): number {
  if (halfPoint === null) {
    const n = games + 2;
    return Math.min(2200, nearest(sum + 2 * 1800 + n * dpOf(percentOf(halves + 2, n)), n));
  }
  const average = nearest(sum, games);
  return halves >= games ? average + halfPoint * (halves - games) : average + dpOf(percentOf(halves, games));
}

/** 8.21b and 8.58: the ratings of the unrated players of a round robin, with one pass. */
function roundRobin(
  { halfPoint }: SeasonRules,
  field: readonly number[],
  ratings: readonly (number | null)[],
  gamesOf: (place: number) => readonly OwnGame[],
): ReadonlyMap<number, Performance> {
  const rated = field.filter((place) => ratings[place] !== null);
  const unrated = field.filter((place) => ratings[place] === null);
  const players = field.length;
  const n = players - 1;
  const scores = new Map(field.map((place) => [place, pointsIn(gamesOf(place))]));
  const played = (place: number): number => gamesOf(place).length;
  const dp = (place: number): number => dpOf(percentOf(scores.get(place)!, played(place)));
  const ratingSum = rated.reduce((sum, place) => sum + ratings[place]!, 0);
  const dpSum = rated.reduce((sum, place) => sum + dp(place), 0);
  // Rar − dpa · n / (n + 1), both means over the rated players.
  const average = nearest(ratingSum * players - dpSum * n, rated.length * players);
  const by = (from: number, place: number): number => {
    const over = scores.get(place)! - played(place);
    return over >= 0 ? from + halfPoint! * over : nearest(from * players + dp(place) * n, players);
  };
  const first = new Map(field.map((place) => [place, ratings[place] ?? by(average, place)]));
  return new Map(
    unrated.map((place) => {
      const own = first.get(place)!;
      const excess = field.reduce((sum, other) => {
        const difference = other === place ? 0 : first.get(other)! - own;
        return sum + difference - Math.max(-400, Math.min(400, difference));
      }, 0);
      const Rc = nearest(average * n - excess, n);
      const met = gamesOf(place).filter(({ opponent }) => ratings[opponent] !== null);
      return [
        place,
        {
          games: played(place),
          sum: Rc * played(place),
          halves: scores.get(place)!,
          ratedGames: met.length,
          ratedOpponents: rated.length,
          rating: by(Rc, place),
          roundRobin: true,
        },
      ];
    }),
  );
}
