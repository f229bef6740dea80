import type { OfficeShown } from "../office/parts/shown.ts";

/** The headings of a club's tables. */
export function headsOf({ words }: Pick<OfficeShown, "words">) {
  const { columns } = words.office.clubs;
  return Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, capital(text)])) as typeof columns;
}

/** The words of the book's columns, as headings and labels begin: with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
