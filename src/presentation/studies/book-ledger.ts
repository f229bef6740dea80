import { BOOK_BALANCE_PARTS } from "../../domain/clubs/club-codes.ts";
import { latestOfEach } from "../../domain/codes/monitor.ts";
import { BOOK_ALARM_SIZES } from "../../statistics/club/book-alarms.ts";
import type { BookWatch } from "../../statistics/club/book-watch.ts";
import { decimals, signed } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { SheetSection } from "./sheet.ts";

/** The latest alarm of each kind, with why it is one and what to look at first. */
export function alarmsSection(words: Catalogue, { alarms }: Pick<BookWatch, "alarms">): SheetSection {
  const { book } = words.scaleReport;
  const number = (value: number): string => decimals(words.language, value);
  const lines = latestOfEach(alarms).map(({ code, date, value, usual }) => {
    const { name, reason, look } = book.alarms[code];
    return `${book.alarm(name, date, number(value), number(usual))}. ${reason} ${look}`;
  });
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
