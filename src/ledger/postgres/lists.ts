import type { Transaction } from "./connection.ts";
import type { BaseCorrectionRow, Db, ListRow } from "./tables.ts";

export type ListKey = Pick<ListRow, "list" | "version">;

export async function insertList(db: Db, list: ListRow): Promise<void> {
  await db.insertInto("list").values(list).execute();
}

/** The versions of a list, the latest first. */
export const versionsOf = (db: Db, list: string): Promise<ListRow[]> =>
  db.selectFrom("list").selectAll().where("list", "=", list).orderBy("version", "desc").execute();

/** The list of a kind that was the last one before a day, in its latest version. */
export const listBefore = (db: Db, kind: string, date: string): Promise<ListRow | undefined> =>
  db
    .selectFrom("list")
    .selectAll()
    .where("kind", "=", kind)
    .where("date", "<", date)
    .orderBy("date", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** The date of the newest list of any kind. */
export async function newestListDate(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("list").select("date").orderBy("date", "desc").limit(1).executeTakeFirst();
  return row?.date;
}

/** All entries of a player, the newest list first, each in every version. */
export const entriesOf = (db: Db, player: string) =>
  db
    .selectFrom("list_entry")
    .innerJoin("list", (join) =>
      join.onRef("list.list", "=", "list_entry.list").onRef("list.version", "=", "list_entry.version"),
    )
    .select(["list.list as list", "list.version as version", "kind", "date", "rating", "games", "k", "inactive"])
    .where("player", "=", Number(player))
    .orderBy("date", "desc")
    .orderBy("kind", "desc")
    .orderBy("list.version", "desc")
    .execute();

export const correctionsOf = (db: Db, player: string): Promise<BaseCorrectionRow[]> =>
  db.selectFrom("base_correction").selectAll().where("player", "=", Number(player)).orderBy("list").execute();

/** Rows looked at in one go. */
const PAGE = 20_000;

/** Players without a game on a list whose rating is not that of the list before, in the order of their numbers. */
export async function* movedWhileIdle(
  db: Db,
  now: ListKey,
  before: ListKey,
): AsyncIterable<readonly Pick<BaseCorrectionRow, "player" | "rating_before" | "rating">[]> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("list_entry as now")
      .innerJoin("list_entry as before", "before.player", "now.player")
      .select(["now.player as player", "before.rating as rating_before", "now.rating as rating"])
      .where("now.list", "=", now.list)
      .where("now.version", "=", now.version)
      .where("before.list", "=", before.list)
      .where("before.version", "=", before.version)
      .where("now.games", "=", 0)
      .whereRef("now.rating", "<>", "before.rating")
      .where("now.player", ">", after)
      .orderBy("now.player")
      .limit(PAGE)
      .execute();
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.player;
  }
}

/** What the planner must know after much was written: the embedded engine finds it out by no other way. */
export async function analyze({ query }: Transaction): Promise<void> {
  await query("ANALYZE player, list_entry", []);
}
