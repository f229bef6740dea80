import type { ReconcileBase, ReconcileCode } from "../../domain/reconciliation.ts";

/** Our list beside FIDE's. */
export interface ReconcileWords {
  readonly title: (list: string) => string;
  readonly link: string;
  readonly intro: string;
  readonly file: string;
  readonly before: string;
  readonly federation: string;
  readonly compare: string;
  readonly csv: string;
  readonly gone: string;
  readonly none: string;
  readonly counts: (ours: number, theirs: number, different: number) => string;
  /** From where FIDE's earlier ratings are known. */
  readonly bases: Readonly<Record<ReconcileBase, string>>;
  readonly unread: (values: number) => string;
  readonly more: (players: number) => string;
  readonly columns: Readonly<
    Record<"player" | "ours" | "theirs" | "difference" | "causes" | "cause" | "players", string>
  >;
  readonly codes: Readonly<Record<ReconcileCode, string>>;
  readonly activity: Readonly<Record<"active" | "inactive", string>>;
  /** What each side has, with the share of the difference. */
  readonly sides: (ours: string, theirs: string) => string;
  readonly points: (points: string) => string;
}

/** What is sent to FIDE. */
export interface FideFileWords {
  readonly title: string;
  readonly link: string;
  readonly intro: string;
  readonly none: string;
  readonly download: string;
  readonly counts: (ready: number, blocked: number) => string;
  readonly written: (files: number, folder: string) => string;
  readonly ready: string;
  readonly ids: (players: number) => string;
  readonly missing: (fields: string) => string;
  readonly due: (day: string, article: string | null, daysLate: number) => string;
  readonly needId: string;
  readonly columns: Readonly<
    Record<
      | "tournament"
      | "part"
      | "days"
      | "players"
      | "ratings"
      | "due"
      | "state"
      | "file"
      | "name"
      | "birth"
      | "federation",
      string
    >
  >;
}

export interface FideWords {
  readonly reconcile: ReconcileWords;
  readonly files: FideFileWords;
}
