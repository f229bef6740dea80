import { type Derived, given } from "../../src/calculation/derived.ts";
import { ENTERED } from "../../src/domain/codes/source.ts";
import type { Term } from "../../src/domain/codes/terms.ts";
import { day, type IsoDate } from "../../src/domain/dates.ts";
import { DRAW, type Halves, type Hundredths, halves, LOSS, type Points, points, WIN } from "../../src/domain/units.ts";

/** The edition of every case: the Swedish text is one. */
export const LASK = ["ssf-lask"];

export type Result = "win" | "draw" | "loss";

const SCORES: Readonly<Record<Result, Hundredths>> = { win: WIN, draw: DRAW, loss: LOSS };

/** Facts as a case gives them. A current rating may have a half: 2213.5. */
export const fact = <T>(term: Term, value: T): Derived<T> => given(term, value, ENTERED);
export const base = (rating: number): Derived<Points> => fact("base", points(rating));
export const opponent = (rating: number): Derived<Points> => fact("opponent's base", points(rating));
export const current = (rating: number): Derived<Halves> => fact("current rating", halves(rating * 2));
export const score = (result: Result): Derived<Hundredths> => fact("score", SCORES[result]);
export const on = (term: Term, date: string): Derived<IsoDate> => fact(term, day(date));

/** A rating or an amount in half points, as the text writes it: 13 is 6.5. */
export const asPoints = ({ value }: Derived<Halves>): number => value / 2;

export const valueOrNull = <T>(derived: Derived<T> | null): T | null => (derived === null ? null : derived.value);

/** The clause a ruling rests on, to tell two cases with the same answer apart. */
export const clauseOf = ({ basis }: Derived<unknown>): string =>
  basis.kind === "clause" ? basis.clause.code : basis.kind;
