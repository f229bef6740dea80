import type { SeasonRules } from "./rules-by-date.ts";

/** What may have been before the imported list: at least so many games, at least so high a rating. */
export interface Earlier {
  readonly games: number;
  readonly highest: number;
}

export interface KnownFacts {
  readonly games: number;
  readonly highest: number;
  /** The K printed by the same list, or by the one before where that is being made. */
  readonly printed: number | null;
}

/** Who has played before the imported list, as far as it says; null: everything is on record. */
export type Allowed = readonly Earlier[] | null;

const POSSIBLE: readonly Earlier[] = [0, 30].flatMap((games) => [0, 2300, 2400].map((highest) => ({ games, highest })));

/** 8.56: ever 2400, junior, new, rest, in this order. */
function byArticle({ K }: SeasonRules, birth: string | null, asOf: string, { games, highest }: Earlier): number {
  if (highest >= 2400) return 10;
  if (highest < 2300 && isJunior(K.junior, birth, asOf)) return 40;
  return games < 30 ? K.fresh : K.rest;
}

function isJunior(until: SeasonRules["K"]["junior"], birth: string | null, asOf: string): boolean {
  if (until === "none" || birth === null) return false;
  const eighteen = Number(birth.slice(0, 4)) + 18;
  if (until === "year" || birth.length === 4) return Number(asOf.slice(0, 4)) <= eighteen;
  return asOf < `${eighteen}${birth.slice(4)}`;
}

/** What the K of an imported list allows; a K that no line of the article gives says nothing. */
export function allowedBy(rules: SeasonRules, birth: string | null, asOf: string, facts: KnownFacts): Allowed {
  const fitting = POSSIBLE.filter((each) => byArticle(rules, birth, asOf, together(facts, each)) === facts.printed);
  return fitting.length === 0 ? POSSIBLE : fitting;
}

const together = (facts: KnownFacts, earlier: Earlier): Earlier => ({
  games: Math.max(facts.games, earlier.games),
  highest: Math.max(facts.highest, earlier.highest),
});

/** Who returns after falling below the floor is new; only an earlier 2400 stays. */
export const newAgain = (allowed: Allowed): Allowed => allowed?.map(({ highest }) => ({ games: 0, highest })) ?? null;

export function coefficient(
  rules: SeasonRules,
  birth: string | null,
  asOf: string,
  facts: KnownFacts,
  allowed: Allowed,
): number {
  const of = (earlier: Earlier): number => byArticle(rules, birth, asOf, together(facts, earlier));
  if (allowed === null) return of({ games: 0, highest: 0 });
  const values = new Set(allowed.map(of));
  if (values.size === 1) return [...values][0]!;
  if (facts.printed !== null && values.has(facts.printed)) return facts.printed;
  const games = allowed.some(({ games }) => games > 0) ? 30 : 0;
  return of({ games, highest: 0 });
}
