import type { BookFacts } from "../../domain/clubs/club.ts";
import { latestOfEach } from "../../domain/codes/monitor.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ClubAlarmDecided } from "../../domain/journal/club-entries.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { BOOK_ALARM_SIZES } from "../../statistics/club/book-alarms.ts";
import type { StatedBookWatch } from "../../statistics/club/book-watch.ts";
import type { Office } from "../office.ts";
import { checkReason, recordAcknowledged, recordReopened, refusedAlarm, statements } from "./alarm-decisions.ts";
import { clubWatch } from "./club-watch.ts";

/** A club's book up to the period of a day. */
export interface WatchedBook {
  readonly club: string;
  readonly facts: BookFacts;
  readonly on: IsoDate;
}

/** How well the scale of a club's book holds, with what the keeper said of its alarms. */
export async function statedClubWatch(db: Db, { club, facts, on }: WatchedBook): Promise<StatedBookWatch> {
  const saidOf = await statements(db, club);
  const watch = clubWatch(facts, on);
  return { ...watch, alarms: watch.alarms.map((each) => ({ ...each, acknowledged: saidOf(each.date, each.code) })) };
}

const keyOf = ({ club, period, alarm }: ClubAlarmDecided) => ({ club, list: period, alarm });

/** Acknowledges an alarm that the book raises as of a period. */
export async function acknowledgeClubAlarm(
  office: Office,
  { facts, on }: Omit<WatchedBook, "club">,
  decided: ClubAlarmDecided,
): Promise<JournalEntry> {
  const { period, alarm, reason } = decided;
  checkReason(reason);
  if (!clubWatch(facts, on).alarms.some(({ code, date }) => code === alarm && date === period))
    throw new Refusal("no-such-alarm", refusedAlarm(keyOf(decided)));
  return recordAcknowledged(office, keyOf(decided), { kind: "club-alarm-acknowledged", payload: decided });
}

export async function reopenClubAlarm(office: Office, decided: ClubAlarmDecided): Promise<JournalEntry> {
  checkReason(decided.reason);
  return recordReopened(office, keyOf(decided), { kind: "club-alarm-reopened", payload: decided });
}

/** How many alarms wait for the keeper: of each kind the latest, unless it was acknowledged. */
export async function openClubAlarms(db: Db, book: WatchedBook): Promise<number> {
  const { members, games } = book.facts;
  // A book that is too small for an alarm need not be calculated on every visit.
  if (members.length < BOOK_ALARM_SIZES.members || games.length < BOOK_ALARM_SIZES.games) return 0;
  const { alarms } = await statedClubWatch(db, book);
  return latestOfEach(alarms).filter(({ acknowledged }) => acknowledged === null).length;
}
