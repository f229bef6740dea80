import type { Transaction } from "../../../ledger/engines/connection.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { mergeSpans } from "../../../ledger/queries/players/merges.ts";
import type { Leaver } from "../../../rating/period/entries/leaving.ts";
import { readPerson } from "../write/canonical-person.ts";
import type { Persons } from "./persons.ts";
import type { Parted } from "./returners.ts";
import type { Roster } from "./roster.ts";

export interface LeaverFacts {
  /** How many of the roster the list before has: they are its first. */
  readonly listed: number;
  readonly all: Roster;
  readonly merges: ReadonlyMap<number, number>;
  readonly parted: readonly Parted[];
  readonly persons: Persons;
  readonly factsAsOf: number;
}

/**
 * Of two records of one person, the one that does not stand leaves the list; its games are those of the other. Of a merge
 * that was undone, the one whose rating was never its own.
 */
export async function leaversOf({ db }: Pick<Transaction, "db">, facts: LeaverFacts): Promise<readonly Leaver[]> {
  const { listed, all, merges, parted, factsAsOf } = facts;
  const isListed = (player: number): boolean => (all.find(player) ?? listed) < listed;
  const back = new Set(parted.filter((each) => each.back !== null).map((each) => each.merged));
  const leaving = [...merges].filter(([merged]) => isListed(merged) || back.has(merged));
  const spans = leaving.length === 0 ? [] : await mergeSpans(db, factsAsOf);
  const leavers: Leaver[] = [];
  for (const [merged, kept] of leaving) {
    const from = spans.findLast((span) => span.merged === merged && span.kept === kept)?.from;
    const entry = from === undefined ? undefined : await entryAt(db, from);
    const reason = entry?.kind === "players-merged" ? entry.payload.reason : "";
    leavers.push({ player: String(merged), ...named(facts, merged), reason, kept: String(kept) });
  }
  const without = parted.filter(({ kept, keptHadNone }) => keptHadNone && isListed(kept) && !merges.has(kept));
  return [
    ...leavers,
    ...without.map(({ merged, kept, reason }) => ({
      ...{ player: String(kept), ...named(facts, kept), reason, hadRatingOf: String(merged) },
    })),
  ];
}

function named({ all, persons: { texts } }: LeaverFacts, player: number): Pick<Leaver, "name"> {
  const place = all.find(player);
  if (place === undefined) return {};
  const { name } = readPerson(Buffer.from(texts.bytes.subarray(texts.from(place), texts.to(place))).toString());
  return name === "" ? {} : { name };
}
