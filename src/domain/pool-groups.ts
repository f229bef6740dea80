import { Refusal } from "./refusal.ts";

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

/** Part of the players of a list. */
export type PoolGroup =
  | { readonly by: "federation"; readonly federation: string }
  | { readonly by: "sex"; readonly sex: "m" | "w" }
  | { readonly by: "age" | "rating"; readonly span: ValueSpan };

/** Groups that every list can have; federations differ from office to office. */
export const FIXED_GROUPS: readonly PoolGroup[] = [
  { by: "sex", sex: "m" },
  { by: "sex", sex: "w" },
  ...AGE_GROUPS.map((span) => ({ by: "age", span }) as const),
  ...RATING_BANDS.map((span) => ({ by: "rating", span }) as const),
];

/** As it is written in addresses and commands: `federation=SWE`, `sex=w`, `age=19-34`, `rating=2600-`. */
export function groupText(group: PoolGroup): string {
  if (group.by === "federation") return `federation=${group.federation}`;
  if (group.by === "sex") return `sex=${group.sex}`;
  return `${group.by}=${group.span.from ?? ""}-${group.span.to ?? ""}`;
}

/** The group that a text stands for; undefined: there is none like it. */
export function readGroup(text: string): PoolGroup | undefined {
  const [, federation] = /^federation=([A-Z]{3})$/.exec(text) ?? [];
  if (federation !== undefined) return { by: "federation", federation };
  return FIXED_GROUPS.find((group) => groupText(group) === text);
}

/** The group that was asked for, null: all players. A federation must be one that the office knows. */
export function groupRequested(text: string | undefined, federations: ReadonlySet<string>): PoolGroup | null {
  if (text === undefined || text === "") return null;
  const group = readGroup(text);
  if (group !== undefined && (group.by !== "federation" || federations.has(group.federation))) return group;
  const own = [...federations].sort().map((federation) => groupText({ by: "federation", federation }));
  throw new Refusal("bad-choice", { field: "group", found: text, choices: [...FIXED_GROUPS.map(groupText), ...own] });
}
