import { type Derived, decide } from "../../calculation/derived.ts";
import { day, type IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { type Article, cite, type Edition } from "../edition.ts";
import type { FideEdition, FideRule } from "./fide-edition.ts";

/** A dated resolution of the commission: data like an edition, which lifts one rule of it on a condition. */
export interface Resolution {
  readonly id: string;
  readonly list: ListKind;
  /** By the start of the tournament. */
  readonly from: IsoDate;
  readonly until: IsoDate | null;
  readonly lifts: FideRule;
  /** Minutes that each player must have for 60 moves, increments included: 45 minutes and 30 seconds a move are 75. */
  readonly minutesMin: number;
  /** How the dates are known. */
  readonly known: Article["known"];
  readonly source: Edition["source"];
}

/** The commission must have approved the single tournament: no resolution holds without that. */
export const RESOLUTIONS: readonly Resolution[] = [
  {
    id: "standard-45-30",
    list: "standard",
    from: day("2026-01-01"),
    until: null,
    lifts: "rateOfPlay",
    minutesMin: 75,
    known: "assumption",
    source: { code: "resolution-standard-45-30" },
  },
];

const SECONDS_A_MINUTE = 60;

/** What a resolution makes of a ruling against the rate of play, where the commission approved the tournament. */
export function resolvedBy(
  edition: FideEdition,
  ruling: Derived<boolean>,
  facts: {
    readonly start: Derived<IsoDate>;
    readonly time: Derived<number>;
    /** null: it was not approved. */
    readonly approvedOn: Derived<IsoDate | null>;
  },
): Derived<boolean> {
  const { start, time, approvedOn } = facts;
  const found = RESOLUTIONS.find(
    ({ list, from, until, lifts, minutesMin }) =>
      edition.list === list &&
      lifts === "rateOfPlay" &&
      start.value >= from &&
      (until === null || start.value <= until) &&
      time.value >= minutesMin * SECONDS_A_MINUTE,
  );
  if (ruling.value || approvedOn.value === null || found === undefined) return ruling;
  const { id: resolution, minutesMin } = found;
  return decide(ruling.term, cite(edition, found.lifts), { ruling, start, time, approvedOn }, ({ approvedOn }) => [
    true,
    { code: "resolution-approved", resolution, minutesMin, approvedOn: approvedOn! },
  ]);
}
