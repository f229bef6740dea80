import type { Json } from "../../domain/journal/canonical-json.ts";
import type { Idempotency, JournalEntry } from "../../domain/journal/journal.ts";
import { DoneBefore, type Earlier, earlierRequest, idempotencyOf, keepAnswer } from "../../ledger/idempotency.ts";
import { sha256Of } from "../../ledger/sha256.ts";
import type { Context } from "../context.ts";
import type { AnyAction } from "./actions/action.ts";
import { type ActionResult, actionResult } from "./actions/action-result.ts";
import type { IdempotentRequests, IdempotentResult } from "./idempotent-requests.ts";

export function idempotentRequests({ ledger: { db }, now }: Pick<Context, "ledger" | "now">): IdempotentRequests {
  /** Requests in progress: a repetition waits for the same answer. */
  const underWay = new Map<string, Promise<IdempotentResult>>();
  const doing = async (
    by: string,
    idempotency: Idempotency,
    work: () => Promise<ActionResult>,
  ): Promise<IdempotentResult> => {
    try {
      const done = await work();
      if (isKept(done)) await keepAnswer(db, by, idempotency, answerText(done), now());
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

/** The key with a hash of the request, so that a key cannot be reused for another request. */
export function idempotencyFor(key: string, { name, content }: AnyAction, input: Record<string, unknown>): Idempotency {
  const sent: Json = JSON.parse(JSON.stringify(input));
  return idempotencyOf(key, { name, sent, ...(content && { content: sha256Of(content) }) });
}

/** Not where confirmation is missing, because the same form will come again, nor where a person is named, who may be erased. */
const isKept = ({ unconfirmed, held, erasure }: ActionResult): boolean =>
  !unconfirmed && held === undefined && !(erasure?.byName && erasure.player !== "");

/** Leaves out the one-time password, which must not be stored. */
const answerText = ({ password: _, ...done }: ActionResult): string => JSON.stringify(done);

/** If the server died before it kept the answer, the answer is rebuilt from the journal. */
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
