import { readDate } from "../domain/dates.ts";
import { dateText, withMinus } from "./numbers.ts";
import type { Catalogue } from "./types/catalogue.ts";

/** What somebody wrote is shown as it was written, also where it is a day. */
const AS_WRITTEN = new Set(["found", "text", "reason"]);

/** The words of a language as pages speak them: a day that is handed to a sentence is written as the language does. */
export function onPages<Words extends Catalogue>(words: Words): Words {
  const said = spoken(words, words.language);
  return { ...said, web: webOnPages(words.web, words.language) };
}

/** The same for the words of the website alone. */
export function webOnPages(web: Catalogue["web"], language: string): Catalogue["web"] {
  const said = spoken(web, language);
  // These make a month of the day, and so need it as it is.
  return { ...said, lists: { ...said.lists, month: web.lists.month, name: web.lists.name } };
}

type Says = (...given: readonly unknown[]) => unknown;

function spoken<Part>(part: Part, language: string): Part {
  if (typeof part === "function") {
    const says = part as unknown as Says;
    return ((...given: readonly unknown[]) => {
      const said = says(...given.map((each) => written(each, language)));
      return typeof said === "string" ? withMinus(said) : said;
    }) as Part;
  }
  if (part === null || typeof part !== "object" || Array.isArray(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, spoken(each, language)])) as Part;
}

function written(given: unknown, language: string): unknown {
  if (typeof given === "string") return dayIn(given, language);
  if (given === null || typeof given !== "object" || Array.isArray(given)) return given;
  return Object.fromEntries(
    Object.entries(given).map(([name, each]) => [
      name,
      AS_WRITTEN.has(name)
        ? each
        : Array.isArray(each)
          ? each.map((one) => dayIn(one, language))
          : dayIn(each, language),
    ]),
  );
}

const dayIn = (given: unknown, language: string): unknown =>
  typeof given === "string" && readDate(given) !== undefined ? dateText(language, given) : given;
