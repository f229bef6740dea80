import { type IsoDate, readDate } from "../../domain/dates.ts";
import type { CopyRows } from "../../ledger/postgres/copy-rows.ts";
import type { ListedPlayer } from "../../rating/period/types.ts";
import { type ListColumns, listColumns } from "./list-columns.ts";
import { orderOf, type Roster } from "./roster.ts";

/** The list that a new one starts from: everybody as it left him, and the same by place for quick looks. */
export interface PreviousList {
  readonly players: readonly ListedPlayer[];
  readonly columns: ListColumns;
}

/** A list from its rows, as `standingsOf` gives them. Its players are the first of the roster. */
export function previousList(rows: CopyRows, all: Roster): PreviousList {
  const players = sorted(rows);
  const columns = listColumns(all);
  for (const player of players) columns.put(all.add(Number(player.id)), player);
  return { players, columns };
}

/** In the order of a list's lines, in which the new one is written: what is looked up together lies together. */
function sorted(rows: CopyRows): readonly ListedPlayer[] {
  const players: ListedPlayer[] = [];
  const keys: number[] = [];
  const days = daysOnce();
  let isSorted = true;
  while (rows.next()) {
    const player = rows.int8() ?? 0;
    const key = orderOf(player);
    isSorted &&= keys.length === 0 || keys[keys.length - 1]! < key;
    keys.push(key);
    players.push({
      id: String(player),
      rating: rows.int2(),
      gamesSoFar: rows.int4() ?? 0,
      highest: rows.int2(),
      factsComplete: rows.flag(),
      k: rows.int2(),
      delistedOn: days(rows.day()),
      lastCounted: days(rows.day()),
      activity: activityOf(rows.flag(), rows.flag()),
    });
  }
  if (isSorted) return players;
  const order = Array.from(players.keys()).sort((one, other) => keys[one]! - keys[other]!);
  return order.map((place) => players[place]!);
}

const activityOf = (inactive: boolean, gone: boolean): ListedPlayer["activity"] =>
  gone ? "gone" : inactive ? "inactive" : "active";

/** Days of lists are few, and each is one text for all players. */
function daysOnce(): (day: number) => IsoDate | null {
  const known = new Map<number, IsoDate | null>([[0, null]]);
  return (day) => {
    const text = known.get(day);
    if (text !== undefined) return text;
    const date = readDate(String(day).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")) ?? null;
    known.set(day, date);
    return date;
  };
}
