import type { Catalogue } from "../words/types/catalogue.ts";

const LIST = /^([a-z]+)-(\d{4}-\d{2})$/;

/** A list by its name in the language of the page: "Standard list of November 2026" for standard-2026-11. */
export function listName({ web: { lists } }: Catalogue, list: string): string {
  const [, kind, month] = LIST.exec(list) ?? [];
  return kind === undefined || month === undefined || lists.kinds[kind] === undefined
    ? list
    : lists.name(kind, `${month}-01`);
}
