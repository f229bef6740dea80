import type { ClubLineRow, ClubListRow, ClubReceivedLineRow, ClubReceivedRow } from "../../schema/club-tables.ts";
import type { Db, Tables } from "../../schema/tables.ts";

/** As many rows go into one statement. */
const ROWS = 500;

export async function insertClubList(db: Db, list: ClubListRow, lines: readonly ClubLineRow[]): Promise<void> {
  await db.insertInto("club_list").values(list).execute();
  for (let from = 0; from < lines.length; from += ROWS)
    await db
      .insertInto("club_line")
      .values(lines.slice(from, from + ROWS))
      .execute();
}

/** Every version of every list of a club, by period and version. */
export const clubLists = (db: Db, club: string): Promise<ClubListRow[]> =>
  db.selectFrom("club_list").selectAll().where("club", "=", club).orderBy("period").orderBy("version").execute();

export const clubLines = (
  db: Db,
  { club, period, version }: Pick<ClubListRow, "club" | "period" | "version">,
): Promise<ClubLineRow[]> =>
  db
    .selectFrom("club_line")
    .selectAll()
    .where("club", "=", club)
    .where("period", "=", period)
    .where("version", "=", version)
    .orderBy("member")
    .execute();

export async function insertSent(db: Db, row: Tables["club_sent"]): Promise<void> {
  await db.insertInto("club_sent").values(row).execute();
}

/** Where the lists of a club were sent, the latest first. */
export const sentLists = (db: Db, club: string): Promise<Tables["club_sent"][]> =>
  db.selectFrom("club_sent").selectAll().where("club", "=", club).orderBy("sequence", "desc").execute();

export async function insertReceived(
  db: Db,
  list: ClubReceivedRow,
  lines: readonly ClubReceivedLineRow[],
): Promise<void> {
  await db.insertInto("club_received").values(list).execute();
  for (let from = 0; from < lines.length; from += ROWS)
    await db
      .insertInto("club_received_line")
      .values(lines.slice(from, from + ROWS))
      .execute();
}

/** Every list that clubs sent, by club, period and version. */
export const receivedLists = (db: Db): Promise<ClubReceivedRow[]> =>
  db.selectFrom("club_received").selectAll().orderBy("club").orderBy("period").orderBy("version").execute();

export const receivedLines = (db: Db): Promise<ClubReceivedLineRow[]> =>
  db
    .selectFrom("club_received_line")
    .selectAll()
    .orderBy("club")
    .orderBy("period")
    .orderBy("version")
    .orderBy("place")
    .execute();
