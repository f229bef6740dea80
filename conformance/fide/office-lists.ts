import { day, type IsoDate } from "../../src/domain/dates.ts";
import { points } from "../../src/domain/units.ts";
import { closingDate, listEntered, listInForce, nextList } from "../../src/regulations/fide/articles/list-dates.ts";
import { changeCounts, entry, ratedForOpponents, titledUnrated } from "../../src/regulations/fide/articles/listing.ts";
import type { HeldBy } from "../../src/regulations/fide/articles/registration.ts";
import type { FideEdition } from "../../src/regulations/fide/fide-edition.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, IN_2017, IN_2022, ruled, SINCE_2024, TO_2014 } from "./office-case.ts";

const TWO_MONTHLY = standard("2009-03", "2011-07");
const MONTHLY = [...standard("2012-07"), ...fast("2012-01")];

// biome-ignore format: a table
const CALENDAR = fide("calendar", [
  { in: TWO_MONTHLY, says: "every other month", year: 2010, expected: [1, 3, 5, 7, 9, 11] },
  { in: MONTHLY, says: "every month", year: 2013, expected: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
  { in: fast("2012-01", "2012-01"), says: "the first list is that of July 2012", year: 2012, expected: [7, 8, 9, 10, 11, 12] },
], (edition, { year }) => listMonths(edition, year));

/** The months of a year that have a list: each is the next one after the one before, and in force on its own day. */
function listMonths(edition: FideEdition, year: number): number[] {
  const months: number[] = [];
  let list: IsoDate = day(`${year - 1}-12-31`);
  for (let lists = 0; lists <= 12; lists++) {
    list = nextList(() => edition, fact("day", list)).value;
    if (!list.startsWith(`${year}`)) break;
    if (listInForce(() => edition, fact("day", list)).value === list) months.push(Number(list.slice(5, 7)));
  }
  return months;
}

const SEVEN_DAYS = standard("2009-03", "2011-07");
const THREE_DAYS = [...standard("2012-07"), ...fast("2012-01")];

// biome-ignore format: a table
const CLOSING = fide("closing", [
  { in: SEVEN_DAYS, says: "1 March 2012: 23 February", list: "2012-03-01", heldBy: "other" as HeldBy, end: "2012-02-23", expected: ["2012-02-23", "2012-03-01"] },
  { in: SEVEN_DAYS, says: "ended a day later: not in that list", list: "2012-03-01", heldBy: "other" as HeldBy, end: "2012-02-24", later: true, expected: ["2012-02-23", true] },
  { in: SEVEN_DAYS, says: "one of FIDE to the day before the list", list: "2012-03-01", heldBy: "fide" as HeldBy, end: "2012-02-29", expected: ["2012-02-29", "2012-03-01"] },
  { in: standard("2009-07", "2009-07"), says: "1 March 2011: 22 February", list: "2011-03-01", heldBy: "other" as HeldBy, end: "2011-02-22", expected: ["2011-02-22", "2011-03-01"] },
  { in: THREE_DAYS, says: "1 March 2018: 26 February", list: "2018-03-01", heldBy: "other" as HeldBy, end: "2018-02-26", expected: ["2018-02-26", "2018-03-01"] },
  { in: THREE_DAYS, says: "ended a day later: the list after", list: "2018-03-01", heldBy: "other" as HeldBy, end: "2018-02-27", expected: ["2018-02-26", "2018-04-01"] },
  { in: THREE_DAYS, says: "one of FIDE to the day before the list", list: "2018-03-01", heldBy: "fide" as HeldBy, end: "2018-02-28", expected: ["2018-02-28", "2018-03-01"] },
  { in: THREE_DAYS, says: "a continental one as any other", list: "2018-03-01", heldBy: "continental" as HeldBy, end: "2018-02-28", expected: ["2018-02-26", "2018-04-01"] },
  { in: THREE_DAYS, says: "the report came when the list was out: the list after", list: "2018-03-01", heldBy: "other" as HeldBy, end: "2018-02-26", received: "2018-03-01", expected: ["2018-02-26", "2018-04-01"] },
  { in: THREE_DAYS, says: "the report came the day before", list: "2018-03-01", heldBy: "other" as HeldBy, end: "2018-02-26", received: "2018-02-28", expected: ["2018-02-26", "2018-03-01"] },
], (edition, given) => {
  const heldBy = fact("held by", given.heldBy);
  const end = fact("end", day(given.end));
  const received = fact("report received", day(given.received ?? given.end));
  const closing = closingDate(edition, { list: fact("next list", day(given.list)), heldBy }).value;
  const entered = listEntered(() => edition, { end, heldBy, received }).value;
  return [closing, given.later ? entered > given.list : entered];
});

// biome-ignore format: a table
const FLOOR = fide("floor", [
  { in: standard("2009-03", "2011-07"), says: "1200 is listed", rating: 1200, expected: "entry-listed" },
  { in: standard("2009-03", "2011-07"), says: "1199 is below the floor", rating: 1199, expected: "entry-below-floor" },
  { in: [...standard("2012-07", "2022-01"), ...fast("2012-01", "2022-10")], says: "1000 is listed", rating: 1000, expected: "entry-listed" },
  { in: [...standard("2012-07", "2022-01"), ...fast("2012-01", "2022-10")], says: "999 is below the floor", rating: 999, expected: "entry-below-floor" },
  { in: SINCE_2024, says: "1400 is listed", rating: 1400, expected: "entry-listed" },
  { in: SINCE_2024, says: "1399 is below the floor", rating: 1399, expected: "entry-below-floor" },
], (edition, { rating }) => ruled(entry(edition, fact("rating", points(rating))))[1]);

/** Delisted on the list of 1 November 2011; answers: shown as, rated for opponents, own change. */
const DELISTED_ON = day("2011-11-01");

// biome-ignore format: a table
const DELISTING = fide("delisting", [
  { in: [...TO_2014, ...IN_2017, ...IN_2022], says: "begun before, rated on that list", start: "2011-10-30", list: "2011-11-01", expected: ["delisted", true, true] },
  { in: [...TO_2014, ...IN_2017, ...IN_2022], says: "begun before, rated later: the change lapses", start: "2011-10-31", list: "2011-12-01", expected: ["delisted", true, false] },
  { in: [...TO_2014, ...IN_2017, ...IN_2022], says: "begun on its date: unrated", start: "2011-11-01", list: "2011-12-01", expected: ["delisted", false, false] },
  { in: SINCE_2024, says: "begun before, rated later: the change lapses", start: "2011-10-31", list: "2011-12-01", expected: ["unrated", true, false] },
  { in: SINCE_2024, says: "begun on its date: unrated", start: "2011-11-01", list: "2011-12-01", expected: ["unrated", false, false] },
], (edition, { start, list }) => {
  const around = {
    delistedOn: fact("delisted on", DELISTED_ON),
    start: fact("start", day(start)),
    list: fact("list entered", day(list)),
  };
  const shown = entry(edition, fact("rating", points(1)));
  return [shown.value, ratedForOpponents(edition, around).value, changeCounts(edition, around).value];
});

// biome-ignore format: a table
const TITLED_UNRATED = fide("titledUnrated", [
  { in: everyEdition(), says: "a titled player without a rating", rating: null, titled: true, expected: "list of titled players" },
  { in: everyEdition(), says: "a titled player with one", rating: 2000, titled: true, expected: "rating list" },
  { in: everyEdition(), says: "an unrated player without a title", rating: null, titled: false, expected: "not listed" },
], (edition, { rating, titled }) =>
  titledUnrated(edition, {
    rating: fact("rating", rating === null ? null : points(rating)),
    titled: fact("titled", titled),
  }).value);

export const LIST_TABLES = [CALENDAR, CLOSING, FLOOR, DELISTING, TITLED_UNRATED];
