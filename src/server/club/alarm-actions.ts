import { Type } from "typebox";
import { BOOK_ALARM_CODES } from "../../domain/codes/monitor.ts";
import { acknowledgeClubAlarm, reopenClubAlarm } from "../../periods/monitor/club-alarms.ts";
import { readDay } from "../../rating/read.ts";
import { type ApiAction, action } from "../office/actions/action.ts";
import { actionResult } from "../office/actions/action-result.ts";
import { Reason } from "../office/schemas.ts";
import { ofOwnClub, openBook } from "./book.ts";
import { Day } from "./schemas.ts";

const common = {
  right: "keep a club's book",
  about: ofOwnClub,
  input: Type.Object({ period: Day, alarm: Type.Enum(BOOK_ALARM_CODES), reason: Reason }),
} as const;

const acknowledge = action({
  ...common,
  name: "acknowledge-club-alarm",
  run: async (acting, { period, alarm, reason }) => {
    const book = await openBook(acting);
    const decided = { club: book.club, period: readDay(period, "period"), alarm, reason };
    return actionResult([await acknowledgeClubAlarm(acting.office, book, decided)]);
  },
});

const reopen = action({
  ...common,
  name: "reopen-club-alarm",
  run: async (acting, { period, alarm, reason }) => {
    const { club } = await openBook(acting);
    const decided = { club, period: readDay(period, "period"), alarm, reason };
    return actionResult([await reopenClubAlarm(acting.office, decided)]);
  },
});

/** What the keeper says of the alarms of the book's scale. */
export const CLUB_ALARM_ACTIONS: readonly ApiAction[] = [acknowledge, reopen];
