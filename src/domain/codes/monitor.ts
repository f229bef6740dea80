import type { IsoDate } from "../dates.ts";

/** Why a game of a file says nothing about how well the scale holds. */
export type LeftOutReason = "unplayed" | "unrated" | "undated";

/** Why a game of a file cannot be replayed. */
export type ReplayLeftOutReason = LeftOutReason | "unnamed";

/** What is watched from list to list. */
export const MEASURES = ["index", "scale", "anchor", "juniors", "newcomers", "idle", "others"] as const;
export type Measure = (typeof MEASURES)[number];

/** What an alarm says. */
export const ALARM_CODES = [
  "index-shift",
  "index-level",
  "scale-shift",
  "anchor-drift",
  "juniors",
  "newcomers",
  "idle-points",
] as const;
export type AlarmCode = (typeof ALARM_CODES)[number];

/** Those that a club's book can raise: its table is no logistic curve, and it deducts points from idle members by its rules. */
export const BOOK_ALARM_CODES = ["index-shift", "index-level", "juniors", "newcomers"] as const;
export type BookAlarmCode = (typeof BOOK_ALARM_CODES)[number];

/** What was said of an alarm; null: nobody has acknowledged it. */
export interface Stated {
  readonly acknowledged: { readonly day: IsoDate; readonly reason: string } | null;
}

/** Of alarms in order, the latest of each kind. */
export const latestOfEach = <Each extends { readonly code: AlarmCode }>(alarms: readonly Each[]): readonly Each[] => [
  ...new Map(alarms.map((alarm) => [alarm.code, alarm])).values(),
];
