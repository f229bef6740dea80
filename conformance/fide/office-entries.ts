import { day, readBirth } from "../../src/domain/dates.ts";
import { activity, shownIn } from "../../src/regulations/fide/articles/inactivity.ts";
import { birthShown, inclusion } from "../../src/regulations/fide/articles/listing.ts";
import { reportDue, reporting, reportOwed } from "../../src/regulations/fide/articles/reporting.ts";
import { everyEdition, fast, standard } from "../editions.ts";
import { fact, fide, IN_2017, IN_2022, ruled, SINCE_2017, SINCE_2024, TO_2014 } from "./office-case.ts";

/** Shown in the alphabetical list, in the section of the federation, on top lists. */
const EVERYWHERE = [true, true, true];

// biome-ignore format: a table
const INACTIVITY = fide("inactivity", [
  { in: everyEdition(), says: "one game in this list: active on it", last: "2012-03-01", list: "2012-03-01", expected: ["active", ...EVERYWHERE] },
  { in: TO_2014, says: "eleven months without a game", last: "2011-03-01", list: "2012-02-01", expected: ["active", ...EVERYWHERE] },
  { in: TO_2014, says: "last games 1 March 2011: flagged 1 March 2012, off the federation's section", last: "2011-03-01", list: "2012-03-01", expected: ["inactive", true, false, false] },
  { in: TO_2014, says: "shown a month before 1 March 2014", last: "2011-03-01", list: "2014-02-01", expected: ["inactive", true, false, false] },
  { in: TO_2014, says: "gone from 1 March 2014", last: "2011-03-01", list: "2014-03-01", expected: ["gone", false, false, false] },
  { in: IN_2017, says: "eleven months, before November 2020", last: "2019-11-01", list: "2020-10-01", expected: ["active", ...EVERYWHERE] },
  { in: IN_2017, says: "twelve months, before November 2020: flagged, not removed", last: "2019-10-01", list: "2020-10-01", expected: ["inactive", true, true, false] },
  { in: IN_2017, says: "twelve months on 1 November 2020", last: "2019-11-01", list: "2020-11-01", expected: ["active", ...EVERYWHERE] },
  { in: IN_2017, says: "23 months from November 2020", last: "2018-12-01", list: "2020-11-01", expected: ["active", ...EVERYWHERE] },
  { in: IN_2017, says: "24 months from November 2020", last: "2018-11-01", list: "2020-11-01", expected: ["inactive", true, true, false] },
  { in: IN_2022, says: "23 months", last: "2020-04-01", list: "2022-03-01", expected: ["active", ...EVERYWHERE] },
  { in: IN_2022, says: "24 months", last: "2020-03-01", list: "2022-03-01", expected: ["inactive", true, true, false] },
  { in: SINCE_2024, says: "eleven months", last: "2024-04-01", list: "2025-03-01", expected: ["active", ...EVERYWHERE] },
  { in: SINCE_2024, says: "twelve months", last: "2024-03-01", list: "2025-03-01", expected: ["inactive", true, true, false] },
  { in: SINCE_2017, says: "never removed", last: "2001-01-01", list: "2025-03-01", expected: ["inactive", true, true, false] },
], (edition, { last, list }) => {
  const status = activity(edition, { list: fact("next list", day(list)), lastCounted: fact("last list with games", day(last)) });
  const sections = ["alphabetical", "federation", "top"] as const;
  return [status.value, ...sections.map((section) => shownIn(edition, status, section).value)];
});

// biome-ignore format: a table
const ENTRY = fide("entry", [
  { in: [...TO_2014, ...SINCE_2024], says: "the year of birth", birth: "1990-05-17", expected: "1990" },
  { in: [...IN_2017, ...IN_2022], says: "the day of birth", birth: "1990-05-17", expected: "1990-05-17" },
  { in: everyEdition(), says: "only the year is known", birth: "1990", expected: "1990" },
  { in: everyEdition(), says: "not on record", birth: null, expected: null },
], (edition, { birth }) => birthShown(edition, fact("birth", birth === null ? null : (readBirth(birth) ?? null))).value);

const SECTION_13 = [...standard("2011-07"), ...fast("2012-01")];

