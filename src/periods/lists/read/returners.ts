import type { IsoDate } from "../../../domain/dates.ts";
import type { Transaction } from "../../../ledger/engines/connection.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { highestOn, listsWithPlayer, standingsOf } from "../../../ledger/queries/lists/list-entries.ts";
import { type MergeSpan, mergeSpans } from "../../../ledger/queries/players/merges.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { Returner } from "../../../rating/period/entries/leaving.ts";
import type { ListedPlayer } from "../../../rating/period/entries/listed-player.ts";
import type { Pool } from "../../../rating/period/types.ts";
import { GO_ON } from "../../in-turns.ts";
import type { ListBasis } from "../list-basis.ts";
import { previousList } from "./listed-players.ts";
import { loadPools } from "./pools.ts";
import { roster } from "./roster.ts";

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

export interface PartedQuery {
  /** As after the entry that this list takes its facts from. */
  readonly merges: ReadonlyMap<number, number>;
  /** The lists of the kind, in force. */
  readonly lists: readonly ListRow[];
}

/** The merges that were undone since the list before. A list that was taken over has everybody as its publisher says. */
export async function partedSince(
  session: Transaction,
  { previous, factsAsOf }: ListBasis,
  { merges, lists }: PartedQuery,
): Promise<readonly Parted[]> {
  const { facts_as_of: before } = previous;
  if (before === null) return [];
  const ended = [...(await mergesAsOf(session.db, before))].filter(([merged, kept]) => merges.get(merged) !== kept);
  if (ended.length === 0) return [];
  const spans = await mergeSpans(session.db, factsAsOf);
  const earlier = lists.filter(({ date }) => date <= previous.date);
  const parted: Parted[] = [];
  for (const [merged, kept] of ended) {
    const span = spans.findLast((each) => each.merged === merged && each.kept === kept && each.from <= before);
    if (span !== undefined) parted.push(await partedBy(session, span, earlier));
  }
  return parted;
}

async function partedBy(session: Transaction, span: MergeSpan, lists: readonly ListRow[]): Promise<Parted> {
  const { merged, kept } = span;
  const reason = await reasonAt(session.db, span.until);
  const own = await listsWithPlayer(session.db, merged);
  const last = lists.findLast(({ list, version }) => own.has(`${list}/${version}`));
  const [line = null, keptThen = null] = last === undefined ? [] : await linesOn(session, last, [merged, kept]);
  const since = lists.filter(({ date }) => last !== undefined && date > last.date);
  const keptHighestSince = await highestOn(session.db, kept, since);
  return {
    ...{ merged, kept, reason, pools: await poolsBefore(session, span, lists) },
    keptHadNone: (line?.rating ?? null) !== null && (keptThen?.rating ?? null) === null,
    back:
      last === undefined || line === null
        ? null
        : {
            ...{ player: line, list: last.list, date: last.date as IsoDate, kept: String(kept), reason },
            ...{ keptThen, keptHighestSince },
          },
  };
}

async function linesOn(
  session: Transaction,
  list: ListRow,
  players: readonly number[],
): Promise<readonly (ListedPlayer | null)[]> {
  const { columns } = await previousList(standingsOf(session, list, players), roster(), GO_ON);
  return players.map((player) => columns.listed(String(player)));
}

/** What the last list before the merge left pooled, of each record by itself. */
async function poolsBefore(
  session: Transaction,
  { merged, kept, from }: MergeSpan,
  lists: readonly ListRow[],
): Promise<ReadonlyMap<string, Pool>> {
  const list = lists.findLast((each) => (each.facts_as_of ?? each.sequence) < from);
  return list === undefined ? new Map() : loadPools(session, list, roster(), new Map(), [merged, kept]);
}

async function reasonAt(db: Db, sequence: number | null): Promise<string> {
  const entry = sequence === null ? undefined : await entryAt(db, sequence);
  return entry && "reason" in entry.payload ? (entry.payload.reason ?? "") : "";
}
