import type { CheckName } from "../../domain/installation.ts";

/** Of one check: what is said where all is well, and what to do where it is not. */
interface CheckWords {
  readonly ok: (found: string) => string;
  readonly toDo: (found: string) => string;
}

/** Backups, and what an installation is checked for. */
export interface InstallationWords {
  readonly backedUp: (entries: number, contents: number, place: string) => string;
  readonly intact: (entries: number, contents: number, hash: string) => string;
  readonly restored: (entries: number, contents: number, place: string) => string;
  /** Whether passwords, tokens and keys were taken over. */
  readonly secrets: Readonly<Record<"taken" | "notTaken", string>>;
  readonly states: Readonly<Record<"ok" | "advice" | "problem", string>>;
  readonly checks: Readonly<Record<CheckName, CheckWords>>;
}