// biome-ignore format: a table
const INCLUSION = fide("inclusion", [
  { in: everyEdition(), says: "of a member federation", member: true, expected: true },
  { in: standard("2009-03", "2009-07"), says: "of no federation: inclusion is not asked about", member: false, expected: true },
  { in: SECTION_13, says: "of no member federation", member: false, expected: false },
  { in: SECTION_13, says: "of a suspended federation", member: true, suspended: true, expected: false },
  { in: SECTION_13, says: "left out by the federation", member: true, excluded: true, expected: false },
  { in: SECTION_13, says: "by dispensation", member: false, dispensation: true, expected: true },
  { in: SECTION_13, says: "a dispensation does not undo the federation's wish", member: true, excluded: true, dispensation: true, expected: false },
], (edition, { member, suspended, excluded, dispensation }) =>
  inclusion(edition, {
    member: fact("member federation", member),
    suspended: fact("suspended", suspended ?? false),
    excludedByFederation: fact("excluded by federation", excluded ?? false),
    dispensation: fact("dispensation", dispensation ?? false),
  }).value);

const BY_DAYS = [...IN_2017, ...IN_2022];

// biome-ignore format: a table
const REPORTING = fide("reporting", [
  { in: TO_2014, says: "no term is set", end: "2011-06-10", received: "2012-06-10", expected: [null, null, "in time", "report-no-term"] },
  { in: BY_DAYS, says: "ended 10 June: 17 June and 10 July", end: "2018-06-10", received: "2018-07-10", expected: ["2018-06-17", "2018-07-10", "in time", "report-in-time"] },
  { in: BY_DAYS, says: "11 July is late, and accepted", end: "2018-06-10", received: "2018-07-11", expected: ["2018-06-17", "2018-07-10", "late", "report-late"] },
  { in: SINCE_2024, says: "ended 24 June: in time for the list of 1 July", end: "2024-06-24", received: "2024-06-30", expected: [null, null, "in time", "report-in-time"] },
  { in: SINCE_2024, says: "ended 24 June, six days left: late on 1 July", end: "2024-06-24", received: "2024-07-01", expected: [null, null, "late", "report-late"] },
  { in: SINCE_2024, says: "ended 25 June, five days left: meant for the list after", end: "2024-06-25", received: "2024-07-01", expected: [null, null, "in time", "report-in-time"] },
  { in: SINCE_2024, says: "the third list can still be entered", end: "2024-06-24", received: "2024-08-31", expected: [null, null, "late", "report-late"] },
  { in: SINCE_2024, says: "few days left do not move the third list: 1 September is too late", end: "2024-06-28", received: "2024-09-01", expected: [null, null, "not rated", "report-too-late"] },
  { in: SINCE_2024, says: "few days left: 31 August still is not", end: "2024-06-28", received: "2024-08-31", expected: [null, null, "late", "report-late"] },
  { in: SINCE_2024, says: "not rated after the third list", end: "2024-06-24", received: "2024-09-01", expected: [null, null, "not rated", "report-too-late"] },
], (edition, given) => {
  const end = fact("end", day(given.end));
  const ruling = reporting(edition, { end, received: fact("report received", day(given.received)) });
  return [reportDue(edition, end, "officer").value, reportDue(edition, end, "server").value, ...ruled(ruling)];
});

// biome-ignore format: a table
const REPORT_OWED = fide("reportOwed", [
  { in: everyEdition(), says: "a registered tournament owes a report", registered: true, announced: null, expected: true },
  { in: everyEdition(), says: "announced before the start as not rated", registered: true, announced: "2018-06-09", expected: false },
  { in: everyEdition(), says: "announced on the day of the start: too late", registered: true, announced: "2018-06-10", expected: true },
  { in: everyEdition(), says: "not registered", registered: false, announced: null, expected: false },
], (edition, { registered, announced }) =>
  reportOwed(edition, {
    registered: fact("registered", registered),
    start: fact("start", day("2018-06-10")),
    announcedOn: fact("announced as not rated on", announced === null ? null : day(announced)),
  }).value);

export const ENTRY_TABLES = [INACTIVITY, ENTRY, INCLUSION, REPORTING, REPORT_OWED];
