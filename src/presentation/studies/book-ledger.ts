import { BOOK_BALANCE_PARTS } from "../../domain/clubs/club-codes.ts";
import { type BookAlarmCode, latestOfEach } from "../../domain/codes/monitor.ts";
import { BOOK_ALARM_SIZES } from "../../statistics/club/book-alarms.ts";
import type { BookWatch, StatedBookWatch } from "../../statistics/club/book-watch.ts";
import { decimals, signed } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { SheetSection } from "./sheet.ts";

/** An alarm as the book or the API has it. */
interface AlarmOfBook {
  readonly code: BookAlarmCode;
  readonly date: string;
  readonly value: number;
  readonly usual: number;
  readonly acknowledged: { readonly day: string; readonly reason: string } | null;
}

/** What an alarm says, why it is one and what to look at first; and what the keeper said of it. */
export function bookAlarmText(words: Catalogue, { code, date, value, usual, acknowledged }: AlarmOfBook) {
  const { book } = words.scaleReport;
  const { name, reason, look } = book.alarms[code];
  const number = (each: number): string => decimals(words.language, each);
  return {
    name,
    head: book.alarm(name, words.journal.asDay(date), number(value), number(usual)),
    why: `${reason} ${look}`,
    said: acknowledged && words.scale.acknowledged(acknowledged.day, acknowledged.reason),
  };
}

/** The latest alarm of each kind; what is open comes first. */
export function alarmsSection(words: Catalogue, { alarms }: Pick<StatedBookWatch, "alarms">): SheetSection {
  const { book } = words.scaleReport;
  const said = latestOfEach(alarms).map((alarm) => bookAlarmText(words, alarm));
  const lines = [...said.filter((each) => each.said === null), ...said.filter((each) => each.said !== null)].map(
    (each) => `${each.head}. ${each.said ?? each.why}`,
  );
  return {
    title: words.monitor.page.alarmsTitle,
    lines: lines.length === 0 ? [words.monitor.watch.noAlarms] : lines,
    table: null,
    notes: [book.alarmSizes(BOOK_ALARM_SIZES.members, BOOK_ALARM_SIZES.games)],
  };
}

/** Where the points of each period came from, and what is left: nothing. */
export function ledgerSection(words: Catalogue, { ledger }: Pick<BookWatch, "ledger">): SheetSection {
  const { book } = words.scaleReport;
  const points = (hundredths: number): string => signed(decimals(words.language, hundredths / 100, 1));
  return {
    title: words.monitor.watch.ledgerTitle,
    lines: [],
    table: {
      heads: [
        book.heads.period,
        ...BOOK_BALANCE_PARTS.map((part) => book.ledger[part]),
        words.office.lists.balance.rest,
      ],
      rows: ledger.map((each) => [
        each.start,
        ...[...BOOK_BALANCE_PARTS, "rest" as const].map((part) => points(each[part])),
      ]),
    },
    notes: [book.ledgerNote],
  };
}
