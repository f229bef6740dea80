import { type IsoDate, readDate } from "../../../domain/dates.ts";

/** In which order a date names year, month and day. */
export type DateOrder = "YMD" | "YDM" | "DMY" | "MDY";

/** Three numbers that are a date in at least one order. */
export interface DateForm {
  readonly text: string;
  readonly parts: readonly [string, string, string];
  readonly orders: readonly DateOrder[];
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** The forms programs write; null where the text is in none of them. */
export function dateForm(text: string): DateForm | null {
  const [, a, b, c] = /^(\d+)[./-] ?(\d+)[./-] ?(\d+)\.?$/.exec(text) ?? [];
  if (a && b && c) return ofNumbers(text, [a, b, c]);
  const [, month, day, year] = /^([A-Za-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(text) ?? [];
  if (month && day && year) return ofMonthName(text, year, month, day);
  const [, dayBefore, monthAfter, yearAfter] = /^(\d{1,2})\.? ([A-Za-z]{3,9})\.?,? (\d{4})$/.exec(text) ?? [];
  if (dayBefore && monthAfter && yearAfter) return ofMonthName(text, yearAfter, monthAfter, dayBefore);
  return null;
}

function ofNumbers(text: string, parts: readonly [string, string, string]): DateForm | null {
  const widths = parts.map(({ length }) => (length === 4 ? "4" : length <= 2 ? "2" : "x")).join("");
  if (widths === "422") return { text, parts, orders: ["YMD"] };
  if (widths === "224") return { text, parts, orders: ["DMY", "MDY"] };
  return widths === "222" ? { text, parts, orders: ["YMD", "DMY", "MDY", "YDM"] } : null;
}

function ofMonthName(text: string, year: string, name: string, day: string): DateForm | null {
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? null : { text, parts: [year, String(month), day], orders: ["YMD"] };
}

/** Years of two digits belong to the hundred years around a known one, or else to 1970 to 2069. */
const AROUND = 50;
const UNKNOWN_MIDDLE = 2020;

/** The day a form names in an order; undefined where there is no such day. */
export function dateIn({ parts }: DateForm, order: DateOrder, near: IsoDate | null): IsoDate | undefined {
  const part = (letter: "Y" | "M" | "D"): string => parts[order.indexOf(letter)] ?? "";
  const year = part("Y");
  if (year.length !== 2 && year.length !== 4) return undefined;
  const full = year.length === 4 ? year : String(yearNear(Number(year), near)).padStart(4, "0");
  return readDate(`${full}-${part("M").padStart(2, "0")}-${part("D").padStart(2, "0")}`);
}

function yearNear(short: number, near: IsoDate | null): number {
  const from = (near ? Number(near.slice(0, 4)) : UNKNOWN_MIDDLE) - AROUND;
  return from + ((((short - from) % 100) + 100) % 100);
}

/** Whether a form can be read as more than one day, taken alone. */
export function isAmbiguous(form: DateForm): boolean {
  const days = form.orders.map((order) => dateIn(form, order, null)).filter((day) => day !== undefined);
  return new Set(days).size > 1;
}
