import type { EngineAccess } from "./engines/engine.ts";

/** What a worker needs to work in an office that another thread has open. */
export interface LedgerAccess {
  readonly engine: EngineAccess;
  /** Where journal and contents are files; null: they are in tables. */
  readonly folder: string | null;
}
