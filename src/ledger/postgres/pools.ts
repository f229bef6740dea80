import { type Bulk, bulkInto } from "./bulk.ts";
import { CopyRows, literal } from "./copy-rows.ts";
import type { Session } from "./engine.ts";
import type { ListKey } from "./lists.ts";

/** Pools on their way into the table, each as canonical JSON. */
export const poolsInto = (session: Pick<Session, "copyIn">): Bulk =>
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
