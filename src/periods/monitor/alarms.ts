import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import type { AlarmDecided } from "../../domain/journal/list-entries.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { acknowledgedAlarms } from "../../ledger/queries/lists/acknowledged-alarms.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { ALARM_LISTS_MIN, type Alarm } from "../../statistics/watch/alarms.ts";
import { kindOf, listRow } from "../lists/format/list-lines.ts";
import { type Office, recorded } from "../office.ts";
import type { OfficeWatch } from "./office-watch.ts";

/** An alarm as of a list, and what the office said of it. */
export interface StatedAlarm extends Alarm {
  readonly list: string;
  /** null: nobody has acknowledged it. */
  readonly acknowledged: { readonly day: IsoDate; readonly reason: string } | null;
}

type WatchedAlarms = Pick<OfficeWatch, "lists" | "alarms">;

/**
 * Acknowledges an alarm that was raised as of a list. It holds for that list alone: while the cause remains, the next list
 * raises the alarm again, so that a scale that keeps drifting is looked at with every list.
 */
export async function acknowledgeAlarm(
  office: Office,
  request: AlarmDecided,
  watchOf: (kind: ListKind) => Promise<WatchedAlarms>,
): Promise<JournalEntry> {
  const { list, alarm, reason } = request;
  if (reason.trim() === "") throw new Refusal("reason-missing");
  const row = await listRow(office.ledger.db, list);
  const { alarms } = await watchOf(kindOf(row));
  if (!alarms.some(({ code, date }) => code === alarm && date === row.date))
    throw new Refusal("no-such-alarm", { list, alarm });
  return recorded(office, async ({ db }) => {
    if (await isAcknowledged(db, request)) throw new Refusal("alarm-already-acknowledged", { list, alarm });
    return { kind: "alarm-acknowledged", payload: { list, alarm, reason } };
  });
}

/** Takes an acknowledgement back, by an entry of its own: the journal then says both, each with who and why. */
export const reopenAlarm = (office: Office, request: AlarmDecided): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { list, alarm, reason } = request;
    if (reason.trim() === "") throw new Refusal("reason-missing");
    await listRow(db, list);
    if (!(await isAcknowledged(db, request))) throw new Refusal("alarm-not-acknowledged", { list, alarm });
    return { kind: "alarm-reopened", payload: { list, alarm, reason } };
  });

const isAcknowledged = async (db: Db, { list, alarm }: AlarmDecided): Promise<boolean> =>
  (await acknowledgedAlarms(db)).some((each) => each.list === list && each.alarm === alarm);

/** Alarms with what the office said of them. */
export async function statedAlarms(db: Db, { lists, alarms }: WatchedAlarms): Promise<readonly StatedAlarm[]> {
  const said = new Map((await acknowledgedAlarms(db)).map((row) => [`${row.list} ${row.alarm}`, row]));
  const ids = new Map(lists.map(({ date, list }) => [date, list]));
  return alarms.map((alarm) => {
    const list = ids.get(alarm.date) ?? "";
    const found = said.get(`${list} ${alarm.code}`);
    return {
      ...alarm,
      list,
      acknowledged: found === undefined ? null : { day: found.day as IsoDate, reason: found.reason },
    };
  });
}

/** Whether there are enough lists for an alarm: before, nothing need be calculated to know that there is none. */
export const canHaveAlarms = (lists: number): boolean => lists >= ALARM_LISTS_MIN;
