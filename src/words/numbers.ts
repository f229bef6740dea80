/** Numbers as a language writes them. Formats are kept: making one is dear. */
const FORMATS = new Map<string, Intl.NumberFormat>();
const RULES = new Map<string, Intl.PluralRules>();

/**
 * A number with as many decimals as it has, up to two, or with a fixed count of them. Its thousands stand together, because it may be
 * a rating or a year.
 */
export const decimals = (language: string, value: number, fixed?: number): string =>
  formatOf(language, fixed, false).format(value);

/** How many there are of something, or a sum: thousands stand apart as the language writes them. */
export const counted = (language: string, value: number, fixed?: number): string =>
  formatOf(language, fixed, true).format(value);

function formatOf(language: string, fixed: number | undefined, useGrouping: boolean): Intl.NumberFormat {
  const key = `${language} ${fixed ?? "free"} ${useGrouping}`;
  let format = FORMATS.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language, {
      useGrouping: useGrouping ? "auto" : false, // some languages write 1234, but 16.841
      signDisplay: "negative", // what rounds to zero has no sign
      minimumFractionDigits: fixed ?? 0,
      maximumFractionDigits: fixed ?? 2,
    });
    FORMATS.set(key, format);
  }
  return format;
}

/** "1 game", "2 games", by the plural rules of the language. */
export function plural(language: string, count: number, one: string, other: string): string {
  let rules = RULES.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(language);
    RULES.set(language, rules);
  }
  return `${counted(language, count)} ${rules.select(count) === "one" ? one : other}`;
}

/** A change with its sign; nothing has none. */
export const signed = (text: string): string => (/^[-−]/.test(text) || /^0([.,]0+)?$/.test(text) ? text : `+${text}`);

/** On pages every language has the sign for minus, which is as wide as a plus; a hyphen between words stays one. */
export const withMinus = (text: string): string =>
  text.includes("-") ? text.replace(/(^|[\s(])-(?=\d)/g, "$1−") : text;

const MONTHS = new Map<string, Intl.DateTimeFormat>();

/** The month of a date as a language writes it: November 2026. */
export function monthText(language: string, date: string): string {
  let format = MONTHS.get(language);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone: "UTC" });
    MONTHS.set(language, format);
  }
  return format.format(Date.parse(`${date.slice(0, 7)}-01T00:00:00Z`));
}

/** English is written as outside America: day, month, year. */
const DATES_OF: Readonly<Record<string, string>> = { en: "en-GB" };
const DATES = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string, form: "day" | "minute"): Intl.DateTimeFormat {
  const key = `${language} ${form}`;
  let format = DATES.get(key);
  if (!format) {
    const time = form === "day" ? {} : ({ hour: "2-digit", minute: "2-digit" } as const);
    format = new Intl.DateTimeFormat(DATES_OF[language] ?? language, {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
      hourCycle: "h23",
      ...time,
    });
    DATES.set(key, format);
  }
  return format;
}

/** A day as a language writes it: 5 Oct 2026. */
export const dateText = (language: string, date: string): string =>
  dateFormat(language, "day").format(Date.parse(`${date}T00:00:00Z`));

/** A moment to the minute, by the clock it was written down with: 5 Oct 2026, 16:05 UTC+2. */
export function timeText(language: string, time: string): string {
  const [, local = "", offset = ""] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)[^Z+-]*(Z|[+-]\d\d:\d\d)$/.exec(time) ?? [];
  return `${dateFormat(language, "minute").format(Date.parse(`${local}Z`))} UTC${offsetText(offset)}`;
}

const offsetText = (offset: string): string => {
  const [, sign = "", hours = "", minutes = ""] = /^([+-])(\d\d):(\d\d)$/.exec(offset) ?? [];
  if (Number(hours) === 0 && Number(minutes) === 0) return "";
  return `${sign === "-" ? "−" : "+"}${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
};
