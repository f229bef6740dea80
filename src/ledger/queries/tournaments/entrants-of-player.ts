import { type SqlBool, sql } from "kysely";
import type { Db } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";

/** Tournaments in which some of these players are named, by their number in a report or by a match. */
export async function tournamentsOfPlayers(db: Db, players: readonly number[]): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set();
  const isOne = sql<SqlBool>`player = ANY(${numbersIn(players)})`;
  const named = await db.selectFrom("entrant").select("tournament").distinct().where(isOne).execute();
  const matched = await db.selectFrom("entrant_match").select("tournament").distinct().where(isOne).execute();
  return new Set([...named, ...matched].map(({ tournament }) => tournament));
}
