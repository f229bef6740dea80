import type { Db, Tables } from "../../schema/tables.ts";
import { deleteMessagesTo } from "../notifications/messages.ts";

export type Objector = Tables["objector"];

export async function insertObjector(db: Db, objector: Objector): Promise<void> {
  await db.insertInto("objector").values(objector).execute();
}

export const objectorWith = (db: Db, objector: string): Promise<Objector | undefined> =>
  db.selectFrom("objector").selectAll().where("objector", "=", objector).executeTakeFirst();

/** The address is confirmed, and the request is in the journal. */
export async function settleObjector(db: Db, objector: string, objection: number): Promise<void> {
  await db.updateTable("objector").set({ objection, request: "" }).where("objector", "=", objector).execute();
}

/** Those who raised an objection. */
export const objectorsOf = (db: Db, objection: number): Promise<Objector[]> =>
  db.selectFrom("objector").selectAll().where("objection", "=", objection).execute();

/** Addresses that nobody confirmed, and those of objections that came before a time. */
export async function deleteOldObjectors(
  db: Db,
  { unconfirmed, all }: { readonly unconfirmed: number; readonly all: number },
): Promise<void> {
  const old = await db
    .selectFrom("objector")
    .select("objector")
    .where((is) => is.or([is("made", "<", all), is.and([is("objection", "is", null), is("made", "<", unconfirmed)])]))
    .execute();
  const ids = old.map(({ objector }) => objector);
  if (ids.length === 0) return;
  await deleteMessagesTo(db, "objector", ids);
  await db.deleteFrom("objector").where("objector", "in", ids).execute();
}

/** Addresses of those who objected to something about a person: they go with the person. */
export async function forgetObjectors(db: Db, players: readonly string[]): Promise<void> {
  const numbers = players.map(Number);
  const about = await db
    .selectFrom("objection")
    .select("objection")
    .where((is) => is.or([is("player", "in", numbers), is("white", "in", numbers), is("black", "in", numbers)]))
    .execute();
  for (const { objection } of about) {
    const ids = (await objectorsOf(db, objection)).map(({ objector }) => objector);
    await deleteMessagesTo(db, "objector", ids);
    await db.deleteFrom("objector").where("objection", "=", objection).execute();
  }
}
