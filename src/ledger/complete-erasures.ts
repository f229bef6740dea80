import type { Ledger } from "./ledger.ts";
import { erasuresDone, erasuresDue } from "./queries/journal/erasures.ts";

/**
 * Makes the tables again after somebody was erased, from what the journal and the contents have left, so that no trace is in
 * them. An erasure that was broken off is completed when the office is opened. Says how many were completed.
 */
export async function completeErasures(
  ledger: Pick<Ledger, "db" | "rebuild" | "purge">,
  progress: (sequence: number) => void = () => undefined,
): Promise<number> {
  const due = await erasuresDue(ledger.db);
  const last = due.at(-1);
  if (last === undefined) return 0;
  await ledger.rebuild(progress);
  await ledger.purge();
  await erasuresDone(ledger.db, last);
  return due.length;
}
