import type { Catalogue } from "../../src/words/types/catalogue.ts";

/** A catalogue of which every word can be told from whatever else is on a page. */
export const marked = <Words extends Catalogue>(words: Words): Words => ({
  ...wrapped(words),
  language: words.language,
});

type Says = (...given: readonly unknown[]) => unknown;

function wrapped<Part>(part: Part): Part {
  if (typeof part === "string") return `⟦${part}⟧` as Part;
  if (typeof part === "function") {
    const says = part as unknown as Says;
    return ((...given: readonly unknown[]) => wrapped(says(...given))) as Part;
  }
  if (Array.isArray(part)) return part.map(wrapped) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, wrapped(each)])) as Part;
}

/** What of a text came from no catalogue. */
export function unmarked(text: string): string {
  let rest = text;
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, " ");
  }
  return rest.trim();
}
