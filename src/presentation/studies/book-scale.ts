import type { BookWatch, StatedBookWatch } from "../../statistics/club/book-watch.ts";
import { decimals, signed } from "../../words/numbers.ts";
import { spanName } from "../../words/said/group-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { alarmsSection, ledgerSection } from "./book-ledger.ts";
import type { SheetSection } from "./sheet.ts";

/** How well the scale of a club's book holds, for people: the command prints these parts, the page puts charts above them. */
export interface BookScale {
  readonly about: SheetSection;
  readonly alarms: SheetSection;
  readonly rows: SheetSection;
  readonly periods: SheetSection;
  readonly ledger: SheetSection;
  readonly groups: SheetSection;
  /** null: the book is too young. */
  readonly cohorts: SheetSection | null;
}

export const bookScale = (words: Catalogue, watch: StatedBookWatch): BookScale => ({
  about: aboutSection(words, watch),
  alarms: alarmsSection(words, watch),
  rows: rowsSection(words, watch),
  periods: periodsSection(words, watch),
  ledger: ledgerSection(words, watch),
  groups: groupsSection(words, watch),
  cohorts: watch.anchorCohorts.length === 0 ? null : cohortsSection(words, watch),
});

const numberIn =
  ({ language }: Pick<Catalogue, "language">) =>
  (value: number | null, places = 0): string =>
    value === null ? "–" : decimals(language, value, places);

function aboutSection(words: Catalogue, { games, deflationIndex, rows }: BookWatch): SheetSection {
  const { monitor, scaleReport } = words;
  const number = numberIn(words);
  const { value, low, high } = deflationIndex ?? { value: null, low: null, high: null };
  const index = `${monitor.measures.deflationIndex}: ${number(value, 2)} (${number(low, 2)} … ${number(high, 2)}). ${monitor.ideal.deflationIndex}.`;
  const flagged = rows.filter(({ flag }) => flag).length;
  return {
    title: null,
    lines: [monitor.calibrated(games), index],
    table: null,
    notes: [scaleReport.report.bands(flagged, rows.length)],
  };
}

function rowsSection(words: Catalogue, { rows }: BookWatch): SheetSection {
  const { heads, flagged } = words.monitor;
  const share = (value: number): string => decimals(words.language, value, 3);
  return {
    title: words.scaleReport.book.rows,
    lines: [],
    table: {
      heads: [
        ...[heads.difference, heads.games, heads.expected, heads.scored],
        ...[heads.deviation, heads.standardError, heads.flag],
      ],
      rows: rows.map(({ from, to, games, expected, scored, difference, standardError, flag }) => [
        to === null ? `≥ ${from}` : `${from}–${to}`,
        ...[String(games), share(expected), share(scored), signed(share(difference)), share(standardError)],
        flag ? flagged : "",
      ]),
    },
    notes: [],
  };
}

function periodsSection(words: Catalogue, { periods }: BookWatch): SheetSection {
  const { book } = words.scaleReport;
  const { median: medianHead, games: gamesHead } = words.monitor.movement.heads;
  const number = numberIn(words);
  return {
    title: book.periods,
    lines: [],
    table: {
      heads: [
        ...[book.heads.period, book.heads.members, medianHead, gamesHead],
        ...[book.heads.points, book.heads.moved, book.heads.index],
      ],
      rows: periods.map(({ start, members, median, games, points, moved, index }) => [
        ...[start, String(members), number(median), String(games), signed(number(points, 1)), signed(number(moved))],
        index === null ? "–" : `${number(index.value, 2)} ± ${number(index.error, 2)}`,
      ]),
    },
    notes: [],
  };
}

/** Groups without games are left out. */
function groupsSection(words: Catalogue, { groups: { ages, ratings } }: BookWatch): SheetSection {
  const { heads } = words.monitor.watch;
  const number = numberIn(words);
  const rows = [
    ...ages.map((each) => ({ ...each, name: `${heads.age} ${spanName(words, each)}` })),
    ...ratings.map((each) => ({ ...each, name: `${heads.rating} ${spanName(words, each)}` })),
  ];
  return {
    title: words.scaleReport.book.groups,
    lines: [],
    table: {
      heads: [heads.group, heads.games, heads.residual, heads.error],
      rows: rows
        .filter(({ games }) => games > 0)
        .map(({ name, games, residual, standardError }) => [
          ...[name, String(games), residual === null ? "–" : signed(number(residual, 3)), number(standardError, 3)],
        ]),
    },
    notes: [],
  };
}

function cohortsSection(words: Catalogue, { anchorCohorts }: BookWatch): SheetSection {
  const { book } = words.scaleReport;
  const { from: fromHead, to: toHead, change: changeHead } = words.monitor.movement.heads;
  const number = numberIn(words);
  return {
    title: book.cohort,
    lines: [],
    table: {
      heads: [fromHead, toHead, book.heads.members, changeHead],
      rows: anchorCohorts.map(({ from, to, members, change }) => [
        ...[from, to, String(members), change === null ? "–" : signed(number(change, 1))],
      ]),
    },
    notes: [book.cohortNote],
  };
}
