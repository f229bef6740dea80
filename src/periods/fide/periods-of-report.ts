import type { IsoDate } from "../../domain/dates.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { BLACK, ROUND, WHITE } from "../lists/read/period-games.ts";
import { ratingsDay, type Slice } from "../lists/read/slices.ts";

/** Games of a report that go into one file. */
export interface ReportPeriod {
  readonly slice: Slice;
  /** 0: the whole tournament is one file. */
  readonly part: number;
  readonly ratings: ListRow;
  readonly due: IsoDate | null;
  readonly article: string | null;
  readonly isOfPeriod: (round: number, one: number, other: number) => boolean;
}

/**
 * The files of what is rated as one. A long tournament that came in one report is sent month by month as its edition asks, each
 * month with the ratings of its own list.
 */
export function periodsOfReport(slice: Slice, listOn: (day: IsoDate) => ListRow): readonly ReportPeriod[] {
  const { report } = slice;
  const { interim, reportDue, edition } = report.assessment;
  const games = gameKeys(slice);
  const whole: ReportPeriod = {
    slice,
    part: report.part,
    ratings: slice.ratings,
    due: interim?.parts.find(({ part }) => part === report.part)?.due.value ?? reportDue.value,
    article: edition.articles.reporting.number,
    isOfPeriod: (round, one, other) => games.has(keyOf(round, one, other)),
  };
  if (interim === null || report.part > 0 || slice.oneOf !== null) return [whole];
  const { roundDates } = report.reportFacts;
  return interim.parts.map(({ part, from, to, due }) => ({
    ...whole,
    part,
    due: due.value,
    ratings: listOn(ratingsDay(report, from, null)),
    isOfPeriod: (round, one, other) => {
      const day = roundDates[round - 1] ?? null;
      return day !== null && day >= from && day <= to && whole.isOfPeriod(round, one, other);
    },
  }));
}

/** Games of the slice by round and start numbers: those that an earlier part had are not among them. */
function gameKeys({ loaded: { games, startNumbers }, games: places }: Slice): ReadonlySet<string> {
  const startOf = (place: number): number => startNumbers[place]!;
  return new Set(
    [...places].map((at) => keyOf(games[at + ROUND]!, startOf(games[at + WHITE]!), startOf(games[at + BLACK]!))),
  );
}

const keyOf = (round: number, one: number, other: number): string =>
  `${round} ${Math.min(one, other)} ${Math.max(one, other)}`;
