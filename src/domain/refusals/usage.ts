import type { Birth, IsoDate } from "../dates.ts";
import type { ListKind } from "../list.ts";
import type { NoParameters } from "./none.ts";

/** A command or a calculation that was not asked for as it is to be. */
export interface CommandRefusals {
  readonly "argument-missing": { readonly argument: string };
  readonly "option-missing": { readonly option: string };
  readonly "option-value-missing": { readonly option: string };
  readonly "unknown-option": { readonly option: string; readonly similar: readonly string[] };
  readonly "unknown-command": { readonly command: string; readonly similar: readonly string[] };
  readonly "too-many-arguments": { readonly command: string; readonly most: number; readonly found: number };
  readonly "options-conflict": { readonly one: string; readonly other: string };
  readonly "bad-score": { readonly found: string };
  readonly "bad-rating": { readonly field: string; readonly found: string; readonly max: number };
  readonly "bad-halves": { readonly field: string; readonly found: string };
  readonly "bad-total": { readonly field: string; readonly found: string; readonly max: number };
  readonly "bad-number": { readonly field: string; readonly found: string; readonly from: number; readonly to: number };
  readonly "bad-date": { readonly field: string; readonly found: string; readonly form: "day" | "month" | "birth" };
  readonly "bad-game": { readonly found: string };
  readonly "bad-choice": { readonly field: string; readonly found: string; readonly choices: readonly string[] };
  readonly "bad-input": { readonly field: string; readonly found: string; readonly expected: string };
  readonly "text-too-long": { readonly field: string; readonly max: number; readonly length: number };
  readonly "not-a-list": { readonly file: string };
  readonly "month-missing": { readonly found: string };
  readonly "cannot-convert": { readonly from: string; readonly to: string; readonly choices: readonly string[] };
  readonly "several-tournaments": { readonly file: string; readonly count: number };
  readonly "unwritable-file": { readonly file: string; readonly why: string };
  readonly "unreadable-file": { readonly file: string; readonly why: string };
  readonly "unknown-edition": { readonly id: string; readonly known: readonly string[] };
  /** Each fault as the line and the path of its value. */
  readonly "edition-faulty": { readonly file: string; readonly faults: readonly string[] };
  readonly "tariff-faulty": { readonly file: string; readonly faults: readonly string[] };
  readonly "unknown-language": { readonly found: string; readonly known: readonly string[] };
  readonly "edition-missing": NoParameters;
  readonly "start-missing": NoParameters;
  readonly "no-edition-on": { readonly list: ListKind | null; readonly day: IsoDate };
  readonly "no-games": NoParameters;
  readonly "no-rated-games": NoParameters;
  readonly "two-lists-needed": NoParameters;
  readonly "unknown-system": { readonly found: string; readonly known: readonly string[] };
  readonly "shared-name": { readonly player: string; readonly month: string; readonly games: number };
  readonly "months-unfit": { readonly lists: number; readonly months: number };
  readonly "rating-missing": NoParameters;
  readonly "birth-in-future": { readonly birth: Birth; readonly asOf: string };
  readonly "highest-below-rating": { readonly highest: number; readonly rating: number };
  readonly "player-not-in-table": { readonly player: string };
  readonly "incomplete-table": { readonly found: number; readonly expected: number };
  readonly "facts-missing": { readonly facts: readonly string[]; readonly edition: string; readonly kOption: boolean };
  readonly "not-in-edition": { readonly rule: string; readonly edition: string };
  readonly "not-for-lask": { readonly edition: string; readonly options?: readonly string[] };
  readonly "only-for-lask": { readonly options: readonly string[] };
  readonly "edition-of-other-list": { readonly edition: string; readonly list: string };
  readonly "mixed-lists": { readonly lists: readonly ListKind[] };
  readonly "list-before-start": { readonly start: IsoDate; readonly listDate: IsoDate };
  readonly "round-robin-needs-table": NoParameters;
  readonly "average-not-exact": { readonly average: string; readonly n: number };
  readonly "below-lowest": { readonly rating: number; readonly lowest: number };
}
