import type { Idempotency } from "../../domain/journal/journal.ts";
import type { ActionResult } from "./actions/action-result.ts";

/** Does each request once, however often it is sent with its key. */
export interface IdempotentRequests {
  /** The answer to a request that was done before; null: it was not. */
  readonly earlier: (by: string, idempotency: Idempotency) => Promise<ActionResult | null>;
  readonly runOnce: (
    by: string,
    idempotency: Idempotency,
    work: () => Promise<ActionResult>,
  ) => Promise<IdempotentResult>;
}

/** What was done, and whether it had been done before. */
export interface IdempotentResult {
  readonly result: ActionResult;
  readonly replayed: boolean;
}
