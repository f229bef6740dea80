import { describe, expect, test } from "vitest";
import type { FideRule } from "../src/regulations/fide/fide-edition.ts";
import { ssfLask } from "../src/regulations/lask/editions/ssf-lask.ts";
import type { LaskArticles } from "../src/regulations/lask/lask-edition.ts";
import { FIDE_EDITIONS } from "../src/regulations/register.ts";
import { reachedFrom } from "../test/set-up/reach.ts";

/**
 * An article that nothing calls does nothing. Every rule of every edition is reached by `rate`, which knows one
 * report, or by the office, or by both; where it is not both, the table says why.
 */
type Reach = "both" | { readonly office: string } | { readonly rate: string };

const REGISTER = "only the office has registrations and decisions";
const LISTS = "only the office makes lists";
const POOL = "only the office knows a player's other tournaments";

const FIDE_RULES: Readonly<Record<FideRule, Reach>> = {
  registration: { office: REGISTER },
  officialEvents: { office: "a report does not say whose tournament it is" },
  appeal: { office: REGISTER },
  licence: { office: "a report does not say who holds a licence" },
  rateOfPlay: "both",
  firstControl: "both",
  equalTimes: "both",
  dayOfPlay: "both",
  duration: "both",
  interimReports: { office: "only the office knows which reports have come" },
  ratingsUsed: { office: "`rate` is given one list, or the report's ratings" },
  unplayedGames: "both",
  disregardedResult: "both",
  stages: { office: "stages are declared in registrations, with a report each" },
  composition: "both",
  unratedOpponents: "both",
  incompleteRoundRobin: "both",
  decidedMatch: "both",
  unratedMatch: "both",
  excludedGames: "both",
  calendar: { office: LISTS },
  closing: { office: LISTS },
  entry: { office: LISTS },
  publication: { office: POOL },
  poolWindow: { office: POOL },
  floor: "both",
  delisting: { office: LISTS },
  titledUnrated: { office: LISTS },
  inactivity: { office: LISTS },
  fractionalScore: "both",
  scoringProbability: "both",
  standardRating: "both",
  opening: "both",
  averageOfOpponents: "both",
  initialRating: "both",
  roundRobinAverage: "both",
  roundRobinRating: "both",
  roundRobinIteration: "both",
  pooledRating: { office: POOL },
  enteredMeanwhile: { office: "only the office has several lists" },
  provisionalRatings: { rate: "the office takes no rating from a report, so none can be provisional" },
  difference: "both",
  gain: "both",
  sumOfGains: "both",
  ratingChange: "both",
  developmentCoefficient: "both",
  coefficientLimit: "both",
  rounding: "both",
  reporting: "both",
  reportOwed: { office: REGISTER },
  inclusion: { office: LISTS },
};

/** What commands, pages and the API of the office do is in `periods`; clubs are by themselves. */
const OFFICE = /^periods\/(?!clubs\/)/;

/** Rules that are cited, or whose numbers are read, in what is reached; the editions themselves only set them. */
function rulesReached(isRoot: (path: string) => boolean, rules: readonly string[]): ReadonlySet<string> {
  const texts = reachedFrom(isRoot).flatMap(({ key, text }) => (key.includes("/editions/") ? [] : [text]));
  const text = texts.join("\n");
  return new Set(rules.filter((rule) => new RegExp(`cite\\([^()]*,\\s*"${rule}"\\)|articles\\.${rule}\\b`).test(text)));
}

describe("every rule is reached", () => {
  const rules = Object.keys(FIDE_RULES) as FideRule[];
  const byRate = rulesReached((path) => path === "cli/commands/rate.ts", rules);
  const byOffice = rulesReached((path) => OFFICE.test(path), rules);

  test.each(rules)("%s", (rule) => {
    const stated = FIDE_RULES[rule];
    const expected = stated === "both" ? [true, true] : ["rate" in stated, "office" in stated];
    expect([byRate.has(rule), byOffice.has(rule)]).toEqual(expected);
  });

  test("no edition has a rule that the table does not know", () => {
    for (const { articles } of FIDE_EDITIONS) expect(Object.keys(articles).toSorted()).toEqual(rules.toSorted());
  });

  test("rules of the Swedish club rating: by the club's book, or where clubs send their lists", () => {
    const own = Object.keys(ssfLask.articles) as (keyof LaskArticles)[];
    const reached = rulesReached((path) => path.startsWith("periods/clubs/"), own);
    expect(own.filter((rule) => !reached.has(rule))).toEqual([]);
  });

  test("a function that only the library exports is found out", () => {
    const keys = new Set(reachedFrom((path) => OFFICE.test(path)).map(({ key }) => key));
    expect(keys.has("regulations/fide/articles/schedule.ts#partsOf")).toBe(true);
    expect(keys.has("regulations/fide/articles/rate-of-play.ts#listOfGame")).toBe(false);
  });
});
