import { decimalPlaces } from "../decimal-places.ts";
import { ADULT_AGES } from "./cross-section.ts";
import { ageIn, type Group, wholePool } from "./groups.ts";
import { GAMES_UNKNOWN, type PoolList } from "./pool-list.ts";
import { inOrder, quantile } from "./quantiles.ts";

/** Players whose strength is taken to be stable, over a year: what their ratings do is drift of the scale. */
export interface AnchorCohort {
  readonly players: number;
  /** The median of R(s + 12 months) − R(s); null without players. */
  readonly change: number | null;
  /** Of the median, by the spread of the changes between their quartiles. */
  readonly standardError: number | null;
}

/** Games that each must have in the year before and in the year after. */
const COHORT_GAMES_MIN = 10;

/**
 * The cohort of one list: aged 25 to 45, active, with at least ten games in the lists of the twelve months before and
 * ten in those of the twelve months after. `before` ends with the list itself, `after` with the list a year later.
 */
export function anchorCohort(
  before: readonly PoolList[],
  after: readonly PoolList[],
  year: number,
  group: Group = wholePool,
): AnchorCohort {
  const [list, later] = [before.at(-1), after.at(-1)];
  if (list === undefined || later === undefined) return ofChanges([]);
  const [gamesBefore, gamesAfter] = [gamesIn(before, list), gamesIn(after, list)];
  const places = placesOn(later, list);
  const changes: number[] = [];
  for (let place = 0; place < list.players; place++) {
    const age = ageIn(year, list, place);
    if (age === null || age < ADULT_AGES.from || age > ADULT_AGES.to) continue;
    if (gamesBefore[place]! < COHORT_GAMES_MIN || gamesAfter[place]! < COHORT_GAMES_MIN) continue;
    if (list.inactive[place] === 1 || places[place] === -1 || !group(list, place, list.rating[place]!)) continue;
    changes.push(later.rating[places[place]!]! - list.rating[place]!);
  }
  return ofChanges(changes);
}

/** Between the quartiles of a normal distribution lie 1.349 deviations; a median is 1.2533 times as uncertain as a mean. */
function ofChanges(changes: readonly number[]): AnchorCohort {
  const ordered = inOrder(changes);
  const [low, middle, high] = [0.25, 0.5, 0.75].map((share) => quantile(ordered, share));
  const isEnough = changes.length > 1 && typeof low === "number" && typeof high === "number";
  const standardError = isEnough ? (1.2533 * ((high - low) / 1.349)) / Math.sqrt(changes.length) : null;
  return { players: changes.length, change: middle ?? null, standardError: decimalPlaces(standardError, 2) };
}

/** Games of each player of a list, on several lists together. */
function gamesIn(lists: readonly PoolList[], of: PoolList): Uint32Array {
  const games = new Uint32Array(of.players);
  for (const each of lists) {
    const places = placesOn(each, of);
    for (let place = 0; place < of.players; place++) {
      const there = places[place] === -1 ? 0 : each.games[places[place]!]!;
      games[place]! += there === GAMES_UNKNOWN ? 0 : there;
    }
  }
  return games;
}

/** Where each player of one list stands on another; −1 where they do not. */
function placesOn(other: PoolList, of: PoolList): Int32Array {
  const places = new Int32Array(of.players).fill(-1);
  let at = 0;
  for (let place = 0; place < of.players; place++) {
    while (at < other.players && other.id[at]! < of.id[place]!) at += 1;
    if (at < other.players && other.id[at] === of.id[place]) places[place] = at;
  }
  return places;
}
