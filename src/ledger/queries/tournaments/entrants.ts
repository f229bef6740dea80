import { type SqlBool, sql } from "kysely";
import type { Transaction } from "../../database.ts";
import type { Db, EntrantRow, MatchRow } from "../../schema/tables.ts";
import { bulkInto } from "../../wire/bulk.ts";
import { idsIn, NOW, numbersIn } from "../sets.ts";
import type { ReportKey } from "./reports.ts";

const COLUMNS = [
  "tournament",
  "part",
  "version",
  "place",
  "start_number",
  "name",
  "player",
  "reported_id",
  "federation",
  "sex",
  "birth",
  "title",
  "rating",
  "rating_unread",
  "line",
  "games",
  "name_differs",
] as const satisfies readonly (keyof EntrantRow)[];

export async function insertEntrants(tx: Transaction, rows: readonly EntrantRow[]): Promise<void> {
  const bulk = bulkInto(tx, "entrant", COLUMNS);
  for (const row of rows)
    bulk
      .row()
      .text(row.tournament)
      .int2(row.part)
      .int2(row.version)
      .int2(row.place)
      .int4(row.start_number)
      .text(row.name)
      .int8(row.player)
      .text(row.reported_id)
      .text(row.federation)
      .text(row.sex)
      .text(row.birth)
      .text(row.title)
      .int2(row.rating)
      .flag(row.rating_unread)
      .int4(row.line)
      .int2(row.games)
      .flag(row.name_differs);
  await bulk.flush();
}

/** The players of one report, by place. */
export const entrantsOf = (db: Db, { tournament, part, version }: ReportKey): Promise<EntrantRow[]> =>
  db
    .selectFrom("entrant")
    .selectAll()
    .where("tournament", "=", tournament)
    .where("part", "=", part)
    .where("version", "=", version)
    .orderBy("place")
    .execute();

/** Whom of these numbers the office has, with the name it has for them. */
export async function namesOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("player")
    .select(["player", "search"])
    .where(sql<SqlBool>`player = ANY(${numbersIn(numbers)})`)
    .execute();
  return new Map(rows.map(({ player, search }) => [player, search]));
}

/** The names of players as the office writes them. */
export async function namesInFull(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("player")
    .select(["player", "name"])
    .where(sql<SqlBool>`player = ANY(${numbersIn(numbers)})`)
    .execute();
  return new Map(rows.map(({ player, name }) => [player, name]));
}

export async function insertMatch(db: Db, row: MatchRow): Promise<void> {
  await db.insertInto("entrant_match").values(row).execute();
}

/** The latest word on each start number and name, up to an entry. */
export const matchesOf = (db: Db, tournaments: readonly string[], asOf = NOW): Promise<MatchRow[]> =>
  db
    .selectFrom("entrant_match")
    .distinctOn(["tournament", "start_number", "name"])
    .selectAll()
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where("sequence", "<=", asOf)
    .orderBy("tournament")
    .orderBy("start_number")
    .orderBy("name")
    .orderBy("sequence", "desc")
    .execute();

/** Players of reports who are not known, or whose number belongs to another name: what may hold a report back. */
export const openEntrants = (db: Db, tournaments: readonly string[]): Promise<EntrantRow[]> =>
  db
    .selectFrom("entrant")
    .selectAll()
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .where(sql<SqlBool>`((player IS NULL AND games > 0) OR name_differs)`)
    .orderBy("tournament")
    .orderBy("part")
    .orderBy("version")
    .orderBy("place")
    .execute();

/** Players of reports who are one of these by the number in the report, or whom somebody has matched: both are few. */
export async function entrantsAmong(
  db: Db,
  tournaments: readonly string[],
  players: readonly number[],
): Promise<readonly EntrantRow[]> {
  const { rows } = await sql<EntrantRow>`
    WITH named AS MATERIALIZED (SELECT * FROM entrant WHERE player = ANY(${numbersIn(players)})),
      matched AS MATERIALIZED (SELECT tournament, start_number, name FROM entrant_match
        WHERE tournament = ANY(${idsIn(tournaments)}))
    SELECT * FROM named WHERE tournament = ANY(${idsIn(tournaments)})
    UNION
    SELECT entrant.* FROM entrant JOIN matched
      ON matched.tournament = entrant.tournament AND matched.start_number = entrant.start_number
        AND matched.name = entrant.name
    ORDER BY tournament, part, version, place`.execute(db);
  return rows;
}

/** The record that stands for each of these players now, where it is another. */
export async function mergesOf(db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("player")
    .select(["player", "merged_into"])
    .where("merged_into", "is not", null)
    .where(sql<SqlBool>`player = ANY(${numbersIn(numbers)})`)
    .execute();
  return new Map(rows.flatMap(({ player, merged_into: into }) => (into === null ? [] : [[player, into] as const])));
}
