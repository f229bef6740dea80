import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { editionRequested } from "../../rating/edition-of.ts";
import type { Editions } from "../../regulations/editions.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import type { ReplayReport } from "../../statistics/replay/report.ts";
import {
  type SimulationReport,
  type SimulationSettings,
  simulationReport,
} from "../../statistics/simulation/report.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { officeHistory } from "./office-history.ts";
import { officeStudy } from "./office-study.ts";
import { type StudyWished, studyRequested } from "./study-request.ts";

/** Pools to simulate, under editions of the office by their ids. */
export interface SimulationRequest {
  readonly editions: readonly string[];
  readonly settings: SimulationSettings;
}

type Told = (done: number, total: number) => void;

/** An edition of the office: the register's, or one it has adopted. What is none stays a name, to be refused. */
export const officeEdition =
  (editions: Editions) =>
  (id: string): string | FideEdition =>
    editions.fide.find((each) => each.id === id) ?? id;

/** The same players and the same seed under each edition. */
export async function simulateEditions(
  { reader }: Pick<Ledger, "reader">,
  { editions, settings }: SimulationRequest,
  progress: Told,
): Promise<readonly SimulationReport[]> {
  const named = officeEdition(await editionsOf(reader.db));
  return editions.map((id, at) =>
    simulationReport(editionRequested({ edition: named(id) }), settings, (done) =>
      progress(at * settings.lists + done, editions.length * settings.lists),
    ),
  );
}

/** The office's own lists, made again under other rules and predicted by other systems. */
export async function studyOffice(
  ledger: Pick<Ledger, "reader" | "content">,
  wished: StudyWished,
  progress: Told,
): Promise<ReplayReport> {
  const named = officeEdition(await editionsOf(ledger.reader.db));
  const request = studyRequested(wished, named);
  const history = await officeHistory(ledger, request.list);
  if (history.length < 2) throw new Refusal("two-lists-needed");
  return officeStudy(ledger, history, { ...request, progress });
}
