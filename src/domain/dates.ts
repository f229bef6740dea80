declare const calendar: unique symbol;

/** A day, `YYYY-MM-DD`. Days compare as text. */
export type IsoDate = string & { readonly [calendar]: "day" };

/** A birth as a list gives it: the day, or only the year. */
export type Birth = IsoDate | (string & { readonly [calendar]: "year" });

const DAY_MS = 86_400_000;

/** The day a text names, or undefined where there is no such day. */
export function readDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const [month, dayOfMonth] = [Number(text.slice(5, 7)), Number(text.slice(8))];
  if (month < 1 || month > 12 || dayOfMonth < 1) return undefined;
  return dayOfMonth <= lastOf(Number(text.slice(0, 4)), month) ? (text as IsoDate) : undefined;
}

/** The last day of a month. There are lists with a million births: no calendar is made for each. */
function lastOf(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** A birth: `1990` or `1990-05-17`. */
export function readBirth(text: string): Birth | undefined {
  return /^(1[89]|20)\d{2}$/.test(text) ? (text as Birth) : readDate(text);
}

/** A day that is known to be one: in our own data and tests. */
export function day(text: string): IsoDate {
  const date = readDate(text);
  if (date === undefined) throw new RangeError(`expected a day as YYYY-MM-DD, found ${text}`);
  return date;
}

export const addDays = (date: IsoDate, days: number): IsoDate => dayOf(timeOf(date) + days * DAY_MS) as IsoDate;

/** The same day of another month, or that month's last day where it has no such day: 31 March less one is the end of February. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last))) as IsoDate;
}

/** Days from one to the other: 1 January to 2 January is 1. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS);

export const yearOf = (date: IsoDate | Birth): number => Number(date.slice(0, 4));
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));

/** Months since year 0, so that spans of months can be counted. */
export const monthNumber = (date: IsoDate): number => yearOf(date) * 12 + monthOf(date) - 1;

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01` as IsoDate;

const timeOf = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
