import type { Edition } from "../../regulations/edition.ts";
import { ONE_TIME_CHANGES } from "../../regulations/fide/one-time/one-time.ts";
import { EDITIONS } from "../../regulations/register.ts";
import { monthText } from "../numbers.ts";
import type { Catalogue } from "../types/catalogue.ts";

const FIDE = /^fide-([a-z]+)-(\d{4}-\d{2})$/;

/**
 * What people call a text that ratings are made under: "FIDE standard rules from October 2025" for
 * fide-standard-2025-10. One-time changes and the office's own rules are cited like editions, and named here too.
 */
export function editionName({ language, pages: { editions }, ownEditions }: Catalogue, id: string): string {
  const own = ownEditions?.[id];
  if (own !== undefined) return own;
  const edition = EDITIONS.find((each) => each.id === id);
  if (edition?.list === "club") return editions.lask;
  const [, list = "", month = ""] = FIDE.exec(id) ?? [];
  if (edition?.inForce === null) return editions.draft(monthText(language, month));
  const change = ONE_TIME_CHANGES.find((each) => each.id === id);
  if (change) return editions.oneTime[change.cited.rule](monthText(language, change.listDate));
  return editions.fide[list]?.(monthText(language, month)) ?? editions.office;
}

/** The same words, with the names of editions that are not in the register. */
export const withOwnEditions = (words: Catalogue, editions: readonly Pick<Edition, "id" | "own">[]): Catalogue => {
  const own = editions.flatMap(({ id, own }) => (own === undefined ? [] : [[id, own.name]]));
  return own.length === 0 ? words : { ...words, ownEditions: { ...words.ownEditions, ...Object.fromEntries(own) } };
};
