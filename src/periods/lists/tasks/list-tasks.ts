import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { Progress } from "../../../domain/list-making.ts";
import type { PoolGroup } from "../../../domain/pool-groups.ts";
import type { ReplayReport } from "../../../statistics/replay/report.ts";
import type { SimulationReport } from "../../../statistics/simulation/report.ts";
import { signCheckpoint } from "../../log/checkpoints.ts";
import { type SimulationRequest, simulateEditions, studyOffice } from "../../monitor/laboratory.ts";
import { officeHistory } from "../../monitor/office-history.ts";
import { type OfficeWatch, officeWatch } from "../../monitor/office-watch.ts";
import type { StudyWished } from "../../monitor/study-request.ts";
import { previewRuling, type RulingPreviewRequest } from "../../objections/preview-ruling.ts";
import type { Office } from "../../office.ts";
import { type ClosedList, type CloseRequest, closeList } from "../close-list.ts";
import { correctNext, type NextCorrection, previewCorrection } from "../correct/correct-next.ts";
import { correctProven } from "../correct/correct-proven.ts";
import type { DifferenceSheet } from "../correct/difference-sheet.ts";
import { reopenLists } from "../correct/reopen-lists.ts";
import type { PublishRequest } from "../publish-list.ts";
import { type FilesRequest, type ReconciledFiles, reconcileFiles } from "../reconcile/reconcile-files.ts";
import { type OpenScratch, publishVerified } from "../verify/verify-from-journal.ts";

/** What takes long, each with what it is asked and what it gives: plain values, which pass between threads. */
export interface ListTasks {
  readonly close: { readonly request: Omit<CloseRequest, "progress">; readonly result: Omit<ClosedList, "draft"> };
  readonly publish: { readonly request: PublishRequest; readonly result: JournalEntry };
  readonly preview: { readonly request: { readonly list: string }; readonly result: DifferenceSheet };
  readonly "preview-ruling": { readonly request: RulingPreviewRequest; readonly result: DifferenceSheet };
  readonly reconcile: { readonly request: FilesRequest; readonly result: ReconciledFiles };
  readonly "correct-next": { readonly request: Correction; readonly result: NextCorrection };
  readonly reopen: { readonly request: Correction; readonly result: readonly DifferenceSheet[] };
  readonly simulate: { readonly request: SimulationRequest; readonly result: readonly SimulationReport[] };
  readonly study: { readonly request: StudyWished; readonly result: ReplayReport };
  readonly watch: { readonly request: WatchRequest; readonly result: OfficeWatch };
}

export type TaskName = keyof ListTasks;

interface WatchRequest {
  readonly kind: ListKind;
  readonly group: PoolGroup | null;
}

interface Correction {
  readonly list: string;
  readonly reason: string;
}

export interface TaskOptions {
  /** An empty database, to check a list from the journal alone. */
  readonly openScratch: OpenScratch;
  readonly progress: Progress;
}

type Run<Name extends TaskName> = (
  office: Office,
  request: ListTasks[Name]["request"],
  options: TaskOptions,
) => Promise<ListTasks[Name]["result"]>;

const RUN: { readonly [Name in TaskName]: Run<Name> } = {
  close: async (office, request, { progress }) => {
    const { draft: _, ...closed } = await closeList(office, { ...request, progress });
    return closed;
  },
  publish: publishVerified,
  preview: ({ ledger }, { list }) => previewCorrection(ledger, list),
  "preview-ruling": ({ ledger }, request) => previewRuling(ledger, request),
  reconcile: ({ ledger }, request) => reconcileFiles(ledger, request),
  "correct-next": (office, request, options) =>
    correctProven(office, request.list, options, (on) => correctNext(on, request)),
  reopen: (office, request, options) =>
    correctProven(office, request.list, options, (on) => reopenLists(on, { ...request, progress: options.progress })),
  simulate: ({ ledger }, request, { progress }) => simulateEditions(ledger, request, calculated(progress)),
  study: ({ ledger }, wished, { progress }) => studyOffice(ledger, wished, calculated(progress)),
  watch: async ({ ledger }, { kind, group }) => officeWatch(kind, await officeHistory(ledger, kind), group),
};

const calculated =
  (progress: Progress) =>
  (done: number, total: number): void =>
    progress("calculation", done, total);

/** Tasks that publish something. */
const PUBLISHING: readonly TaskName[] = ["publish", "reopen"];

/**
 * Signs the journal after something was published. It never makes a publication look failed: what could not be signed is signed
 * when a proof is asked for, or by the server the next day. Not in a worker, whose connection keeps no secrets beside the database.
 */
export async function signPublished(name: TaskName, { ledger, appendOptions }: Office): Promise<void> {
  if (!PUBLISHING.includes(name) || appendOptions.dryRun) return;
  await signCheckpoint(ledger, { published: true }).catch((error: unknown) => process.emitWarning(String(error)));
}

/** Does a task in this thread. */
export const doTask = <Name extends TaskName>(
  name: Name,
  office: Office,
  request: ListTasks[Name]["request"],
  options: TaskOptions,
): Promise<ListTasks[Name]["result"]> => RUN[name](office, request, options);
