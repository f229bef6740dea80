import type { Json } from "../../domain/journal/canonical-json.ts";
import type { Idempotency, JournalEntry } from "../../domain/journal/journal.ts";
import { DoneBefore, type Earlier, earlierRequest, idempotencyOf, keepAnswer } from "../../ledger/idempotency.ts";
import { sha256Of } from "../../ledger/sha256.ts";
import type { Context } from "../context.ts";
import type { AnyAction } from "./actions/action.ts";
import { type ActionResult, actionResult } from "./actions/action-result.ts";
import type { IdempotentRequests, IdempotentResult } from "./idempotent-requests.ts";

export function idempotentRequests({ ledger: { db }, now }: Pick<Context, "ledger" | "now">): IdempotentRequests {
  /** Being done: whoever sends one of them again meanwhile waits for its answer. */
  const underWay = new Map<string, Promise<IdempotentResult>>();
  const doing = async (
    by: string,
    idempotency: Idempotency,
    work: () => Promise<ActionResult>,
  ): Promise<IdempotentResult> => {
    try {
      const done = await work();
      // What was not confirmed was not done: the same form comes again.
      if (!done.unconfirmed) await keepAnswer(db, by, idempotency, answerText(done), now());
      return { result: done, replayed: false };
    } catch (error) {
      if (error instanceof DoneBefore) return { result: answerOf(error.earlier), replayed: true };
      throw error;
    }
  };
  return {
    earlier: async (by, idempotency) => {
      const earlier = await earlierRequest(db, by, idempotency, now());
      return earlier && answerOf(earlier);
    },
    runOnce: async (by, idempotency, work) => {
      const name = JSON.stringify([by, idempotency.key, idempotency.request]);
      const known = underWay.get(name);
      if (known !== undefined) return { ...(await known), replayed: true };
      const begun = doing(by, idempotency, work).finally(() => underWay.delete(name));
      underWay.set(name, begun);
      return begun;
    },
  };
}

/** By which a request is known: the key, what is asked for, and with what. */
export function idempotencyFor(key: string, { name, content }: AnyAction, input: Record<string, unknown>): Idempotency {
  const sent: Json = JSON.parse(JSON.stringify(input));
  return idempotencyOf(key, { name, sent, ...(content && { content: sha256Of(content) }) });
}

/** A one-time password is shown once: it is in no answer that is kept. */
const answerText = ({ password: _, ...done }: ActionResult): string => JSON.stringify(done);

/** Where the server ended before it could keep the answer, the journal still says what was done. */
function answerOf({ entries, answer }: Earlier): ActionResult {
  if (answer !== null) return JSON.parse(answer);
  const last = entries.at(-1);
  return actionResult(entries, last === undefined ? {} : factsOf(last));
}

function factsOf({ payload }: JournalEntry): Omit<ActionResult, "entries"> {
  const found: Readonly<Record<string, unknown>> = { ...payload };
  const named = <Name extends string>(names: readonly Name[], type: "string" | "number") =>
    Object.fromEntries(names.flatMap((name) => (typeof found[name] === type ? [[name, found[name]]] : [])));
  return { ...named(["tournament", "list", "user"], "string"), ...named(["part", "member"], "number") };
}
