import { sql } from "kysely";
import { type Db, PLAYER_FACTS } from "../../schema/tables.ts";
import { CopyRows } from "../../wire/copy-rows.ts";
import { inParts, type PartReader, wholeTable } from "../../wire/in-parts.ts";

const SELECTED = `player, name, federation, sex, birth, title, women_title, other_titles, arena_title,
  memberships <> '' AS affiliated, excluded IS NOT NULL AS is_excluded, dispensation IS NOT NULL AS is_dispensed,
  merged_into`;

/**
 * All players as known after an entry: player, name, federation, sex, birth, title, women_title, other_titles,
 * arena_title, whether affiliated, excluded and dispensed, merged_into. A player whose row changes while the parts are
 * read may come twice, with the same facts: those who changed are read last.
 */
export async function* personsAsOf(
  session: PartReader,
  asOf: number,
  players: readonly number[] | null = null,
): AsyncIterable<CopyRows> {
  const some = players === null ? "" : ` AND player = ANY ('{${players.join(",")}}'::bigint[])`;
  const facts = PLAYER_FACTS.join(", ");
  // Looked up player by player: a part of the table must not go through all that ever changed.
  const unchanged = (within: string): string => `SELECT ${SELECTED} FROM player WHERE since <= ${asOf}${some}${within}
    AND NOT EXISTS (SELECT FROM player_before WHERE player_before.player = player.player AND until > ${asOf})`;
  const changed = `SELECT ${SELECTED} FROM (
      SELECT DISTINCT ON (player) ${facts} FROM player_before WHERE until > ${asOf}${some} ORDER BY player, until
    ) AS before WHERE EXISTS (SELECT FROM player WHERE player.player = before.player AND since <= ${asOf})`;
  if (players !== null) {
    yield new CopyRows(await session.copyOut(`${unchanged("")} UNION ALL ${changed}`));
    return;
  }
  yield* inParts(session, wholeTable("player"), unchanged);
  yield new CopyRows(await session.copyOut(changed));
}

/** The record that stood for each merged one after an entry: as it was until a later one, else as it is. */
export async function mergesAsOf(db: Db, asOf: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ player: number; kept: number }>`
    SELECT player, merged_into AS kept FROM (
      SELECT DISTINCT ON (player) player, merged_into FROM (
        SELECT player, merged_into, until FROM player_before WHERE until > ${asOf}
        UNION ALL SELECT player, merged_into, NULL FROM player WHERE merged_into IS NOT NULL
      ) AS known ORDER BY player, until NULLS LAST
    ) AS latest WHERE merged_into IS NOT NULL ORDER BY player`.execute(db);
  return new Map(rows.map(({ player, kept }) => [player, kept]));
}

/** Who of these players was known as a man after an entry. */
export async function menAmong(db: Db, players: readonly number[], asOf: number): Promise<ReadonlySet<number>> {
  if (players.length === 0) return new Set();
  const some = sql`player = ANY(${`{${players.join(",")}}`}::bigint[])`;
  const { rows } = await sql<{ player: number }>`
    SELECT player FROM (
      SELECT DISTINCT ON (player) player, sex FROM (
        SELECT player, sex, until FROM player_before WHERE until > ${asOf} AND ${some}
        UNION ALL SELECT player, sex, NULL FROM player WHERE ${some}
      ) AS known ORDER BY player, until NULLS LAST
    ) AS latest WHERE sex = 'm'`.execute(db);
  return new Set(rows.map(({ player }) => player));
}
