import { AGE_GROUPS, RATING_BANDS, spanOf, type ValueSpan } from "../../domain/pool-groups.ts";
import { ageIn, type Group, wholePool } from "./groups.ts";
import { ABSENT, eachPair } from "./pairs.ts";
import { GAMES_UNKNOWN, type PoolList } from "./pool-list.ts";
import { median } from "./quantiles.ts";

/** Players and the points that they have, or that their ratings changed by. */
export interface PlayersAndPoints {
  readonly players: number;
  readonly points: number;
}

/** Players with games of one group. */
export interface PlayedGroup extends PlayersAndPoints {
  readonly games: number;
  /** Change in points for each game; null without games. */
  readonly perGame: number | null;
}

export interface PlayedSpan extends ValueSpan, PlayedGroup {}

/** What happened between two lists. */
export interface Movement {
  readonly entrants: PlayersAndPoints & { readonly median: number | null };
  readonly leavers: PlayersAndPoints & { readonly median: number | null };
  readonly played: PlayedGroup;
  /** Without a game, and yet with another rating. */
  readonly idleMovers: PlayersAndPoints;
  /** With another rating on a list that does not count games. */
  readonly uncounted: PlayersAndPoints;
  /** By the rating before; players with games. */
  readonly bands: readonly PlayedSpan[];
  /** By the age reached in the year of the second list. Empty where the year is not known. */
  readonly ages: readonly PlayedSpan[];
  /** Points of the second list less those of the first and all of the above: 0. */
  readonly unexplained: number;
}

interface Sums {
  players: number;
  games: number;
  points: number;
}
const noSums = (): Sums => ({ players: 0, games: 0, points: 0 });

export function movementBetween(
  before: PoolList,
  after: PoolList,
  { year = null, group = wholePool }: { readonly year?: number | null; readonly group?: Group } = {},
): Movement {
  const [entered, left]: [number[], number[]] = [[], []];
  const [played, idle, uncounted] = [noSums(), noSums(), noSums()];
  const bands = RATING_BANDS.map(noSums);
  const ages = AGE_GROUPS.map(noSums);
  let [pointsBefore, pointsAfter] = [0, 0];
  eachPair(before, after, (one, other) => {
    // By the list before: who crosses into a band of ratings would otherwise count there for having risen.
    const [list, place] = one === ABSENT ? [after, other] : [before, one];
    if (!group(list, place, list.rating[place]!)) return;
    pointsBefore += one === ABSENT ? 0 : before.rating[one]!;
    pointsAfter += other === ABSENT ? 0 : after.rating[other]!;
    if (one === ABSENT) entered.push(after.rating[other]!);
    else if (other === ABSENT) left.push(before.rating[one]!);
    else {
      const [change, games] = [after.rating[other]! - before.rating[one]!, after.games[other]!];
      if (games === 0 || games === GAMES_UNKNOWN) {
        if (change !== 0) add(games === 0 ? idle : uncounted, 0, change);
        return;
      }
      add(played, games, change);
      add(bands[spanOf(RATING_BANDS, before.rating[one]!)]!, games, change);
      const age = year === null ? null : ageIn(year, after, other);
      if (age !== null) add(ages[spanOf(AGE_GROUPS, age)]!, games, change);
    }
  });
  const [entrants, leavers] = [ofRatings(entered), ofRatings(left)];
  const explained = entrants.points - leavers.points + played.points + idle.points + uncounted.points;
  return {
    entrants,
    leavers,
    played: ofPlayed(played),
    idleMovers: { players: idle.players, points: idle.points },
    uncounted: { players: uncounted.players, points: uncounted.points },
    bands: RATING_BANDS.map((span, index) => ({ ...span, ...ofPlayed(bands[index]!) })),
    ages: year === null ? [] : AGE_GROUPS.map((span, index) => ({ ...span, ...ofPlayed(ages[index]!) })),
    unexplained: pointsAfter - pointsBefore - explained,
  };
}

function add(sums: Sums, games: number, points: number): void {
  sums.players += 1;
  sums.games += games;
  sums.points += points;
}

const ofPlayed = ({ players, games, points }: Sums): PlayedGroup => ({
  players,
  games,
  points,
  perGame: games === 0 ? null : points / games,
});

const ofRatings = (ratings: readonly number[]) => ({
  players: ratings.length,
  points: ratings.reduce((sum, rating) => sum + rating, 0),
  median: median(ratings),
});
