import { readPerson } from "../../../domain/listed-person.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { mergeSpans } from "../../../ledger/queries/players/merges.ts";
import type { Leaver } from "../../../rating/period/entries/leaving.ts";
import type { PeriodReader } from "./period-reader.ts";
import type { Persons } from "./persons.ts";
import type { Parted } from "./returners.ts";

export interface LeaverFacts {
  /** How many players the list before has: they are the first of the roster. */
  readonly listed: number;
  readonly parted: readonly Parted[];
  readonly persons: Persons;
}

/**
 * Of two records of one person, the one that does not stand leaves the list; its games are those of the other. Of a merge
 * that was undone, the one whose rating was never its own.
 */
export async function leaversOf(
  { reading: { db }, basis, roster, merges }: PeriodReader,
  { listed, parted, persons }: LeaverFacts,
): Promise<readonly Leaver[]> {
  const isListed = (player: number): boolean => (roster.find(player) ?? listed) < listed;
  const named = (player: number): Pick<Leaver, "name"> => nameOf(persons, roster.find(player));
  const back = new Set(parted.filter((each) => each.back !== null).map((each) => each.merged));
  const leaving = [...merges].filter(([merged]) => isListed(merged) || back.has(merged));
  const spans = leaving.length === 0 ? [] : await mergeSpans(db, basis.factsAsOf);
  const leavers: Leaver[] = [];
  for (const [merged, kept] of leaving) {
    const from = spans.findLast((span) => span.merged === merged && span.kept === kept)?.from;
    const entry = from === undefined ? undefined : await entryAt(db, from);
    const reason = entry?.kind === "players-merged" ? entry.payload.reason : "";
    leavers.push({ player: String(merged), ...named(merged), reason, kept: String(kept) });
  }
  const without = parted.filter(({ kept, keptHadNone }) => keptHadNone && isListed(kept) && !merges.has(kept));
  return [
    ...leavers,
    ...without.map(({ merged, kept, reason }) => ({
      player: String(kept),
      ...named(kept),
      reason,
      hadRatingOf: String(merged),
    })),
  ];
}

function nameOf({ texts }: Persons, place: number | undefined): Pick<Leaver, "name"> {
  if (place === undefined) return {};
  const { name } = readPerson(Buffer.from(texts.bytes.subarray(texts.from(place), texts.to(place))).toString());
  return name === "" ? {} : { name };
}
