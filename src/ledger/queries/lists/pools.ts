import { type SqlBool, sql } from "kysely";
import type { CopyTarget, Session } from "../../database.ts";
import type { Db } from "../../schema/tables.ts";
import { type Bulk, bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import type { ListKey } from "./lists.ts";

/** Pools on their way into the table, each as canonical JSON. */
export const poolsInto = (session: CopyTarget): Bulk =>
  bulkInto(session, "pool", ["player", "list", "version", "pool"]);

/** player, pool: what a list left pooled. */
export async function poolsOf(
  { copyOut }: Pick<Session, "copyOut">,
  { list, version }: ListKey,
  players: readonly number[] | null = null,
): Promise<CopyRows> {
  const some = players === null ? "" : ` AND player = ANY ('{${players.join(",")}}'::bigint[])`;
  const ofList = `list = ${literal(list)} AND version = ${version}`;
  return new CopyRows(await copyOut(`SELECT player, pool FROM pool WHERE ${ofList}${some}`));
}

/** A file has no pools: they are carried on to an imported list, except of players who are rated there. */
export async function carryPools({ query }: Pick<Session, "query">, from: ListKey, to: ListKey): Promise<void> {
  await query(
    `INSERT INTO pool (player, list, version, pool)
     SELECT player, $1, $2, pool FROM pool WHERE list = $3 AND version = $4 AND NOT EXISTS (
       SELECT FROM list_entry AS rated
       WHERE rated.player = pool.player AND rated.list = $1 AND rated.version = $2 AND rated.rating IS NOT NULL)`,
    [to.list, to.version, from.list, from.version],
  );
}

/** What a player had pooled on some lists, as canonical JSON. */
export const poolsOfPlayer = (db: Db, player: string, lists: readonly string[]) =>
  db
    .selectFrom("pool")
    .select(["list", "version", "pool"])
    .where("player", "=", Number(player))
    .where(sql<SqlBool>`list = ANY(${`{${lists.join(",")}}`}::text[])`)
    .execute();
