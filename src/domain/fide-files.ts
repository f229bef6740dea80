import type { Birth, IsoDate } from "./dates.ts";
import type { Issue } from "./issues/issues.ts";
import type { ListKind } from "./list.ts";
import type { HeldBack } from "./receiving.ts";

/** A player of a report whom nobody has given a number. */
export interface PlayerWithoutId {
  readonly startNumber: number;
  readonly name: string;
  readonly birth: Birth | null;
  readonly federation: string | null;
}

/** A file for FIDE: a tournament, or one period of a long one. */
export interface FideFile {
  readonly tournament: string;
  /** Of a long tournament: which of its periods; 0: the whole. */
  readonly part: number;
  readonly name: string;
  readonly kind: ListKind;
  readonly federation: string | null;
  /** What the file is called. */
  readonly file: string;
  readonly start: IsoDate | null;
  readonly end: IsoDate | null;
  readonly rounds: number;
  readonly players: number;
  /** The list whose ratings stand in it. */
  readonly ratings: string;
  /** The last day on which it is in time; null: the edition sets no term. */
  readonly due: IsoDate | null;
  readonly article: string | null;
  readonly daysLate: number;
  /** Why the report waits; empty: it does not. */
  readonly heldBack: readonly HeldBack[];
  /** What the file lacks to be rated. */
  readonly issues: readonly Issue[];
  readonly withoutId: readonly PlayerWithoutId[];
}

/** Whether a file can be sent: nothing waits for a decision, and nothing is missing. */
export const isReady = ({ heldBack, issues }: Pick<FideFile, "heldBack" | "issues">): boolean =>
  heldBack.length === 0 && issues.every(({ severity }) => severity !== "error");
