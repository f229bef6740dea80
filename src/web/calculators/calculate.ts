import type { Derived } from "../../calculation/derived.ts";
import { Refusal } from "../../domain/refusal.ts";
import { change } from "../../rating/change.ts";
import type { GameChange } from "../../rating/change-request.ts";
import { coefficient } from "../../rating/coefficient.ts";
import type { EditionRequest } from "../../rating/edition-of.ts";
import { first } from "../../rating/first/first.ts";
import { performance } from "../../rating/performance.ts";
import { readDay, readListKind } from "../../rating/read.ts";
import { type Editions, REGISTER } from "../../regulations/editions.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
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
export function calculate(
  name: CalculatorName,
  query: Query,
  today: string,
  editions: Editions = REGISTER,
): CalculatorOutcome {
  const isEmpty = Object.keys(query).every((field) => CHOICES.includes(field) || filled(query, field) === undefined);
  if (isEmpty) return { state: "empty" };
  try {
    return { state: "found", found: RUNS[name](query, { today, editions }) };
  } catch (error) {
    if (error instanceof Refusal) return { state: "refused", refusal: error };
    throw error;
  }
}

/** The day, and the editions that the office goes by. */
interface Settings {
  readonly today: string;
  readonly editions: Editions;
}

const RUNS: Readonly<Record<CalculatorName, (query: Query, settings: Settings) => Calculated>> = {
  change: (query, settings) => changed(query, settings, edition(query, settings)),
  lask: (query, settings) => changed(query, settings, { edition: LASK }),
  first: firstRating,
  k: ownCoefficient,
  performance: performed,
};

/** The edition of the club book. */
const LASK = EDITIONS.find(isLask)?.id ?? "";

/** By name where one is chosen, else by the day of the tournament, else by today; the office's own are handed over whole. */
function edition(query: Query, { today, editions }: Settings): EditionRequest {
  const own = (found: FideEdition | undefined): FideEdition | undefined =>
    found?.own === undefined ? undefined : found;
  const named = filled(query, "edition");
  if (named !== undefined) return { edition: own(editions.fide.find(({ id }) => id === named)) ?? named };
  const asked = { on: filled(query, "on") ?? today, list: filled(query, "list") ?? "standard" };
  const adopted = own(editions.on(readListKind(asked.list, "list"), readDay(asked.on, "on")));
  return adopted === undefined ? asked : { ...asked, edition: adopted };
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

const standing = (query: Query, { today }: Settings) => ({
  today,
  ...given({
    gamesBefore: filled(query, "gamesBefore"),
    highest: filled(query, "highest"),
    birth: filled(query, "birth"),
    forList: filled(query, "forList"),
  }),
});

function changed(query: Query, settings: Settings, asked: EditionRequest): Calculated {
  const rating = filled(query, "rating");
  if (rating === undefined) throw new Refusal("rating-missing");
  const isBook = asked.edition === LASK;
  const own = isBook
    ? given({ current: filled(query, "current"), bonus: filled(query, "bonus") === undefined ? undefined : true })
    : { ...standing(query, settings), ...given({ k: filled(query, "k") }) };
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

function firstRating(query: Query, settings: Settings): Calculated {
  const asked = edition(query, settings);
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

function ownCoefficient(query: Query, settings: Settings): Calculated {
  const request = {
    ...edition(query, settings),
    ...standing(query, settings),
    ...given({ rating: filled(query, "rating"), n: filled(query, "games") }),
  };
  const { edition: id, k, derivation } = coefficient(request);
  return { edition: id, answer: { label: "k", value: k }, numbers: [], games: [], against: [], derivation };
}

function performed(query: Query, settings: Settings): Calculated {
  const result = performance({ ...edition(query, settings), games: gamesOf(query) });
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
