import { canonicalJson, type Json } from "../domain/journal/canonical-json.ts";
import type { Idempotency, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import { putAnswer, requestWithKey } from "./queries/accounts/requests.ts";
import { entriesAt } from "./queries/journal/journal-table.ts";
import type { Db } from "./schema/tables.ts";
import { sha256 } from "./sha256.ts";

/** How long a key counts: later, the same request is a new one. */
const KEY_DAYS = 7;
const KEPT = KEY_DAYS * 86_400_000;

/** 128 bits are enough to tell requests apart. */
const HASH_LENGTH = 32;
const short = (text: string): string => sha256(text).slice(0, HASH_LENGTH);

/** A key and a request as the journal has them: hashed, since a client may put anything into either. */
export const idempotencyOf = (key: string, request: Json): Idempotency => ({
  key: short(key),
  request: short(canonicalJson(request)),
});

/** A request that was done before. */
export interface Earlier {
  readonly entries: readonly JournalEntry[];
  /** What was answered; null: the answer was lost, but not what was done. */
  readonly answer: string | null;
}

/** Ends an action that was done before: the caller that gave the key returns the earlier answer. */
export class DoneBefore extends Error {
  override readonly name = "DoneBefore";
  readonly earlier: Earlier;

  constructor(earlier: Earlier) {
    super("done before");
    this.earlier = earlier;
  }
}

/** What became of a request with this key; null: none was done. The same key for something else is refused. */
export async function earlierRequest(
  db: Db,
  by: string,
  { key, request }: Idempotency,
  now: number,
): Promise<Earlier | null> {
  const { recorded, answered } = await requestWithKey(db, by, key, now - KEPT);
  const known = recorded ?? answered;
  if (known === undefined) return null;
  if (known.request !== request) throw new Refusal("idempotency-key-reused");
  const count = recorded === undefined ? 0 : recorded.last - recorded.first + 1;
  const entries = await entriesAt(
    db,
    Array.from({ length: count }, (_, at) => recorded!.first + at),
  );
  return { entries, answer: answered?.request === request ? answered.answer : null };
}

export const keepAnswer = (db: Db, by: string, idempotency: Idempotency, answer: string, now: number): Promise<void> =>
  putAnswer(db, by, idempotency, answer, { now, since: now - KEPT });
