import type { ClubFactRow } from "../../schema/club-tables.ts";
import type { Db } from "../../schema/tables.ts";
import { NOW } from "../sets.ts";

/** What books of clubs ever said of members, in order: entries that were taken back too. */
export const memberFacts = (db: Db): Promise<ClubFactRow[]> =>
  db.selectFrom("club_fact").selectAll().where("kind", "=", "member").orderBy("sequence").execute();

/** As many rows go into one statement. */
const ROWS = 1_000;

export async function insertClubFacts(db: Db, rows: readonly Omit<ClubFactRow, "undone">[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS)
    await db
      .insertInto("club_fact")
      .values(rows.slice(from, from + ROWS).map((row) => ({ ...row, undone: null })))
      .execute();
}

/** The facts of a club as they stood after an entry: of each the latest that was not taken back. */
export const clubFacts = (db: Db, club: string, asOf = NOW): Promise<ClubFactRow[]> =>
  db
    .selectFrom("club_fact")
    .distinctOn(["kind", "key"])
    .selectAll()
    .where("club", "=", club)
    .where("sequence", "<=", asOf)
    .where(({ or, eb }) => or([eb("undone", "is", null), eb("undone", ">", asOf)]))
    .orderBy("kind")
    .orderBy("key")
    .orderBy("sequence", "desc")
    .execute();

/** One fact as it stands. */
export const clubFact = (db: Db, club: string, kind: string, key: string): Promise<ClubFactRow | undefined> =>
  db
    .selectFrom("club_fact")
    .selectAll()
    .where("club", "=", club)
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("undone", "is", null)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();

/** Marks what an entry made as taken back. */
export async function undoClubFacts(
  db: Db,
  { club, entry, by }: { readonly club: string; readonly entry: number; readonly by: number },
): Promise<void> {
  await db
    .updateTable("club_fact")
    .set({ undone: by })
    .where("club", "=", club)
    .where("sequence", "=", entry)
    .execute();
}

export type ActiveFact = Pick<ClubFactRow, "kind" | "key" | "sequence">;

/** Every fact of a club that was not taken back, in the order of their entries. */
export const activeFacts = (db: Db, club: string): Promise<ActiveFact[]> =>
  db
    .selectFrom("club_fact")
    .select(["kind", "key", "sequence"])
    .where("club", "=", club)
    .where("undone", "is", null)
    .orderBy("sequence")
    .orderBy("kind")
    .orderBy("key")
    .execute();

/** The highest number that a game of a club ever had: numbers of games that were undone are not given again. */
export async function lastGameOf(db: Db, club: string): Promise<number> {
  const rows = await db
    .selectFrom("club_fact")
    .select("key")
    .distinct()
    .where("club", "=", club)
    .where("kind", "=", "game")
    .execute();
  return rows.reduce((last, { key }) => Math.max(last, Number(key)), 0);
}

/** Every club that keeps a book here. */
export async function clubsHere(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("club_fact")
    .select("club")
    .distinct()
    .where("kind", "=", "settings")
    .orderBy("club")
    .execute();
  return rows.map(({ club }) => club);
}
