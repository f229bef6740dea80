import type { Catalogue } from "../../../src/words/types/catalogue.ts";

/** A day or a number below zero as a machine writes it. */
const BY_MACHINE = /\d{4}-\d\d-\d\d|(^|[\s(])-\d/;

/**
 * A catalogue of which every word can be told from whatever else is on a page. Sentences with a day or a minus as a
 * machine writes it are added to a list.
 */
export const marked = <Words extends Catalogue>(words: Words, byMachine: string[] = []): Words => ({
  ...wrapped(words, (said) => BY_MACHINE.test(said) && byMachine.push(said)),
  language: words.language,
});

type Heard = (said: string) => void;
type Says = (...given: readonly unknown[]) => unknown;

function wrapped<Part>(part: Part, heard: Heard): Part {
  if (typeof part === "string") return `⟦${part}⟧` as Part;
  if (typeof part === "function") {
    const says = part as unknown as Says;
    return ((...given: readonly unknown[]) => {
      const said = says(...given);
      if (typeof said === "string") heard(said);
      return wrapped(said, heard);
    }) as Part;
  }
  if (Array.isArray(part)) return part.map((each) => wrapped(each, heard)) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, wrapped(each, heard)])) as Part;
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
