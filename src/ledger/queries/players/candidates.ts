import { type SqlBool, sql } from "kysely";
import type { Db, PlayerRow } from "../../schema/tables.ts";
import { idsIn, numbersIn } from "../sets.ts";

const FACTS = ["player", "name", "search", "federation", "birth", "title", "women_title", "merged_into"] as const;

export type CandidateRow = Pick<PlayerRow, (typeof FACTS)[number]>;

/** Players whose name, as it is searched for, is one of these. */
export const namedLike = (db: Db, names: readonly string[]): Promise<CandidateRow[]> =>
  db
    .selectFrom("player")
    .select(FACTS)
    .where(sql<SqlBool>`search = ANY(${idsIn(names)})`)
    .orderBy("player")
    .execute();

/** Players with one of these numbers. */
export const numbered = (db: Db, numbers: readonly number[]): Promise<CandidateRow[]> =>
  db
    .selectFrom("player")
    .select(FACTS)
    .where(sql<SqlBool>`player = ANY(${numbersIn(numbers)})`)
    .orderBy("player")
    .execute();

/** How a surname begins, with a year of birth. */
export interface Beginning {
  readonly letters: string;
  readonly year: string;
}

/** Players of one of these years of birth whose name begins so. */
export async function bornAndBeginning(db: Db, wanted: readonly Beginning[]): Promise<readonly CandidateRow[]> {
  if (wanted.length === 0) return [];
  const letters = wanted.map((each) => each.letters);
  const years = wanted.map(({ year }) => year);
  const { rows } = await sql<CandidateRow>`
    SELECT player.player, name, search, federation, birth, title, women_title, merged_into
    FROM unnest(${idsIn(letters)}, ${idsIn(years)}) AS wanted (letters, year)
    JOIN player ON search >= wanted.letters COLLATE "C" AND search < (wanted.letters || chr(1114111)) COLLATE "C"
      AND left(birth, 4) = wanted.year
    ORDER BY player.player`.execute(db);
  return rows;
}

/** More namesakes than this help nobody. */
const NAMESAKES_MAX = 20;

/** Players whose name begins so, of each beginning the first. */
export async function beginningWith(db: Db, beginnings: readonly string[]): Promise<readonly CandidateRow[]> {
  if (beginnings.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    SELECT found.* FROM unnest(${idsIn(beginnings)}) AS wanted (letters) CROSS JOIN LATERAL (
      SELECT player, name, search, federation, birth, title, women_title, merged_into FROM player
      WHERE search >= wanted.letters COLLATE "C" AND search < (wanted.letters || chr(1114111)) COLLATE "C"
      ORDER BY search, player LIMIT ${NAMESAKES_MAX}
    ) AS found`.execute(db);
  return rows;
}
