import { day, readBirth } from "../../src/domain/dates.ts";
import { points } from "../../src/domain/units.ts";
import { commonRulesHold, isComparable, mayBePlaced } from "../../src/regulations/lask/articles/scope.ts";
import { ageAtEntry, isUsualStart, startRating } from "../../src/regulations/lask/articles/start-rating.ts";
import type { LaskEdition } from "../../src/regulations/lask/lask-edition.ts";
import { table } from "../conformance.ts";
import { base, fact, LASK, valueOrNull } from "./facts.ts";
import { districtBonus } from "./points.ts";

interface StartCase {
  readonly in: string[];
  readonly says: string;
  readonly birth: string;
  readonly assessed: number | null;
  /** The start rating, null: the keeper must assess; and whether the rating asked about is the usual one. */
  readonly asked: number;
  readonly expected: readonly [start: number | null, usual: boolean];
}

function started(edition: LaskEdition, { birth, assessed, asked }: StartCase): unknown {
  const age = ageAtEntry(edition, fact("birth", readBirth(birth)!), fact("entry day", day("2010-09-01")));
  const start = startRating(edition, {
    age,
    assessed: assessed === null ? null : fact("assessment", points(assessed)),
  });
  return [valueOrNull(start), isUsualStart(edition, { age, start: fact("start rating", points(asked)) }).value];
}

const plain = { in: LASK, assessed: null };

const startRatings = table<LaskEdition, StartCase>(
  "startRating",
  [
    { ...plain, says: "15 this year", birth: "1995", asked: 1300, expected: [1300, true] },
    { ...plain, says: "15 in December", birth: "1995-12-31", asked: 1299, expected: [1300, false] },
    { ...plain, says: "14 this year", birth: "1996", asked: 1300, expected: [null, false] },
    { ...plain, says: "young and under 1200", birth: "1996", assessed: 900, asked: 1199, expected: [900, true] },
    { ...plain, says: "young and not under 1200", birth: "1996", assessed: 1250, asked: 1200, expected: [1250, false] },
    { ...plain, says: "no beginner", birth: "1960", assessed: 1850, asked: 1301, expected: [1850, false] },
    { ...plain, says: "never below 800", birth: "2000", assessed: 700, asked: 799, expected: [800, true] },
  ],
  started,
);

type RatingCase<Expected> = { in: string[]; says: string; rating: number; expected: Expected };

const comparable = table<LaskEdition, RatingCase<boolean>>(
  "comparable",
  [
    { in: LASK, says: "1300", rating: 1300, expected: false },
    { in: LASK, says: "1301", rating: 1301, expected: true },
  ],
  (edition, { rating }) => isComparable(edition, base(rating)).value,
);

const commonRules = table<LaskEdition, RatingCase<readonly [common: boolean, districtBonus: number]>>(
  "commonRules",
  [
    { in: LASK, says: "1199", rating: 1199, expected: [false, 5] },
    { in: LASK, says: "1200", rating: 1200, expected: [true, 0] },
  ],
  (edition, { rating }) => [commonRulesHold(edition, base(rating)).value, districtBonus(edition, rating)],
);

const placement = table<LaskEdition, RatingCase<boolean>>(
  "placement",
  [
    { in: LASK, says: "1199", rating: 1199, expected: true },
    { in: LASK, says: "1200", rating: 1200, expected: false },
  ],
  (edition, { rating }) => mayBePlaced(edition, base(rating)).value,
);

export const MEMBER_TABLES = [startRatings, comparable, commonRules, placement];
