import { monthText } from "../words/numbers.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

const FIDE = /^fide-([a-z]+)-(\d{4}-\d{2})$/;

/** An edition by its name: "FIDE standard rules from October 2025" for fide-standard-2025-10. */
export function editionName({ language, pages: { editions } }: Catalogue, id: string): string {
  const [, list = "", month = ""] = FIDE.exec(id) ?? [];
  return editions.fide[list]?.(monthText(language, month)) ?? (id.includes("lask") ? editions.lask : id);
}
