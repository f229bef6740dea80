import type { IsoDate } from "../../../domain/dates.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { correctResult, type ResultCorrection } from "../../../formats/trf/correct-result.ts";
import { readTrf } from "../../../formats/trf/read-report.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { reportsOf } from "../../../ledger/queries/tournaments/reports.ts";
import { sha256Of } from "../../../ledger/sha256.ts";
import type { Office } from "../../office.ts";
import { knownTournament } from "../known.ts";
import { wholeOf } from "./read-report.ts";
import type { Receipt } from "./receipt.ts";
import { receiveReport } from "./receive.ts";

export interface ResultCorrectionRequest extends ResultCorrection {
  readonly tournament: string;
  readonly part: number;
  readonly on: IsoDate;
  readonly sender: string;
  readonly reason: string;
}

/** Corrects one result: the report with it becomes the next version, entered by the office with the reason. */
export async function correctReportedResult(office: Office, request: ResultCorrectionRequest): Promise<Receipt> {
  const { part, on, sender, reason, round, white, black } = request;
  const { ledger } = office;
  const { tournament } = await knownTournament(ledger.db, request.tournament);
  const current = (await reportsOf(ledger.db, tournament)).find((each) => each.part === part);
  if (current === undefined) throw new Refusal("no-report", { tournament, part });
  const bytes = await wholeOf(ledger.content(current.content));
  const entry = await entryAt(ledger.db, current.sequence);
  const file = entry?.kind === "report-received" ? entry.payload.file : `${tournament}.trf`;
  if (readTrf(bytes).report === null) throw new Refusal("result-needs-trf", { file });
  const corrected = correctResult(bytes, request);
  if (corrected === null) throw new Refusal("reported-game-unknown", { round, white, black });
  if (sha256Of(corrected) === current.content) throw new Refusal("nothing-to-change", {});
  return receiveReport(office, {
    ...{ tournament, part, on, sender, bytes: corrected, file },
    enteredBecause: reason,
    // What could not be read in the version before was decided when that came.
    despiteErrors: true,
  });
}
