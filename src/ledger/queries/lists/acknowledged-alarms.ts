import type { AcknowledgedAlarmRow, Db } from "../../schema/tables.ts";

type AlarmRowKey = Pick<AcknowledgedAlarmRow, "club" | "list" | "alarm">;

export async function putAcknowledged(db: Db, row: AcknowledgedAlarmRow): Promise<void> {
  await db.insertInto("acknowledged_alarm").values(row).execute();
}

export async function removeAcknowledged(db: Db, { club, list, alarm }: AlarmRowKey): Promise<void> {
  await db
    .deleteFrom("acknowledged_alarm")
    .where("club", "is not distinct from", club)
    .where("list", "=", list)
    .where("alarm", "=", alarm)
    .execute();
}

/** All of a club's book, or with null of the office's own lists: there are a few a year at most. */
export const acknowledgedAlarms = (db: Db, club: string | null): Promise<AcknowledgedAlarmRow[]> =>
  db
    .selectFrom("acknowledged_alarm")
    .selectAll()
    .where("club", "is not distinct from", club)
    .orderBy("list")
    .orderBy("alarm")
    .execute();
