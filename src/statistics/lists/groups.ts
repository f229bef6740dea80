import type { PoolList } from "./pool-list.ts";

/** A span of values, both ends included; null: without an end. */
export interface ValueSpan {
  readonly from: number | null;
  readonly to: number | null;
}

/** Bands of ratings, as published studies of the lists have them. */
export const RATING_BANDS: readonly ValueSpan[] = [
  { from: null, to: 1599 },
  { from: 1600, to: 1999 },
  { from: 2000, to: 2199 },
  { from: 2200, to: 2399 },
  { from: 2400, to: 2599 },
  { from: 2600, to: null },
];

/** Groups of ages, as published studies of the lists have them. */
export const AGE_GROUPS: readonly ValueSpan[] = [
  { from: null, to: 18 },
  { from: 19, to: 34 },
  { from: 35, to: 49 },
  { from: 50, to: null },
];

/** Which span a value is in; −1: in none. */
export const spanOf = (spans: readonly ValueSpan[], value: number): number =>
  spans.findIndex(({ from, to }) => (from === null || value >= from) && (to === null || value <= to));

/** The age that a player reaches in a year; null where the birth is not known. */
export const ageIn = (year: number, { birthYear }: PoolList, place: number): number | null =>
  birthYear[place] === 0 ? null : year - birthYear[place]!;

/** Which players of a list a statistic is about. */
export type Group = (list: PoolList, place: number) => boolean;

export const wholePool: Group = () => true;
