import type { Derived } from "../../calculation/derived.ts";
import { Refusal } from "../../domain/refusal.ts";
import { change } from "../../rating/change.ts";
import type { GameChange } from "../../rating/change-request.ts";
import { coefficient } from "../../rating/coefficient.ts";
import { first } from "../../rating/first/first.ts";
import { performance } from "../../rating/performance.ts";
import { EDITIONS, isLask } from "../../regulations/register.ts";
import { filled, gamesOf, type Query } from "./query.ts";

export const CALCULATORS = ["change", "first", "k", "performance", "lask"] as const;
export type CalculatorName = (typeof CALCULATORS)[number];

/** What was found, ready to be shown. */
export interface Calculated {
  readonly edition: string;
  /** What was asked for. */
  readonly answer: { readonly label: "newRating" | "firstRating" | "k" | "performance"; readonly value: number | null };
  /** Numbers on the way, by their terms. */
  readonly numbers: readonly (readonly [term: string, value: number])[];
  readonly games: readonly GameChange[];
  /** Rulings against it. */
  readonly against: readonly Derived<boolean>[];
  readonly derivation: Derived<unknown>;
}

/** Nothing was asked yet, it was refused, or here it is. */
export type CalculatorOutcome =
  | { readonly state: "empty" }
  | { readonly state: "refused"; readonly refusal: Refusal }
  | { readonly state: "found"; readonly found: Calculated };

/** Fields with a default value. */
const CHOICES = ["edition", "list", "on", "score"];

/** The same on the server and in the browser: the regulations themselves calculate. */
export function calculate(name: CalculatorName, query: Query, today: string): CalculatorOutcome {
  const isEmpty = Object.keys(query).every((field) => CHOICES.includes(field) || filled(query, field) === undefined);
  if (isEmpty) return { state: "empty" };
  try {
    return { state: "found", found: RUNS[name](query, today) };
  } catch (error) {
    if (error instanceof Refusal) return { state: "refused", refusal: error };
    throw error;
  }
}

const RUNS: Readonly<Record<CalculatorName, (query: Query, today: string) => Calculated>> = {
  change: (query, today) => changed(query, today, edition(query, today)),
  lask: (query, today) => changed(query, today, { edition: LASK }),
  first: firstRating,
  k: ownCoefficient,
  performance: performed,
};

/** The edition of the club book. */
const LASK = EDITIONS.find(isLask)?.id ?? "";

/** By name where one is chosen, else by the day of the tournament, else by today. */
function edition(query: Query, today: string) {
  const named = filled(query, "edition");
  if (named !== undefined) return { edition: named };
  return { on: filled(query, "on") ?? today, list: filled(query, "list") ?? "standard" };
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const standing = (query: Query, today: string) => ({
  today,
  ...given({
    gamesBefore: filled(query, "gamesBefore"),
    highest: filled(query, "highest"),
    birth: filled(query, "birth"),
    forList: filled(query, "forList"),
  }),
});

function changed(query: Query, today: string, asked: { edition?: string; on?: string; list?: string }): Calculated {
  const rating = filled(query, "rating");
  if (rating === undefined) throw new Refusal("rating-missing");
  const isBook = asked.edition === LASK;
  const own = isBook
    ? given({ current: filled(query, "current"), bonus: filled(query, "bonus") === undefined ? undefined : true })
    : { ...standing(query, today), ...given({ k: filled(query, "k") }) };
  const result = change({ ...asked, ...own, rating, games: gamesOf(query) });
  return {
    edition: result.edition,
    answer: { label: "newRating", value: result.newRating },
    numbers: [
      ["Ro", result.rating],
      ["n", result.n],
      ["W", result.score],
      ...(result.expected === null ? [] : [["We", result.expected] as const]),
      ...(result.k === null ? [] : [["K", result.k] as const]),
      ["ΣΔR × K", result.change],
      ["rating change", result.rounded],
    ],
    games: result.games,
    against: [],
    derivation: result.derivation,
  };
}

function firstRating(query: Query, today: string): Calculated {
  const asked = edition(query, today);
  const affiliated = filled(query, "affiliated") !== undefined;
  const result = first({
    ...asked,
    affiliated,
    ...given({ forList: filled(query, "forList") }),
    events: [{ games: gamesOf(query), ...given({ start: asked.on }) }],
  });
  const { n, score, Rc, p, dp, Ru } = result;
  const numbers = { n, W: score, Rc, p, dp, Ru };
  return {
    edition: result.edition,
    answer: { label: "firstRating", value: result.publishable ? result.rating : null },
    numbers: Object.entries(numbers).flatMap(([term, value]) => (value === null ? [] : [[term, value] as const])),
    games: [],
    against: result.against,
    derivation: result.derivation,
  };
}

function ownCoefficient(query: Query, today: string): Calculated {
  const request = {
    ...edition(query, today),
    ...standing(query, today),
    ...given({ rating: filled(query, "rating"), n: filled(query, "games") }),
  };
  const { edition: id, k, derivation } = coefficient(request);
  return { edition: id, answer: { label: "k", value: k }, numbers: [], games: [], against: [], derivation };
}

function performed(query: Query, today: string): Calculated {
  const result = performance({ ...edition(query, today), games: gamesOf(query) });
  const { n, score, average, p, dp } = result;
  return {
    edition: result.edition,
    answer: { label: "performance", value: result.performance },
    numbers: [
      ["n", n],
      ["W", score],
      ["Rc", average],
      ["p", p],
      ["dp", dp],
    ],
    games: [],
    against: [],
    derivation: result.derivation,
  };
}
