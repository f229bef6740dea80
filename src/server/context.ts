import type { IsoDate } from "../domain/dates.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OpenScratch } from "../periods/lists/verify/verify-from-journal.ts";
import type { Facts } from "./lists/facts.ts";
import type { ListCache } from "./lists/list-cache.ts";

/** What everything the server answers with is made from. */
export interface Context {
  readonly ledger: Ledger;
  readonly today: () => IsoDate;
  readonly listCache: ListCache;
  /** Settings, federations and lists as they are now. */
  readonly facts: () => Promise<Facts>;
  /** An empty database, to check a list from the journal alone. */
  readonly openScratch: OpenScratch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One request sees one state of the facts, and asks the database for it once. */
export function forRequest(context: Context): Context {
  let facts: Promise<Facts> | undefined;
  return {
    ...context,
    facts: () => {
      facts ??= context.facts();
      return facts;
    },
  };
}
