import type { Progress } from "../../domain/list-making.ts";
import type { LedgerReader, Workspace } from "../../ledger/ledger.ts";
import { together } from "../../ledger/together.ts";
import { closePeriod } from "../../rating/period/close-period.ts";
import type { DraftList } from "../../rating/period/draft.ts";
import { type AssembledPeriod, assemblePeriod } from "./assemble/assemble-period.ts";
import type { ListHeader } from "./format/canonical-list.ts";
import type { HeldReport } from "./format/provenance.ts";
import { newSalts, type SaltSource } from "./format/salts.ts";
import type { ListBasis } from "./list-basis.ts";
import type { LaterReport } from "./read/period-reports.ts";
import { type PeriodRead, type ReadOptions, readPeriod } from "./read/read-period.ts";
import { type ListFile, type ListForm, type ListRows, listFile, listRows } from "./write/list-file.ts";
import { finishRows, keepFile, type WrittenList, writeRows } from "./write/write-rows.ts";

/*
 * How a list comes about, step by step. Each step is finished before the next begins, and the same line serves every
 * task: closing, verifying, explaining, what a player has so far, corrections and replays.
 *
 *   ListBasis → read → assemble → PeriodInput → calculate → DraftList → write → ListFile
 */

/** What a list, or a part of it, is calculated from. */
export interface ListInput extends AssembledPeriod {
  readonly read: PeriodRead;
}

export async function readInput(reading: LedgerReader, basis: ListBasis, options: ReadOptions): Promise<ListInput> {
  const read = await readPeriod(reading, basis, options);
  return { read, ...assemblePeriod(read) };
}

/** A list that was calculated, and is not written yet. */
export interface MadeList {
  readonly basis: ListBasis;
  readonly draft: DraftList;
  readonly rows: ListRows;
  readonly file: (form: ListForm) => Promise<ListFile>;
  /** Reports that would belong to it but are on hold. */
  readonly heldBack: readonly HeldReport[];
  /** Reports that came and are in a later list. */
  readonly later: readonly LaterReport[];
}

/** The same basis gives the same list, whenever and wherever it is made. */
export async function makeList(reading: LedgerReader, basis: ListBasis, progress: Progress): Promise<MadeList> {
  const period = await readInput(reading, basis, { progress });
  progress("calculation", 0, 1);
  const draft = closePeriod(period.input);
  if (draft.balance.rest !== 0) throw new Error(`${draft.balance.rest} hundredths of a point have no reason`);
  progress("calculation", 1, 1);
  const { heldBack, later } = period.read.reports;
  const rows = listRows(period, draft);
  return {
    basis,
    draft,
    rows,
    file: (form) => listFile(period.read, draft, rows, form),
    heldBack: heldBack.map((each) => ({ tournament: each.tournament, part: each.part, because: each.heldBack })),
    later,
  };
}

/** Writes a list where nobody looks yet: its rows into the tables, and meanwhile its file among the contents. */
export async function writeList(
  workspace: Workspace,
  { basis, rows, file }: MadeList,
  salts: SaltSource,
  progress: Progress,
): Promise<{ readonly written: WrittenList; readonly header: ListHeader }> {
  progress("writing", 0, 1);
  const made = file({ salts: (lines) => newSalts(salts(basis, lines)) });
  const [kept] = await together(keepFile(workspace, made), writeRows(workspace, basis, rows));
  await finishRows(workspace, basis, kept.written);
  progress("writing", 1, 1);
  return kept;
}
