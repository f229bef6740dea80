import type { Catalogue } from "../types/catalogue.ts";

const LIST = /^([a-z]+)-(\d{4}-\d{2})$/;

/** A list as a title: "Standard list of November 2026" for standard-2026-11. What is no list stays as it is. */
export const listName = (words: Pick<Catalogue, "web">, list: string): string => said(words, list, "name");

/** A list within a sentence: "the standard list of November 2026". */
export const listInSentence = (words: Pick<Catalogue, "web">, list: string): string => said(words, list, "inSentence");

function said({ web: { lists } }: Pick<Catalogue, "web">, list: string, form: "name" | "inSentence"): string {
  const [, kind, month] = LIST.exec(list) ?? [];
  return kind === undefined || month === undefined || lists.kinds[kind] === undefined
    ? list
    : lists[form](kind, `${month}-01`);
}
