import type { EntryOf, JournalEntry } from "../../../domain/journal/journal.ts";
import { entriesOfKinds } from "../../../ledger/queries/journal/journal-table.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { type ChangedTournament, changedTournaments } from "../../../ledger/queries/tournaments/changed-tournaments.ts";
import type { Db } from "../../../ledger/schema/tables.ts";

/** What came after a list was published and would change it, as long as nobody has decided about it. */
export async function correctionsPending(db: Db): Promise<readonly ChangedTournament[]> {
  const newest = new Map<string, number>();
  for (const { list, version, published } of await allLists(db)) if (published !== null) newest.set(list, version);
  const decided = await decidedUntil(db);
  return (await changedTournaments(db)).filter(
    ({ list, version, entry }) => newest.get(list) === version && (decided.get(list) ?? 0) < entry,
  );
}

/** By list: the last decision to correct it on the next one, which covers all that had come by then. */
async function decidedUntil(db: Db): Promise<ReadonlyMap<string, number>> {
  const until = new Map<string, number>();
  for (const entry of await entriesOfKinds(db, 0, ["correction-decided"]))
    if (isCorrection(entry)) until.set(entry.payload.list, entry.sequence);
  return until;
}

const isCorrection = (entry: JournalEntry): entry is EntryOf<"correction-decided"> & JournalEntry =>
  entry.kind === "correction-decided";
