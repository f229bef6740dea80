import type { ListedPlayer } from "../entries/listed-player.ts";
import type { PeriodInput, Person } from "../types.ts";
import { listedColumns, PlayerColumns, putListed } from "./player-columns.ts";

type From = Pick<PeriodInput, "previous" | "person" | "tournaments" | "pools" | "leavers" | "returners">;

/** The list before in columns, with a place for everybody who played: as it came, or made from players one by one. */
export function columnsOf(from: From): PlayerColumns {
  const { person, tournaments, pools, leavers, returners = [] } = from;
  const { players } = from.previous;
  if (players instanceof PlayerColumns) return players;
  const listed = new Map<string, ListedPlayer>();
  for (const player of players) listed.set(player.id, player);
  const places = new Map<string, number>();
  const add = (id: string): void => {
    if (!places.has(id)) places.set(id, places.size);
  };
  for (const id of listed.keys()) add(id);
  for (const { entrants } of tournaments) for (const id of entrants) add(id);
  for (const id of pools.keys()) add(id);
  for (const { kept } of leavers) if (kept !== undefined) add(kept);
  for (const { player } of returners) add(player.id);
  const ids = [...places.keys()];
  const columns = listedColumns(ids.length);
  for (const player of listed.values()) putListed(columns, places.get(player.id)!, player);
  const persons = ids.map(person);
  const [births, standings] = [numbersOf(persons, birthOf), numbersOf(persons, federationStandingOf)];
  return new PlayerColumns({
    ids,
    place: (id) => places.get(id),
    columns,
    persons: {
      birth: (place) => births[place]!,
      federationStanding: (place) => standings[place]!,
      isKnown: (place) => persons[place] !== null,
    },
  });
}

const birthOf = (person: Person | null): string => person?.birth ?? "";
const federationStandingOf = (person: Person | null): string =>
  person === null ? "" : `${person.federation} ${person.excluded} ${person.dispensation} ${person.titled}`;

/** The same number for the same text. */
function numbersOf(persons: readonly (Person | null)[], textOf: (person: Person | null) => string): readonly number[] {
  const known = new Map<string, number>();
  return persons.map((person) => {
    const text = textOf(person);
    const number = known.get(text) ?? known.size;
    known.set(text, number);
    return number;
  });
}
