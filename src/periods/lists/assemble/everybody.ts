import { cleared, NONE, PlayerColumns, resized } from "../../../rating/period/columns/player-columns.ts";
import type { PreviousList } from "../read/listed-players.ts";
import type { Persons } from "../read/persons.ts";
import type { Roster } from "../read/roster.ts";

/** Everybody of the list before of whom there is something to say, and the titled players without a rating. */
export function everybody(
  { size, standings }: PreviousList,
  all: Roster,
  { classes, isTitled, titled }: Persons,
  entrants: readonly (readonly string[])[],
): PlayerColumns {
  const strangers = strangersIn(entrants, all);
  const ids = strangers.size === 0 ? all.ids : [...all.ids, ...strangers.keys()];
  const columns = resized(standings, ids.length);
  const { rating, highest, delistedOn } = columns;
  for (let place = 0; place < size; place++) {
    const hasRecord = rating[place] !== NONE || highest[place] !== NONE || delistedOn[place] !== 0;
    if (!hasRecord && !isTitled(place)) cleared(columns, place);
  }
  for (const place of titled) columns.present[place] = 1;
  return new PlayerColumns({
    ids,
    place: strangers.size === 0 ? all.place : (id) => all.place(id) ?? strangers.get(id),
    columns,
    persons: classes,
  });
}

/** Whoever has a number has a place. */
const isNumber = (id: string): boolean => id.charCodeAt(0) <= NINE;
const NINE = 57;

/** Players of reports whom the office does not know have places behind everybody else. */
function strangersIn(entrants: readonly (readonly string[])[], { ids, place }: Roster): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const some of entrants)
    for (const id of some)
      if (!isNumber(id) && place(id) === undefined && !found.has(id)) found.set(id, ids.length + found.size);
  return found;
}
