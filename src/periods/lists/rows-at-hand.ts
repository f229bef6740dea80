import { STATUSES as KEPT_STATUSES } from "../../ledger/postgres/list-entries.ts";
import type { ListKey } from "../../ledger/postgres/lists.ts";
import type { ListEntryRow } from "../../ledger/postgres/tables.ts";
import { NO_CHANGE, SHOWN, STATUSES } from "../../rating/period/entry-columns.ts";
import { ACTIVITIES, dayOf, orNull } from "../../rating/period/player-columns.ts";
import type { RecordedEntries } from "./recorded-entries.ts";

/** The list that is being recorded, by the hash of its bytes: what was just written need not be read again. */
const atHand = new Map<string, RecordedEntries>();

/** Does something while the entries of a list are at hand for whoever asks for its content. */
export async function withRowsAtHand<T>(content: string, made: RecordedEntries, work: () => Promise<T>): Promise<T> {
  atHand.set(content, made);
  try {
    return await work();
  } finally {
    atHand.delete(content);
  }
}

/** The entries from which the bytes with this hash were written; undefined: they are only there as bytes. */
export const entriesAtHand = (content: string): RecordedEntries | undefined => atHand.get(content);

const [INACTIVE, GONE] = [ACTIVITIES.indexOf("inactive"), ACTIVITIES.indexOf("gone")];
const STATUS_OF = STATUSES.map((status) => KEPT_STATUSES.indexOf(status));

/** The row of one of them: the same that its line gives. */
export function rowAt(
  { list, version }: ListKey,
  { entries, places, players }: RecordedEntries,
  index: number,
): ListEntryRow {
  const place = places[index]!;
  const { columns, extras } = entries;
  const activity = columns.activity[place]!;
  const change = extras.change[place]!;
  return {
    player: players[index]!,
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
