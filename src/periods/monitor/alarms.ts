import type { Stated } from "../../domain/codes/monitor.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { AlarmDecided } from "../../domain/journal/list-entries.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { ALARM_LISTS_MIN, type Alarm } from "../../statistics/watch/alarms.ts";
import { kindOf, listRow } from "../lists/format/list-lines.ts";
import type { Office } from "../office.ts";
import { checkReason, recordAcknowledged, recordReopened, statements } from "./alarm-decisions.ts";
import type { OfficeWatch } from "./office-watch.ts";

/** An alarm as of a list, and what the office said of it. */
export interface StatedAlarm extends Alarm, Stated {
  readonly list: string;
}

type WatchedAlarms = Pick<OfficeWatch, "lists" | "alarms">;

/** Acknowledges an alarm that was raised as of a list. */
export async function acknowledgeAlarm(
  office: Office,
  { list, alarm, reason }: AlarmDecided,
  watchOf: (kind: ListKind) => Promise<WatchedAlarms>,
): Promise<JournalEntry> {
  checkReason(reason);
  const row = await listRow(office.ledger.db, list);
  const { alarms } = await watchOf(kindOf(row));
  if (!alarms.some(({ code, date }) => code === alarm && date === row.date))
    throw new Refusal("no-such-alarm", { list, alarm });
  const payload = { list, alarm, reason };
  return recordAcknowledged(office, { club: null, list, alarm }, { kind: "alarm-acknowledged", payload });
}

export async function reopenAlarm(office: Office, { list, alarm, reason }: AlarmDecided): Promise<JournalEntry> {
  checkReason(reason);
  await listRow(office.ledger.db, list);
  const payload = { list, alarm, reason };
  return recordReopened(office, { club: null, list, alarm }, { kind: "alarm-reopened", payload });
}

/** Alarms with what the office said of them. */
export async function statedAlarms(db: Db, { lists, alarms }: WatchedAlarms): Promise<readonly StatedAlarm[]> {
  const saidOf = await statements(db, null);
  const ids = new Map(lists.map(({ date, list }) => [date, list]));
  return alarms.map((alarm) => {
    const list = ids.get(alarm.date) ?? "";
    return { ...alarm, list, acknowledged: saidOf(list, alarm.code) };
  });
}

/** Whether there are enough lists for an alarm: before, nothing need be calculated to know that there is none. */
export const canHaveAlarms = (lists: number): boolean => lists >= ALARM_LISTS_MIN;
