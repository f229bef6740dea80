import type { Ledger } from "../../ledger/ledger.ts";
import { registrarsOf, registrationsAfter } from "../../ledger/queries/journal/journal-table.ts";

/** Who registered which tournament: that makes it an arbiter's own. */
export interface Registrars {
  readonly of: (tournament: string) => Promise<string | null>;
  readonly by: (user: string) => Promise<readonly string[]>;
}

/** Caches without expiry, because journal entries never change. */
export function cachedRegistrars({ db }: Pick<Ledger, "db">): Registrars {
  const known = new Map<string, string>();
  let until = 0;
  return {
    of: async (tournament) => {
      const by = known.get(tournament) ?? (await registrarsOf(db, [tournament])).get(tournament);
      if (by === undefined) return null;
      known.set(tournament, by);
      return by;
    },
    by: async (user) => {
      for (const { sequence, tournament, by } of await registrationsAfter(db, until)) {
        known.set(tournament, by);
        until = sequence;
      }
      return [...known].flatMap(([tournament, by]) => (by === user ? [tournament] : []));
    },
  };
}
