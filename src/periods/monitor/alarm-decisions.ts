import type { AlarmCode, Stated } from "../../domain/codes/monitor.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Action, JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { RefusedAlarm } from "../../domain/refusals/lists.ts";
import { acknowledgedAlarms } from "../../ledger/queries/lists/acknowledged-alarms.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { type Office, recorded } from "../office.ts";

/** Which alarm: of one of the office's lists, or with a club of a period of its book, by its first day. */
interface AlarmKey {
  readonly club: string | null;
  readonly list: string;
  readonly alarm: AlarmCode;
}

/** The key as a refusal names it. */
export const refusedAlarm = ({ club, list, alarm }: AlarmKey): RefusedAlarm => ({
  ...(club === null ? {} : { club }),
  list,
  alarm,
});

export function checkReason(reason: string): void {
  if (reason.trim() === "") throw new Refusal("reason-missing");
}

/**
 * Records that an alarm was looked at. It holds for that list or period alone: while the cause remains, the next one raises
 * the alarm again, so that a scale that keeps drifting is looked at every time.
 */
export const recordAcknowledged = (office: Office, key: AlarmKey, action: Action): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    if (await isAcknowledged(db, key)) throw new Refusal("alarm-already-acknowledged", refusedAlarm(key));
    return action;
  });

/** Takes an acknowledgement back, by an entry of its own: the journal then says both, each with who and why. */
export const recordReopened = (office: Office, key: AlarmKey, action: Action): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    if (!(await isAcknowledged(db, key))) throw new Refusal("alarm-not-acknowledged", refusedAlarm(key));
    return action;
  });

const isAcknowledged = async (db: Db, { club, list, alarm }: AlarmKey): Promise<boolean> =>
  (await acknowledgedAlarms(db, club)).some((each) => each.list === list && each.alarm === alarm);

/** What was said of each alarm of a club's book, or with null of the office's own lists. */
export async function statements(
  db: Db,
  club: string | null,
): Promise<(list: string, alarm: AlarmCode) => Stated["acknowledged"]> {
  const said = new Map((await acknowledgedAlarms(db, club)).map((row) => [`${row.list} ${row.alarm}`, row]));
  return (list, alarm) => {
    const found = said.get(`${list} ${alarm}`);
    return found === undefined ? null : { day: found.day as IsoDate, reason: found.reason };
  };
}
