import { STATUSES as KEPT_STATUSES } from "../../../ledger/queries/lists/list-entries.ts";
import type { ListKey } from "../../../ledger/queries/lists/lists.ts";
import type { ListEntryRow } from "../../../ledger/schema/tables.ts";
import { type EntryColumns, NO_CHANGE, SHOWN, STATUSES } from "../../../rating/period/columns/entry-columns.ts";
import { ACTIVITIES, dayOf, orNull } from "../../../rating/period/columns/player-columns.ts";
import type { ListNumbers } from "../format/canonical-list.ts";

/** The row that a line of a list gives. */
export const rowOf = ({ list, version }: ListKey, line: ListNumbers): ListEntryRow => ({
  player: Number(line.id),
  list,
  version,
  rating: line.rating,
  games: line.games,
  k: line.k,
  inactive: line.activity !== "active",
  games_so_far: line.gamesSoFar,
  highest: line.highest,
  complete: line.factsComplete,
  last_counted: line.lastCounted,
  delisted_on: line.delistedOn,
  gone: line.activity === "gone",
  status: KEPT_STATUSES.indexOf(line.status),
  change: line.change,
  shown: line.shown,
});

const [INACTIVE, GONE] = [ACTIVITIES.indexOf("inactive"), ACTIVITIES.indexOf("gone")];
const STATUS_OF = STATUSES.map((status) => KEPT_STATUSES.indexOf(status));

/** The row of the entry at a place: the same that its line gives. */
export function rowAt(
  { list, version }: ListKey,
  player: number,
  { columns, extras }: EntryColumns,
  place: number,
): ListEntryRow {
  const activity = columns.activity[place]!;
  const change = extras.change[place]!;
  return {
    player,
    list,
    version,
    rating: orNull(columns.rating[place]!),
    games: extras.games[place]!,
    k: orNull(columns.k[place]!),
    inactive: activity === INACTIVE || activity === GONE,
    games_so_far: columns.gamesSoFar[place]!,
    highest: orNull(columns.highest[place]!),
    complete: columns.factsComplete[place] === 1,
    last_counted: dayOf(columns.lastCounted[place]!),
    delisted_on: dayOf(columns.delistedOn[place]!),
    gone: activity === GONE,
    status: STATUS_OF[extras.status[place]!]!,
    change: change === NO_CHANGE ? null : change,
    shown: (extras.flags[place]! & SHOWN) !== 0,
  };
}
