import { yearOf } from "../../domain/dates.ts";
import { DIFFERENCE_BITS, DIFFERENCES, type Expectations } from "../calibration/expectation.ts";
import type { Group } from "../lists/groups.ts";
import { placeOf } from "../lists/place-of.ts";
import { ClusterSums } from "./cluster-mean.ts";
import type { PoolGames, PoolPeriod } from "./period.ts";

/** What the games of one list give: small enough to be kept for every list. */
export interface ListSums {
  /** Expected less scored of the higher-rated player, in per cent. */
  readonly index: ClusterSums;
  /** Scored less expected of juniors, and of players who are new. */
  readonly juniors: ClusterSums;
  readonly newcomers: ClusterSums;
  /** The same of players of a group against players who are not in it. */
  readonly others: ClusterSums;
  /** Games and half points of the higher-rated player, by difference. */
  readonly counts: Uint32Array;
  readonly scored: Uint32Array;
}

/** Until the end of the year of this birthday a player is a junior. */
const JUNIOR_AGE = 18;

/** Which players are new: their first list is not long ago. */
export type IsNew = (id: number) => boolean;

/** Whose games count: index and scale are of games in which both players are of the group. */
interface Counted {
  readonly isNew: IsNew;
  readonly group: Group;
}

export function listSums(
  { games, list, date, edition }: PoolPeriod,
  tables: Expectations,
  { isNew, group }: Counted,
): ListSums {
  const events = games.event.reduce((most, event) => Math.max(most, event), -1) + 1;
  const [all, juniors, newcomers, others] = [byEvent(events), byEvent(events), byEvent(events), byEvent(events)];
  const [counts, scored] = [new Uint32Array(DIFFERENCES), new Uint32Array(DIFFERENCES)];
  const juniorBorn = yearOf(date) - JUNIOR_AGE;
  tables.tableOf(edition, 0);
  const tableOf = (rating: number): number => tables.tableOf(edition, rating);
  const PD = tables.expected();
  for (let game = 0; game < games.games; game++) {
    const { difference, favourite, expected, event } = gameAt(games, game, tableOf, PD);
    const residual = favourite / 2 - expected;
    const isWhite = games.whiteRating[game]! >= games.blackRating[game]!;
    const [white, black] = [placeOf(list, games.white[game]!), placeOf(list, games.black[game]!)];
    const isWhiteIn = group(list, white, games.whiteRating[game]!);
    const isBlackIn = group(list, black, games.blackRating[game]!);
    const take = (id: number, place: number, own: number): void => {
      if ((list.birthYear[place] ?? 0) >= juniorBorn) juniors.add(event, own);
      if (isNew(id)) newcomers.add(event, own);
      if (isWhiteIn !== isBlackIn) others.add(event, own);
    };
    if (isWhiteIn) take(games.white[game]!, white, isWhite ? residual : -residual);
    if (isBlackIn) take(games.black[game]!, black, isWhite ? -residual : residual);
    if (!isWhiteIn || !isBlackIn) continue;
    counts[difference]! += 1;
    scored[difference]! += favourite;
    all.add(event, difference === 0 ? 0 : -100 * residual);
  }
  return {
    index: all.sums(),
    juniors: juniors.sums(),
    newcomers: newcomers.sums(),
    others: others.sums(),
    counts,
    scored,
  };
}

function gameAt(games: PoolGames, game: number, tableOf: (rating: number) => number, PD: Uint8Array) {
  const [white, black, score] = [games.whiteRating[game]!, games.blackRating[game]!, games.score[game]!];
  const difference = Math.abs(white - black);
  const table = tableOf(Math.max(white, black));
  return {
    difference,
    favourite: white >= black ? score : 2 - score,
    expected: PD[(table << DIFFERENCE_BITS) | difference]! / 100,
    event: games.event[game]!,
  };
}

function byEvent(events: number) {
  const [count, sum] = [new Float64Array(events), new Float64Array(events)];
  return {
    add: (event: number, value: number): void => {
      count[event]! += 1;
      sum[event]! += value;
    },
    sums: (): ClusterSums => {
      const folded = new ClusterSums();
      for (let event = 0; event < events; event++) folded.add(count[event]!, sum[event]!);
      return folded;
    },
  };
}
