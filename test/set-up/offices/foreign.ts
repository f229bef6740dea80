import { ARENA_TITLES, MEMBERSHIPS } from "../../../src/domain/player.ts";
import { TITLES } from "../../../src/domain/report.ts";
import { SYMBOLS } from "../../../src/explanation/term-name.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { type AnyEdition, articlesOf } from "../../../src/regulations/compare.ts";
import { ONE_TIME_CHANGES } from "../../../src/regulations/fide/one-time/one-time.ts";
import { RESOLUTIONS } from "../../../src/regulations/fide/resolutions.ts";
import { EDITIONS } from "../../../src/regulations/register.ts";
import { unmarked } from "../sites/marked.ts";
import { nameOf, type PageText, textsOf } from "../sites/texts.ts";
import { tablesOf } from "./offices.ts";

/** Elements that hold data and no words: days, bytes, files and codes. */
const isData = (tag: string): boolean =>
  ["time", "code", "pre"].includes(nameOf(tag)) || /class="(line|hash|mono|chart)\b/.test(tag);

/** Names that are the same in every language. */
const NAMES = [
  ...["Atom", "JSON Feed", "openapi.json", "TXT", "XML", "CSV", "JSON", "TRF"],
  ...[...SYMBOLS, ...TITLES, ...ARENA_TITLES, ...MEMBERSHIPS],
];

/** What is left beside words and data: figures and signs. */
const SIGNS = /^[\s\d.,:;+\-−±–·…()/%×=*½#←→▲▼?"'|♘♚♜]*$/;

/** Codes are no data: where one is shown, a word is missing. */
const isCode = (text: string): boolean => /^[a-z]+([ -][a-z]+)*$/.test(text);

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** Editions have names, addresses and articles, which have numbers or headings of their own. */
const namesIn = (edition: AnyEdition): readonly string[] => [
  edition.id,
  edition.source.address ?? "",
  ...articlesOf(edition).flatMap(([, { number }]) => [number ?? "", ...(number ?? "").split(", ")]),
];

const leavesOf = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(leavesOf) : [];
};

/** Finds the texts of a page that are neither of a marked catalogue nor of the office's records. */
export async function foreignTo(ledger: Ledger, told: readonly string[]): Promise<(body: string) => readonly string[]> {
  const records = leavesOf(await tablesOf(ledger)).filter((each) => each.length > 1 && !isCode(each));
  const changes = [...ONE_TIME_CHANGES, ...RESOLUTIONS].map(({ id }) => id);
  const known = new Set([...records, ...told, ...NAMES, ...EDITIONS.flatMap(namesIn), ...changes]);
  const longestFirst = [...known]
    .filter(Boolean)
    .sort((one, other) => other.length - one.length)
    .map(escaped);
  const data = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  const left = ({ text }: PageText): string => unmarked(text).replaceAll(data, "");
  return (body) =>
    textsOf(body)
      .filter((each) => !each.within.some(isData) && !SIGNS.test(left(each)))
      .map((each) => `${each.within.at(-1)} ${each.text}`);
}
