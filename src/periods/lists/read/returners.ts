import type { IsoDate } from "../../../domain/dates.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { highestOn, listedPlayerRows, listsWithPlayer } from "../../../ledger/queries/lists/list-entries.ts";
import { type MergeSpan, mergeSpans } from "../../../ledger/queries/players/merges.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { Returner } from "../../../rating/period/entries/leaving.ts";
import type { ListedPlayer } from "../../../rating/period/entries/listed-player.ts";
import type { Pool } from "../../../rating/period/types.ts";
import { previousList } from "./listed-players.ts";
import type { PeriodReader } from "./period-reader.ts";
import { loadPools } from "./pools.ts";
import { newRoster } from "./roster.ts";

/** Two records that the list before took for one person, and this one does not. */
export interface Parted {
  readonly merged: number;
  readonly kept: number;
  readonly reason: string;
  /** The record that was merged as its own last list left it; null: no list ever had it. */
  readonly back: (Returner & { readonly date: IsoDate }) | null;
  /** Whether the other had no rating of its own then: what it has now is not its own. */
  readonly keptHadNone: boolean;
  /** What each had collected when they were merged. */
  readonly pools: ReadonlyMap<string, Pool>;
}

/** The merges that were undone since the list before. A list that was taken over has everybody as its publisher says. */
export async function partedSince(
  { reading, basis: { previous, factsAsOf }, merges, lists }: PeriodReader,
  some: readonly number[] | null,
): Promise<readonly Parted[]> {
  const { facts_as_of: before } = previous;
  if (before === null) return [];
  const ended = [...(await mergesAsOf(reading.db, before))].filter(
    ([merged, kept]) => merges.get(merged) !== kept && (some === null || some.includes(merged) || some.includes(kept)),
  );
  if (ended.length === 0) return [];
  const spans = await mergeSpans(reading.db, factsAsOf);
  const earlier = lists.filter(({ date }) => date <= previous.date);
  const parted: Parted[] = [];
  for (const [merged, kept] of ended) {
    const span = spans.findLast((each) => each.merged === merged && each.kept === kept && each.from <= before);
    if (span !== undefined) parted.push(await partedBy(reading, span, earlier));
  }
  return parted;
}

async function partedBy(reading: LedgerReader, span: MergeSpan, lists: readonly ListRow[]): Promise<Parted> {
  const { merged, kept } = span;
  const reason = await reasonAt(reading.db, span.until);
  const own = await listsWithPlayer(reading.db, merged);
  const last = lists.findLast(({ list, version }) => own.has(`${list}/${version}`));
  const [line = null, keptThen = null] = last === undefined ? [] : await linesOn(reading, last, [merged, kept]);
  const since = lists.filter(({ date }) => last !== undefined && date > last.date);
  const keptHighestSince = await highestOn(reading.db, kept, since);
  return {
    merged,
    kept,
    reason,
    pools: await poolsBefore(reading, span, lists),
    keptHadNone: (line?.rating ?? null) !== null && (keptThen?.rating ?? null) === null,
    back:
      last === undefined || line === null
        ? null
        : {
            player: line,
            list: last.list,
            date: last.date as IsoDate,
            kept: String(kept),
            reason,
            keptThen,
            keptHighestSince,
          },
  };
}

async function linesOn(
  reading: LedgerReader,
  list: ListRow,
  players: readonly number[],
): Promise<readonly (ListedPlayer | null)[]> {
  const { columns } = await previousList(listedPlayerRows(reading, list, players), newRoster());
  return players.map((player) => columns.listed(String(player)));
}

/** What the last list before the merge left pooled, of each record by itself. */
async function poolsBefore(
  reading: LedgerReader,
  { merged, kept, from }: MergeSpan,
  lists: readonly ListRow[],
): Promise<ReadonlyMap<string, Pool>> {
  const list = lists.findLast((each) => (each.facts_as_of ?? each.sequence) < from);
  return list === undefined
    ? new Map()
    : loadPools(reading, list, { roster: newRoster(), merges: new Map(), players: [merged, kept] });
}

async function reasonAt(db: Db, sequence: number | null): Promise<string> {
  const entry = sequence === null ? undefined : await entryAt(db, sequence);
  return entry && "reason" in entry.payload ? (entry.payload.reason ?? "") : "";
}
