import type { IsoDate } from "../../../domain/dates.ts";
import type { FieldCode } from "../../../domain/issues/issues.ts";
import type { Columns } from "../../fixed-width.ts";
import { roundColumns, roundsIn } from "../columns.ts";
import type { LineScan } from "../scan.ts";
import { type DateForm, dateForm, isAmbiguous } from "./date-forms.ts";
import { agreeingReadings } from "./date-orders.ts";

export interface TournamentDates {
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  /** As many as record 132 names. */
  readonly rounds: readonly (IsoDate | null)[];
}

/** The lines of the file that hold dates. */
export interface DateLines {
  readonly start: LineScan | null;
  readonly end: LineScan | null;
  readonly rounds: LineScan | null;
}

/** Start, end and rounds are read together: a date that can be read in two ways is decided by the others. */
export function readTournamentDates(lines: DateLines): TournamentDates {
  const roundCells = cellsOf(lines.rounds);
  const forms = {
    start: headForm(lines.start, "start"),
    end: headForm(lines.end, "end"),
    rounds: roundCells.map(({ scan, columns }) => formIn(scan, columns, "round dates", "YY/MM/DD")),
  };
  const readings = agreeingReadings(forms);
  const start = headDate(
    lines.start,
    "start",
    forms.start,
    readings.map((each) => each.start),
  );
  const end = headDate(
    lines.end,
    "end",
    forms.end,
    readings.map((each) => each.end),
  );
  const days = roundCells.map((cell, round) =>
    settle(
      cell.scan,
      "round dates",
      cell.columns,
      forms.rounds[round] ?? null,
      readings.map(({ rounds }) => rounds[round]),
    ),
  );
  tellRounds(lines.rounds, forms.rounds, days);
  tellPlaces({ start, end, rounds: days }, lines, roundCells);
  const named = roundCells.findLastIndex(({ scan, columns }) => scan.line.cell(columns) !== "") + 1;
  return { start, end, rounds: days.slice(0, named) };
}

interface DateCell {
  readonly scan: LineScan;
  readonly columns: Columns;
}

/** The cells of record 132; something before them is not read. */
function cellsOf(scan: LineScan | null): DateCell[] {
  if (!scan) return [];
  if (scan.line.cell([5, 91]) !== "") scan.unread("warning", "round dates", [5, 91], { code: "blank" });
  return Array.from({ length: roundsIn(scan.line.length) }, (_, index) => {
    const [first, last] = roundColumns(index + 1);
    // Some write years of four digits, which fill the cell up to the next one.
    return { scan, columns: scan.line.cell([last + 1, last + 2]) === "" ? [first, last] : [first, last + 2] };
  });
}

const wholeLine = (scan: LineScan): Columns => [5, Math.max(5, scan.line.length)];

const headForm = (scan: LineScan | null, field: FieldCode): DateForm | null =>
  scan && formIn(scan, wholeLine(scan), field, "YYYY/MM/DD");

function formIn(scan: LineScan, columns: Columns, field: FieldCode, form: string): DateForm | null {
  const text = scan.line.cell(columns);
  if (text === "") return null;
  const found = dateForm(text);
  if (!found) scan.unread("error", field, columns, { code: "date", form });
  return found;
}

function headDate(
  scan: LineScan | null,
  field: FieldCode,
  form: DateForm | null,
  days: readonly (IsoDate | undefined)[],
): IsoDate | null {
  const date = scan && settle(scan, field, wholeLine(scan), form, days);
  if (scan && form && date && !/^\d{4}\/\d\d\/\d\d$/.test(form.text))
    tellForm(scan, field, wholeLine(scan), [form], date);
  return date;
}

/** The day that all agreeing readings give. */
function settle(
  scan: LineScan,
  field: FieldCode,
  columns: Columns,
  form: DateForm | null,
  days: readonly (IsoDate | undefined)[],
): IsoDate | null {
  if (!form) return null;
  const [one, ...others] = new Set(days);
  if (one !== undefined && others.length === 0) return one;
  const wanted = field === "round dates" ? "YY/MM/DD" : "YYYY/MM/DD";
  if (others.length === 0) scan.unread("error", field, columns, { code: "date", form: wanted });
  else {
    const readings = [one, ...others].filter((day) => day !== undefined).join(", ");
    scan.lose("error", "date-ambiguous", field, columns, { code: "clear-date", form: wanted, readings });
  }
  return null;
}

function tellForm(scan: LineScan, field: FieldCode, columns: Columns, forms: readonly DateForm[], date: IsoDate): void {
  const form = field === "round dates" ? "YY/MM/DD" : "YYYY/MM/DD";
  const code = forms.some(isAmbiguous) ? "date-resolved" : "other-form";
  scan.warn(code, field, columns, { code: "date", form, readAs: date });
}

/** One warning for the whole record: its dates are written alike. */
function tellRounds(
  scan: LineScan | null,
  forms: readonly (DateForm | null)[],
  days: readonly (IsoDate | null)[],
): void {
  if (!scan) return;
  const odd = forms.flatMap((form, index) => {
    const date = days[index];
    return form && date && date.slice(2).replaceAll("-", "/") !== form.text ? [{ form, date, round: index + 1 }] : [];
  });
  const [first, last] = [odd.at(0), odd.at(-1)];
  if (!first || !last) return;
  const columns: Columns = [roundColumns(first.round)[0], roundColumns(last.round)[1]];
  tellForm(
    scan,
    "round dates",
    columns,
    odd.map(({ form }) => form),
    first.date,
  );
}

/** Dates that can be read and cannot be right. */
function tellPlaces(dates: TournamentDates, lines: DateLines, cells: readonly DateCell[]): void {
  const { start, end } = dates;
  if (start && end && end < start && lines.end) {
    lines.end.lose("error", "dates-reversed", "end", wholeLine(lines.end), { code: "date-from", from: start });
    return;
  }
  for (const [index, date] of dates.rounds.entries()) {
    const cell = cells[index];
    if (!date || !cell || ((!start || date >= start) && (!end || date <= end))) continue;
    const between = { code: "date-between", from: start ?? "", until: end ?? "" } as const;
    cell.scan.warn("round-date-outside", "round dates", cell.columns, between);
  }
}
