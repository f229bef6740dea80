import type { Idempotency } from "../../domain/journal/journal.ts";
import type { Done } from "./actions/done.ts";

/** Does each request once, however often it is sent with its key. */
export interface Requests {
  /** The answer to a request that was done before; null: it was not. */
  readonly earlier: (by: string, idempotency: Idempotency) => Promise<Done | null>;
  readonly once: (by: string, idempotency: Idempotency, work: () => Promise<Done>) => Promise<DoneOnce>;
}

/** What was done, and whether it had been done before. */
export interface DoneOnce {
  readonly done: Done;
  readonly replayed: boolean;
}
