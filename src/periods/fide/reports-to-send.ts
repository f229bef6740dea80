import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { LedgerReader } from "../../ledger/ledger.ts";
import { tournamentsOfList } from "../../ledger/queries/lists/list-tournaments.ts";
import { mergesAsOf } from "../../ledger/queries/players/players-as-of.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { expectedBasis } from "../lists/close-list.ts";
import { kindOf, listRow } from "../lists/format/list-lines.ts";
import { type ListBasis, listsFor } from "../lists/list-basis.ts";
import type { PeriodReader } from "../lists/read/period-reader.ts";
import { type PeriodReports, periodReports } from "../lists/read/period-reports.ts";
import { newRoster } from "../lists/read/roster.ts";
import { basisOf } from "../lists/verify/verify-list.ts";

export interface ReportsToSend extends Pick<PeriodReports, "chosen" | "parts"> {
  readonly reader: PeriodReader;
}

/** The reports of a list that was made, or of the next one, with those that wait; null: there is no list to start from. */
export async function reportsToSend(
  reading: LedgerReader,
  { kind, list }: { readonly kind: ListKind; readonly list: string | null },
): Promise<ReportsToSend | null> {
  const { db } = reading;
  const basis = list === null ? await nextBasis(reading, kind) : await madeBasis(reading, kind, list);
  if (basis === null) return null;
  const { date, version, factsAsOf, reportsAsOf: asOf } = basis;
  const lists = await listsFor(db, basis, kind);
  const settled = version === 1 ? null : await tournamentsOfList(db, { list: basis.list, version: version - 1 });
  const { chosen, heldBack, parts } = await periodReports(db, { kind, date, asOf, factsAsOf, lists, settled });
  const reader = {
    reading,
    basis,
    editions: await editionsOf(db, factsAsOf),
    lists,
    merges: await mergesAsOf(db, factsAsOf),
    roster: newRoster(),
    loaded: new Map(),
  };
  return { reader, parts, chosen: [...chosen, ...heldBack] };
}

async function nextBasis({ db }: LedgerReader, kind: ListKind): Promise<ListBasis | null> {
  try {
    return await expectedBasis(db, { kind, date: null });
  } catch (error) {
    if (error instanceof Refusal && error.code === "no-list-before") return null;
    throw error;
  }
}

async function madeBasis(reading: LedgerReader, kind: ListKind, list: string): Promise<ListBasis> {
  const row = await listRow(reading.db, list);
  if (row.making === null || kindOf(row) !== kind) throw new Refusal("list-not-ours", { list });
  return basisOf(reading, row);
}
