import type { Ledger } from "../../../ledger/ledger.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { heldResults, heldRows } from "../../../ledger/queries/players/held-rows.ts";
import type { EntrantRow, ListRow, MatchRow, PlayerRow } from "../../../ledger/schema/tables.ts";
import type { ErasedPerson } from "./erased-facts.ts";

/** What of the ledger is looked through. */
export type ErasureReading = Pick<Ledger, "db" | "head" | "entries" | "content">;

export type OwnEntrant = EntrantRow & { readonly content: string };

/** Entrants who are the person: by number and name, or because the office says so. */
export async function ownEntrants({ db }: ErasureReading, numbers: readonly string[]): Promise<readonly OwnEntrant[]> {
  const matched = (await heldRows(db, "entrant_match", numbers)) as unknown as readonly MatchRow[];
  const isMatched = (row: EntrantRow): boolean =>
    matched.some((each) => each.tournament === row.tournament && each.start_number === row.start_number);
  const { entrants } = await heldResults(db, numbers);
  const rows = (entrants as unknown as readonly EntrantRow[]).filter((row) => !row.name_differs || isMatched(row));
  return withContents({ db }, rows);
}

/** With the hash of the report that each stands in. */
async function withContents(
  { db }: Pick<ErasureReading, "db">,
  rows: readonly EntrantRow[],
): Promise<readonly OwnEntrant[]> {
  const contents = await db.selectFrom("report").select(["tournament", "part", "version", "content"]).execute();
  const keyOf = ({ tournament, part, version }: Pick<EntrantRow, "tournament" | "part" | "version">): string =>
    `${tournament}/${part}/${version}`;
  const contentOf = new Map(contents.map((row) => [keyOf(row), row.content]));
  return rows.map((row) => ({ ...row, content: contentOf.get(keyOf(row)) ?? "" }));
}

/** Entrants of a name whom no number and no match of the office makes a player: nothing but the name says who they are. */
export async function unmatchedEntrants(
  ledger: ErasureReading,
  isNaming: (text: string) => boolean,
): Promise<readonly OwnEntrant[]> {
  const { db } = ledger;
  const rows = await db.selectFrom("entrant").selectAll().where("player", "is", null).execute();
  const matches = await db.selectFrom("entrant_match").selectAll().orderBy("sequence").execute();
  const keyOf = (row: Pick<EntrantRow, "tournament" | "start_number" | "name">): string =>
    `${row.tournament}/${row.start_number}/${row.name}`;
  const matched = new Map(matches.map((row) => [keyOf(row), row.player]));
  return withContents(
    ledger,
    rows.filter((row) => isNaming(row.name) && (matched.get(keyOf(row)) ?? null) === null),
  );
}

export function entrantsIn(entrants: readonly OwnEntrant[]): Pick<ErasedPerson, "isEntrant"> {
  const keys = new Set(entrants.map((row) => `${row.tournament}/${row.start_number}`));
  return { isEntrant: (tournament, startNumber) => keys.has(`${tournament}/${startNumber}`) };
}

/** Every list that has a line of the person. */
export async function listsOf({ db }: ErasureReading, numbers: readonly string[]): Promise<readonly ListRow[]> {
  const rows = await heldRows(db, "list_entry", numbers);
  const keys = new Set(rows.map(({ list, version }) => `${list}/${version}`));
  return (await allLists(db)).filter(({ list, version }) => keys.has(`${list}/${version}`));
}

/** Under whatever name the person was ever known. */
export async function namesOf(
  { db }: ErasureReading,
  numbers: readonly string[],
  entrants: readonly EntrantRow[],
): Promise<readonly string[]> {
  const rows = [...(await heldRows(db, "player", numbers)), ...(await heldRows(db, "player_before", numbers))];
  return [...(rows as unknown as readonly PlayerRow[]), ...entrants].map(({ name }) => name);
}
