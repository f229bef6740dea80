import { entrantsAmong } from "../../../ledger/queries/tournaments/entrants.ts";
import { gamesOf } from "../../../ledger/queries/tournaments/games.ts";
import type { ReportKey } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db, EntrantRow, MatchRow } from "../../../ledger/schema/tables.ts";
import { keyText } from "../standing-of.ts";

/** One of several entries of one person in a report. */
export interface EntryOfPerson {
  readonly entrant: EntrantRow;
  readonly person: number;
}

export interface TwiceQuery {
  /** The record that stands for each merged one. */
  readonly merges: ReadonlyMap<number, number>;
  readonly matches: readonly MatchRow[];
}

/**
 * Players of reports who are one person, by the key of the report: two records were merged, or somebody was matched with
 * a person who is there under their own number too. Then nobody can say whose games these are.
 */
export async function enteredTwice(
  db: Db,
  reports: readonly ReportKey[],
  { merges, matches }: TwiceQuery,
): Promise<ReadonlyMap<string, readonly EntryOfPerson[]>> {
  const concerned = new Set([...merges.keys(), ...merges.values(), ...matches.flatMap(({ player }) => player ?? [])]);
  if (concerned.size === 0) return new Map();
  const current = new Map(reports.map((report) => [keyText(report), report]));
  const entries = new Map<string, EntryOfPerson[]>();
  for (const entrant of await entrantsAmong(db, tournamentsOf(reports), [...concerned])) {
    const person = personOf(entrant, matches, merges);
    const key = keyText(entrant);
    if (person !== null && current.has(key)) entries.set(key, [...(entries.get(key) ?? []), { entrant, person }]);
  }
  const found = new Map<string, readonly EntryOfPerson[]>();
  for (const [key, all] of entries) {
    const repeated = repeatedIn(all);
    const present = repeated.length === 0 ? [] : repeatedIn(await withGames(db, current.get(key)!, repeated));
    if (present.length > 0) found.set(key, present);
  }
  return found;
}

const tournamentsOf = (reports: readonly ReportKey[]): readonly string[] => [
  ...new Set(reports.map(({ tournament }) => tournament)),
];

function personOf(
  { tournament, start_number: start, name, player }: EntrantRow,
  matches: readonly MatchRow[],
  merges: ReadonlyMap<number, number>,
): number | null {
  const match = matches.find(
    (each) => each.tournament === tournament && each.start_number === start && each.name === name,
  );
  const known = match === undefined ? player : match.player;
  return known === null ? null : (merges.get(known) ?? known);
}

const repeatedIn = (entries: readonly EntryOfPerson[]): readonly EntryOfPerson[] =>
  entries.filter(({ person }) => entries.filter((other) => other.person === person).length > 1);

/** An entrant without any game, not even an unplayed one, did not take part. */
async function withGames(
  db: Db,
  report: ReportKey,
  entries: readonly EntryOfPerson[],
): Promise<readonly EntryOfPerson[]> {
  const games = await gamesOf(db, report);
  return entries.filter(({ entrant: { place } }) =>
    games.some(({ white, black }) => white === place || black === place),
  );
}
