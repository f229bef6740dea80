import type { Ledger } from "../../ledger/ledger.ts";
import { entriesOfKinds } from "../../ledger/queries/journal/journal-table.ts";

/** Who registered which tournament: that makes it an arbiter's own. */
export interface Registrars {
  readonly of: (tournament: string) => Promise<string | null>;
  readonly by: (user: string) => Promise<readonly string[]>;
}

/** Caches without expiry, because journal entries never change. */
export function registrarsOf({ db }: Pick<Ledger, "db">): Registrars {
  const known = new Map<string, string>();
  let until = 0;
  const catchUp = async (): Promise<void> => {
    for (const entry of await entriesOfKinds(db, until, ["tournament-registered"])) {
      if (entry.kind !== "tournament-registered") continue;
      known.set(entry.payload.tournament, entry.by);
      until = Math.max(until, entry.sequence);
    }
  };
  return {
    of: async (tournament) => {
      if (!known.has(tournament)) await catchUp();
      return known.get(tournament) ?? null;
    },
    by: async (user) => {
      await catchUp();
      return [...known].flatMap(([tournament, by]) => (by === user ? [tournament] : []));
    },
  };
}
