import { sql } from "kysely";
import type { Db, Tables } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";

/** The tables with rows about one person, and the column with the person's number. A test finds any that is missing. */
export const PERSON_COLUMNS = {
  player: "player",
  player_before: "player",
  earlier_facts: "player",
  list_entry: "player",
  base_correction: "player",
  correction: "player",
  pool: "player",
  entrant: "player",
  entrant_match: "player",
  club_line: "id",
  club_received_line: "id",
} as const satisfies Partial<Record<keyof Tables, string>>;

export type HeldTable = keyof typeof PERSON_COLUMNS;
export type HeldRow = Readonly<Record<string, unknown>>;

/** Every row about some records of one person, as it is kept. */
export async function heldRows(db: Db, table: HeldTable, players: readonly string[]): Promise<readonly HeldRow[]> {
  const column = sql.ref(PERSON_COLUMNS[table]);
  const isNumber = PERSON_COLUMNS[table] === "player";
  const condition = isNumber
    ? sql`${column} = ANY(${numbersIn(players.map(Number))})`
    : sql`${column} = ANY(${`{${players.join(",")}}`}::text[])`;
  const { rows } = await sql<HeldRow>`SELECT * FROM ${sql.table(table)} WHERE ${condition}`.execute(db);
  return rows;
}

/** The games of entrants, in every version of every report. */
export async function heldGames(db: Db, players: readonly string[]): Promise<readonly HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    SELECT game.*, game.white = entrant.place AS is_white FROM entrant JOIN game ON game.tournament = entrant.tournament
      AND game.part = entrant.part AND game.version = entrant.version AND entrant.place IN (game.white, game.black)
    WHERE entrant.player = ANY(${numbersIn(players.map(Number))})
    ORDER BY game.tournament, game.part, game.version, game.round`.execute(db);
  return rows;
}

/** The lines of the journal in which a number stands by itself, in order. */
export async function linesNaming(db: Db, player: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("journal")
    .select("line")
    .where("line", "like", `%"${player}"%`)
    .orderBy("sequence")
    .execute();
  return rows.map(({ line }) => line);
}

/** Stored files that name a person, by their hashes: reports, and imported lists. */
export async function filesNaming(
  db: Db,
  players: readonly string[],
): Promise<readonly { readonly content: string; readonly what: string }[]> {
  const some = numbersIn(players.map(Number));
  const { rows } = await sql<{ content: string; what: string }>`
    SELECT DISTINCT report.content, 'report' AS what FROM entrant JOIN report ON report.tournament = entrant.tournament
      AND report.part = entrant.part AND report.version = entrant.version WHERE entrant.player = ANY(${some})
    UNION SELECT DISTINCT list.content, 'list' FROM list_entry JOIN list ON list.list = list_entry.list
      AND list.version = list_entry.version WHERE list_entry.player = ANY(${some})
    ORDER BY 2, 1`.execute(db);
  return rows;
}
