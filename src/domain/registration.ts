import type { IsoDate } from "./dates.ts";
import type { ListKind } from "./list.ts";
import type { System } from "./tournament.ts";

/** Whose tournament it is, as far as the texts tell. */
export const HOLDERS = ["fide", "continental", "other"] as const;
/** A national championship needs fewer rated players. */
export const NATIONAL = ["no", "open", "women"] as const;

export interface Arbiter {
  readonly name: string;
  readonly id: string | null;
  readonly licensed: boolean;
}

/** What a federation says of a tournament before it begins: all that the articles ask for. */
export interface Registration {
  readonly name: string;
  readonly city: string | null;
  readonly federation: string | null;
  /** The list it is for. */
  readonly kind: ListKind;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly system: System;
  /** As a code of TRF26 or in words, as reports write it; null: not said. */
  readonly rateOfPlay: string | null;
  /** The days of the rounds; empty: not said. */
  readonly schedule: readonly IsoDate[];
  readonly arbiters: readonly Arbiter[];
  readonly heldBy: (typeof HOLDERS)[number];
  /** An Olympiad, or a continental or world team championship. */
  readonly teamChampionship: boolean;
  readonly national: (typeof NATIONAL)[number];
  /** Whether norms are possible. */
  readonly norms: boolean;
  readonly league: boolean;
  /** Approved to last longer than others may. */
  readonly longer: boolean;
  /** Of a match: for how many games it is. */
  readonly games: number | null;
  /** Of a match: whether it was asked beforehand that every game count. */
  readonly waiver: boolean;
  /** Whether ratings are those of the start, or of the day of each game, which needs reports in parts. */
  readonly ratings: "start" | "game";
  readonly inParts: boolean;
  /** Of a stage, such as a preliminary or a play-off: the tournament that it is one with (6.2). */
  readonly stageOf?: string | null;
  /** Who organises it: may appeal, and of an official tournament pays. */
  readonly organiser?: string | null;
  /** Small deviations from the Laws of Chess that were declared and approved (2.1). */
  readonly deviations?: string | null;
  /** When the commission approved what a resolution allows with its approval only. */
  readonly approvedOn?: IsoDate | null;
}
