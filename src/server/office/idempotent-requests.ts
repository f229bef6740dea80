import type { Idempotency } from "../../domain/journal/journal.ts";
import type { ActionResult } from "./actions/action-result.ts";

/** Runs a request once per idempotency key. */
export interface IdempotentRequests {
  /** The stored answer; null: the request is new. */
  readonly earlier: (by: string, idempotency: Idempotency) => Promise<ActionResult | null>;
  readonly runOnce: (
    by: string,
    idempotency: Idempotency,
    work: () => Promise<ActionResult>,
  ) => Promise<IdempotentResult>;
}

/** The result, and whether it is a stored one. */
export interface IdempotentResult {
  readonly result: ActionResult;
  readonly replayed: boolean;
}
