import type { Clause } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import { columnsOf } from "../columns/columns-of.ts";
import { ACTIVITIES, PlayerColumns, placeIn, putListed, resized } from "../columns/player-columns.ts";
import type { PeriodInput } from "../types.ts";
import type { Leaver, Returner } from "./leaving.ts";
import type { ListedPlayer } from "./listed-player.ts";

/** Somebody who is off the list, and why. */
export interface Left extends Pick<Leaver, "player" | "name"> {
  readonly clause: Clause;
}

/** The list before with one record for each person. */
export interface RecordsBefore {
  /** Everybody but those who leave by decision. */
  readonly players: PlayerColumns;
  /** Of those who leave: the ratings that go with them, together. */
  readonly pointsLeft: number;
  /** Of those who are back: their ratings, which the list before has not got. */
  readonly pointsBack: number;
  readonly left: readonly Left[];
  /** The source of a rating taken over from another record, or taken back after a merge was undone. */
  readonly sources: ReadonlyMap<string, Source>;
}

/** After an undone merge a player returns as their own last list left them; of two records of one person one goes on. */
export function recordsOf(input: PeriodInput): RecordsBefore {
  const listed = columnsOf(input);
  const { leavers, returners = [] } = input;
  if (leavers.length === 0 && returners.length === 0)
    return { players: listed, pointsLeft: 0, pointsBack: 0, left: [], sources: new Map() };
  const columns = resized(listed.columns, listed.ids.length);
  const players = new PlayerColumns({ ...listed, columns });
  const put = (id: string, player: Omit<ListedPlayer, "id">): void => putListed(columns, placeIn(players, id), player);
  const sources = new Map<string, Source>();
  for (const returner of returners) {
    put(returner.player.id, returner.player);
    sources.set(returner.player.id, { code: "list", list: returner.list });
    const kept = players.get(returner.kept);
    if (kept !== undefined) put(returner.kept, apart(kept, returner));
  }
  const pointsBack = returners.reduce((sum, { player }) => sum + (player.rating ?? 0), 0);
  let pointsLeft = 0;
  const left = leavers.map((leaver): Left => {
    const { player, name, kept } = leaver;
    const own = players.get(player);
    const other = kept === undefined ? undefined : players.get(kept);
    const goesOn = kept !== undefined && (own?.rating ?? null) !== null && (other?.rating ?? null) === null;
    if (kept !== undefined && own !== undefined) put(kept, joined(other, own));
    if (goesOn) sources.set(kept, { code: "merged", list: input.previous.date, player });
    else pointsLeft += own?.rating ?? 0;
    return { player, ...(name === undefined ? {} : { name }), clause: whyLeft(leaver, own?.rating ?? null, goesOn) };
  });
  return { players: players.without(leavers.map(({ player }) => player)), pointsLeft, pointsBack, left, sources };
}

function whyLeft({ reason, kept, hadRatingOf }: Leaver, rating: number | null, goesOn: boolean): Clause {
  if (hadRatingOf !== undefined) return { code: "left-unmerged", merged: hadRatingOf, reason };
  if (kept === undefined) return { code: "left-by-decision", reason };
  return { code: goesOn ? "left-merged-on" : "left-merged", kept, rating, reason };
}

/** The rating of the record that stands, where it has one; games add up, for they are of one person. */
function joined(kept: ListedPlayer | undefined, merged: ListedPlayer): Omit<ListedPlayer, "id"> {
  if (kept === undefined) return merged;
  const rated = kept.rating === null && merged.rating !== null ? merged : kept;
  return {
    rating: rated.rating,
    delistedOn: rated.delistedOn,
    k: rated.k,
    gamesSoFar: kept.gamesSoFar + merged.gamesSoFar,
    highest: larger(kept.highest, merged.highest),
    factsComplete: kept.factsComplete && merged.factsComplete,
    lastCounted: larger(kept.lastCounted, merged.lastCounted),
    activity: ACTIVITIES.find((each) => each === kept.activity || each === merged.activity) ?? kept.activity,
  };
}

/** What the record that stood for both has of the other's is taken from it again. */
function apart(now: ListedPlayer, { player, keptThen, keptHighestSince }: Returner): ListedPlayer {
  const isOthers = now.lastCounted === player.lastCounted;
  return {
    ...now,
    gamesSoFar: Math.max(0, now.gamesSoFar - player.gamesSoFar),
    highest: larger(keptThen?.highest ?? null, keptHighestSince),
    factsComplete: keptThen?.factsComplete ?? now.factsComplete,
    lastCounted: isOthers ? (keptThen?.lastCounted ?? null) : now.lastCounted,
  };
}

const larger = <Value extends number | string>(one: Value | null, other: Value | null): Value | null =>
  one === null || (other !== null && other > one) ? other : one;
