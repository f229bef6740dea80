import { given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { points } from "../../../domain/units.ts";
import { reachesFloor } from "../../../regulations/fide/articles/pool.ts";
import type { PeriodContext } from "../context.ts";
import { oneTimeChanges } from "../entries/one-time.ts";
import type { Pool, PooledTournament } from "../types.ts";
import { enoughIn, ratingOfPool } from "./first-ratings.ts";
import { windowOn } from "./first-rulings.ts";

/** What a list makes of a pool, in numbers: the values of `firstRating`, which also says why. */
export interface FirstNumbers {
  /** As published; null: not published, and everything stays pooled. */
  readonly rating: number | null;
  /** Before a one-time change of the list. */
  readonly initial: number | null;
  /** Games in the window. */
  readonly n: number;
  /** Of these, games of this list. */
  readonly games: number;
  /** The list that counted the last of these games: a rating made of old games makes nobody active; null: there are none. */
  readonly lastCounted: IsoDate | null;
  /** What is left of the pool. */
  readonly pool: Pool;
}

/** Tries many pools: each article is applied once to all pools that are alike to it, and to a hopeless pool no further than needed. */
export function firstNumbers(context: PeriodContext): (player: string, pool: Pool) => FirstNumbers {
  const isInside = windows(context);
  const isEnough = enoughIn(context);
  const change = oneTimeChanges(context);
  const reaches = floorOf(context);
  return (player, pool) => {
    const inside = isInside(pool.tournaments);
    const counted = inside.filter((each) => each.kept);
    const left = { openedBy: pool.openedBy, tournaments: inside };
    const none: FirstNumbers = { rating: null, initial: null, n: 0, games: 0, lastCounted: null, pool: left };
    if (counted.length === 0 || !isEnough(player, counted)) return none;
    const initial = ratingOfPool(context, counted);
    const rating = change(player, initial);
    if (!reaches(rating)) return none;
    const n = counted.reduce((sum, each) => sum + each.n, 0);
    const games = counted.reduce((sum, each) => sum + (each.list === context.input.list ? each.n : 0), 0);
    const lastCounted = counted.reduce<IsoDate | null>((last, { list }) => (last && last > list ? last : list), null);
    return { rating, initial, n, games, lastCounted, pool: left };
  };
}

/** The tournaments of a pool that are in its window, which reaches back from the newest one that is kept. */
function windows(context: PeriodContext): (tournaments: readonly PooledTournament[]) => readonly PooledTournament[] {
  const known = new Map<string, boolean>();
  const isInside = (start: IsoDate, newest: IsoDate): boolean => {
    const key = `${start} ${newest}`;
    const answer = known.get(key) ?? windowOn(context, newest)(given("start", start, { code: "register" })).value;
    known.set(key, answer);
    return answer;
  };
  return (tournaments) => {
    const newest = tournaments.findLast((each) => each.kept) ?? tournaments.at(-1);
    return tournaments.filter(({ start }) => isInside(start, newest?.start ?? start));
  };
}

function floorOf({ floor }: PeriodContext): (rating: number) => boolean {
  const known = new Map<number, boolean>();
  return (rating) => {
    const answer = known.get(rating) ?? reachesFloor(floor, given("Ru", points(rating), COUNTED)).value;
    known.set(rating, answer);
    return answer;
  };
}
