import type { ListKind } from "../domain/list.ts";
import type { System } from "../domain/tournament.ts";
import type { SampleSize } from "./size.ts";

/** What sets some tournaments of the sample apart: each case that an office meets occurs at least once. */
export const SPECIALS = [
  "national-championship",
  "official",
  "team-championship",
  "league-in-parts",
  "announced-not-rated",
  "late-admitted",
  "late",
  "refused",
  "arbiter-not-licensed",
  "too-fast",
  "match-waiver",
  "report-missing",
  "report-late",
  "same-again",
] as const;
export type Special = (typeof SPECIALS)[number];

/** By place among the tournaments. */
const AT: Readonly<Record<number, Special>> = {
  4: "national-championship",
  12: "official",
  16: "league-in-parts",
  18: "announced-not-rated",
  19: "match-waiver",
  22: "late-admitted",
  23: "refused",
  25: "arbiter-not-licensed",
  31: "too-fast",
  33: "report-missing",
  35: "report-late",
  42: "same-again",
  46: "team-championship",
  47: "late",
};
type Repeated = readonly [each: number, place: number, special: Special];
/** Late registrations that are admitted are common. */
const REPEATED: readonly Repeated[] = [[25, 22, "late-admitted"]];
const REPEATED_WHEN_BUSY: readonly Repeated[] = [...REPEATED, [60, 35, "report-late"], [80, 23, "refused"]];

/** A league lasts longer than a short sample does. */
const LEAGUE_MONTHS = 6;

export function specialAt(index: number, { months, busy }: SampleSize): Special | null {
  const repeated = (busy ? REPEATED_WHEN_BUSY : REPEATED).find(([each, place]) => index % each === place)?.[2] ?? null;
  const found = AT[index] ?? repeated;
  return found === "league-in-parts" && months < LEAGUE_MONTHS ? null : found;
}

const SYSTEMS: readonly System[] = [
  "swiss",
  "swiss",
  "swiss",
  "swiss",
  "round-robin",
  "swiss",
  "team",
  "double-round-robin",
  "swiss",
  "match",
];

export const systemAt = (index: number): System => SYSTEMS[index % SYSTEMS.length]!;

/** Two tournaments of fifteen are for the faster lists. */
export function kindAt(index: number): ListKind {
  const place = index % 15;
  return place === 6 ? "rapid" : place === 13 ? "blitz" : "standard";
}
