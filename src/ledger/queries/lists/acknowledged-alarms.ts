import type { AcknowledgedAlarmRow, Db } from "../../schema/tables.ts";

type AlarmKey = Pick<AcknowledgedAlarmRow, "list" | "alarm">;

export async function putAcknowledged(db: Db, row: AcknowledgedAlarmRow): Promise<void> {
  await db.insertInto("acknowledged_alarm").values(row).execute();
}

export async function removeAcknowledged(db: Db, { list, alarm }: AlarmKey): Promise<void> {
  await db.deleteFrom("acknowledged_alarm").where("list", "=", list).where("alarm", "=", alarm).execute();
}

/** All of them, by list: there are a few a year at most. */
export const acknowledgedAlarms = (db: Db): Promise<AcknowledgedAlarmRow[]> =>
  db.selectFrom("acknowledged_alarm").selectAll().orderBy("list").orderBy("alarm").execute();
