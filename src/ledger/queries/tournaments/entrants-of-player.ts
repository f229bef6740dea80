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

/** The kinds of tournaments with a report of a player's games that no published list has settled. */
export async function unsettledKinds(db: Db, player: string): Promise<readonly string[]> {
  const { rows } = await sql<{ kind: string }>`
    SELECT DISTINCT tournament.kind FROM (
      SELECT tournament, part, version FROM entrant WHERE player = ${Number(player)}
      UNION SELECT entrant.tournament, entrant.part, entrant.version FROM entrant_match AS matched
        JOIN entrant ON entrant.tournament = matched.tournament
          AND entrant.start_number = matched.start_number AND entrant.name = matched.name
        WHERE matched.player = ${Number(player)}) AS own
    JOIN report ON report.tournament = own.tournament AND report.part = own.part AND report.version = own.version
      AND report.withdrawn IS NULL
    JOIN tournament ON tournament.tournament = own.tournament
    WHERE NOT EXISTS (SELECT FROM list_tournament AS settled
      JOIN list ON list.list = settled.list AND list.version = settled.version AND list.published IS NOT NULL
      WHERE settled.tournament = own.tournament AND settled.part = own.part)`.execute(db);
  return rows.map(({ kind }) => kind);
}
