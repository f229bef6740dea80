import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { unsettledCounts } from "../../../ledger/queries/lists/list-tournaments.ts";
import { closePeriod } from "../../../rating/period/close-period.ts";
import type { DraftEntry } from "../../../rating/period/types.ts";
import { expectedBasis } from "../close-list.ts";
import { readInput } from "../make-list.ts";

/** What all reports received so far would give on the next list. */
export interface LiveList {
  readonly list: string;
  readonly date: IsoDate;
  /** Tournaments that would count; where there are too many to calculate, reports that no list has settled. */
  readonly tournaments: number;
  /** Everybody with games who would have a rating; null: too many played to calculate it on request. */
  readonly entries: readonly DraftEntry[] | null;
}

/** Only those who played are read: all other ratings stay as they are. */
export async function liveList({ reader }: Ledger, kind: ListKind, playersMax: number): Promise<LiveList> {
  const basis = await expectedBasis(reader.db, { kind, date: null });
  const { list, date } = basis;
  // Counted first: to read and assess thousands of reports would hold up other requests, too.
  const { reports, players } = await unsettledCounts(reader.db, kind);
  if (players > playersMax) return { list, date, tournaments: reports, entries: null };
  const { input } = await readInput(reader, basis, { progress: () => undefined, focus: { everyReport: true } });
  const draft = closePeriod(input);
  const entries = [...draft.entries.values()].filter(
    ({ games, rating, shown }) => games > 0 && rating !== null && shown,
  );
  return { list, date, tournaments: draft.tournaments.filter(({ counts }) => counts).length, entries };
}
