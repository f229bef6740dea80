import { sql } from "kysely";
import type { Transaction } from "../../database.ts";
import type { BaseCorrectionRow, Db, ListRow } from "../../schema/tables.ts";

export type ListKey = Pick<ListRow, "list" | "version">;

export async function insertList(db: Db, list: ListRow): Promise<void> {
  await db.insertInto("list").values(list).execute();
}

/** A draft that another replaces; its rows are replaced by themselves. */
export async function removeList(db: Db, { list, version }: ListKey): Promise<void> {
  await db.deleteFrom("list").where("list", "=", list).where("version", "=", version).execute();
}

/** What was written of a list: its entries, pools, cards and tournaments. */
export async function removeRows(db: Db, { list, version }: ListKey): Promise<void> {
  for (const table of ["list_entry", "pool", "card", "list_tournament"] as const)
    await db.deleteFrom(table).where("list", "=", list).where("version", "=", version).execute();
}

/** The entry that made a list public, or that discarded a draft. */
export async function markList(
  db: Db,
  { list, version }: ListKey,
  mark: Partial<Pick<ListRow, "published" | "discarded">>,
): Promise<void> {
  await db.updateTable("list").set(mark).where("list", "=", list).where("version", "=", version).execute();
}

/** The versions of a list, the latest first. */
export const versionsOf = (db: Db, list: string): Promise<ListRow[]> =>
  db.selectFrom("list").selectAll().where("list", "=", list).orderBy("version", "desc").execute();

/** All lists and drafts: by date, kind and version. There are some hundreds at most. */
export const allLists = (db: Db): Promise<ListRow[]> =>
  db.selectFrom("list").selectAll().orderBy("date").orderBy("kind").orderBy("version").execute();

export interface InForceQuery {
  readonly kind: string;
  /** After this entry; without it, now. */
  readonly asOf?: number;
}

/** The published lists of a kind in order of their dates, each in the version that was in force after an entry. */
export async function listsInForce(db: Db, { kind, asOf }: InForceQuery): Promise<readonly ListRow[]> {
  let query = db.selectFrom("list").selectAll().where("kind", "=", kind).where("published", "is not", null);
  if (asOf !== undefined) query = query.where("published", "<=", asOf);
  const byDate = new Map<string, ListRow>();
  for (const row of await query.orderBy("date").orderBy("version").execute()) byDate.set(row.date, row);
  return [...byDate.values()];
}

/** The list of a kind that was the last one before a day, in the version in force. */
export const listBefore = async (db: Db, kind: string, date: string): Promise<ListRow | undefined> =>
  (await listsInForce(db, { kind })).findLast((list) => list.date < date);

/** The date of the newest published list of any kind. */
export async function newestListDate(db: Db): Promise<string | undefined> {
  const published = db.selectFrom("list").select("date").where("published", "is not", null);
  return (await published.orderBy("date", "desc").limit(1).executeTakeFirst())?.date;
}

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
      .select("now.player as player")
      .select(({ ref }) => [
        ref("before.rating").$notNull().as("rating_before"),
        ref("now.rating").$notNull().as("rating"),
      ])
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

/** How many players have a rating on a list and had none on another, and the other way round. */
export async function comesAndGoes(
  db: Db,
  now: ListKey,
  before: ListKey,
): Promise<{ readonly entrants: number; readonly leavers: number }> {
  const rated = ({ list, version }: ListKey) =>
    sql`(SELECT player FROM list_entry WHERE list = ${list} AND version = ${version} AND rating IS NOT NULL)`;
  const { rows } = await sql<{ entrants: number; leavers: number }>`
    SELECT count(*) FILTER (WHERE before.player IS NULL) AS entrants, count(*) FILTER (WHERE now.player IS NULL) AS leavers
    FROM ${rated(now)} AS now FULL JOIN ${rated(before)} AS before ON before.player = now.player`.execute(db);
  return { entrants: Number(rows[0]?.entrants ?? 0), leavers: Number(rows[0]?.leavers ?? 0) };
}

/** What the planner must know after much was written: the embedded engine finds it out by no other way. */
export async function analyze({ query }: Transaction): Promise<void> {
  await summarizeNew(query);
  await query("ANALYZE player, list_entry", []);
}

/** The same of a new list alone: only what entries are looked up by. */
export async function analyzeEntries({ query }: Pick<Transaction, "query">): Promise<void> {
  await summarizeNew(query);
  await query("ANALYZE list_entry (player, list, version)", []);
}

/** Blocks summarised in one statement, so that nobody waits long for it. */
const BLOCKS = 640;
/** As the index was made. */
const BLOCKS_IN_RANGE = 16;

/** Without it every list is searched for each. New rows lie at the end: from there, until nothing is new. */
async function summarizeNew(query: Transaction["query"]): Promise<void> {
  const [size] = (
    await query(
      "SELECT (pg_relation_size('list_entry') / current_setting('block_size')::integer)::integer AS blocks",
      [],
    )
  ).rows;
  for (let end = Number(size?.blocks) - 1; end >= 0; end -= BLOCKS) {
    const { rows } = await query(
      `SELECT coalesce(sum(brin_summarize_range(to_regclass('list_entry_list'), block)), 0)::integer AS done
       FROM generate_series($1::bigint, $2::bigint, ${BLOCKS_IN_RANGE}) AS block`,
      [Math.floor(Math.max(0, end - BLOCKS) / BLOCKS_IN_RANGE) * BLOCKS_IN_RANGE, end],
    );
    if (Number(rows[0]?.done) === 0) return;
  }
}
