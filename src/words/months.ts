/** English is written as outside America: no comma before the last "and". */
const LISTS_OF: Readonly<Record<string, string>> = { en: "en-GB" };

/** "January, May and September" */
export function monthNames(language: string, months: readonly number[]): string {
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const names = months.map((month) => name.format(Date.UTC(2000, month - 1)));
  return new Intl.ListFormat(LISTS_OF[language] ?? language, { type: "conjunction" }).format(names);
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

export const isEveryMonth = (months: readonly number[]): boolean =>
  ALL_MONTHS.every((month, index) => months[index] === month);
