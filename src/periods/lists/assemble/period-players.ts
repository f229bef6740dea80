import { cleared, NONE, PlayerColumns, resized } from "../../../rating/period/columns/player-columns.ts";
import type { PreviousList } from "../read/listed-players.ts";
import type { Persons } from "../read/persons.ts";
import type { Roster } from "../read/roster.ts";

/** The players of the list before with anything on record, and the titled players without a rating. */
export function periodPlayers(
  { size, listed }: PreviousList,
  all: Roster,
  { classes, isTitled, titled }: Persons,
  entrants: readonly (readonly string[])[],
): PlayerColumns {
  const unknown = unknownEntrants(entrants, all);
  const ids = unknown.size === 0 ? all.ids : [...all.ids, ...unknown.keys()];
  const columns = resized(listed, ids.length);
  const { rating, highest, delistedOn } = columns;
  for (let place = 0; place < size; place++) {
    const hasRecord = rating[place] !== NONE || highest[place] !== NONE || delistedOn[place] !== 0;
    if (!hasRecord && !isTitled(place)) cleared(columns, place);
  }
  for (const place of titled) columns.present[place] = 1;
  return new PlayerColumns({
    ids,
    place: unknown.size === 0 ? all.place : (id) => all.place(id) ?? unknown.get(id),
    columns,
    persons: classes,
  });
}

/** Players with a number have a place. */
const isNumber = (id: string): boolean => id.charCodeAt(0) <= NINE;
const NINE = 57;

/** Players of reports whom the office does not know get places after all others. */
function unknownEntrants(
  entrants: readonly (readonly string[])[],
  { ids, place }: Roster,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const some of entrants)
    for (const id of some)
      if (!isNumber(id) && place(id) === undefined && !found.has(id)) found.set(id, ids.length + found.size);
  return found;
}
