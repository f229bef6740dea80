import type { CopyTarget, Session } from "../../database.ts";
import type { Db } from "../../schema/tables.ts";
import { type Bulk, bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import type { ListKey } from "./lists.ts";

/** What each of several tournaments brought a player on a list, on its way into the table, as canonical JSON. */
export const cardsInto = (session: CopyTarget): Bulk =>
  bulkInto(session, "card", ["player", "list", "version", "cards"]);

/** player, cards: of a list. */
export const cardsOfList = async (
  { copyOut }: Pick<Session, "copyOut">,
  { list, version }: ListKey,
): Promise<CopyRows> =>
  new CopyRows(await copyOut(`SELECT player, cards FROM card WHERE list = ${literal(list)} AND version = ${version}`));

/** Of every list on which a player had several tournaments, in every version. */
export const cardsOfPlayer = (db: Db, player: string) =>
  db.selectFrom("card").select(["list", "version", "cards"]).where("player", "=", Number(player)).execute();
