import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { namesInFull } from "../../../ledger/queries/tournaments/entrants.ts";
import { tournamentNames } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { valuesBefore } from "../../../periods/values-before.ts";
import type { KnownNames } from "../../../words/entry-text.ts";

const PLAYERS = ["player", "kept", "merged", "white", "black"];
const TOURNAMENTS = ["tournament", "other"];

/** What the players and tournaments in these entries are called now, and what held before. */
export async function namesIn(db: Db, entries: readonly JournalEntry[]): Promise<KnownNames> {
  const ids = (keys: readonly string[]): readonly string[] => [
    ...new Set(
      entries.flatMap(({ payload }) =>
        Object.entries(payload).flatMap(([key, value]) =>
          keys.includes(key) && typeof value === "string" ? [value] : [],
        ),
      ),
    ),
  ];
  const players = await namesInFull(
    db,
    ids(PLAYERS)
      .filter((id) => /^\d{1,11}$/.test(id))
      .map(Number),
  );
  return {
    players: new Map([...players].map(([player, name]) => [String(player), name])),
    tournaments: await tournamentNames(db, ids(TOURNAMENTS)),
    before: await valuesBefore(db, entries),
  };
}
