import type { AlarmCode, Measure } from "../../../domain/codes/monitor.ts";
import { dayNumber, shortMonth } from "../../charts/scale.ts";
import type { Shown } from "../../page.tsx";

export type MeasureValue = { readonly value: number; readonly error: number } | null;

export interface AlarmNumbers {
  readonly code: AlarmCode;
  readonly list: string;
  readonly date: string;
  readonly value: number;
  readonly usual: number;
  /** null: nobody has acknowledged it. */
  readonly acknowledged: { readonly day: string; readonly reason: string } | null;
}

interface Residual {
  readonly games: number;
  readonly residual: number | null;
  readonly standardError: number | null;
}

export interface BandNumbers {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  readonly expected: number;
  readonly scored: number;
  readonly difference: number;
  readonly standardError: number;
  readonly flag: boolean;
}

export const LEDGER_PARTS = [
  "games",
  "rounding",
  "corrections",
  "oneTimeChanges",
  "entrants",
  "leavers",
  "floor",
] as const;

export interface Numbers {
  readonly games: number;
  readonly lists: number;
  readonly alarms: readonly AlarmNumbers[];
  readonly measures: readonly ({ readonly date: string } & Readonly<Record<Measure, MeasureValue>>)[];
  readonly bands: readonly BandNumbers[];
  readonly ledger: readonly ({ readonly date: string; readonly rest: number } & Readonly<
    Record<(typeof LEDGER_PARTS)[number], number>
  >)[];
  readonly distributions: readonly {
    readonly date: string;
    readonly from: number;
    readonly width: number;
    readonly players: readonly number[];
  }[];
  readonly ages: readonly ({ readonly from: number | null; readonly to: number | null } & Residual)[];
  readonly federations: readonly {
    readonly federation: string;
    readonly games: number;
    readonly residual: number;
    readonly offset: number;
  }[];
}

export interface PartProps {
  readonly numbers: Numbers;
  readonly shown: Shown;
}

export const monthOf = (words: Shown["words"], date: string): string => shortMonth(words.language, dayNumber(date));
