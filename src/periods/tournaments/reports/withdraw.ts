import type { IsoDate } from "../../../domain/dates.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { reportsOf } from "../../../ledger/queries/tournaments/reports.ts";
import { type Office, recorded } from "../../office.ts";
import { knownTournament } from "../known.ts";

export interface Withdrawal {
  readonly tournament: string;
  readonly part: number;
  readonly on: IsoDate;
  readonly reason: string;
}

/** Takes back the version that stands; the version before it, if there is one, stands again. */
export const withdrawReport = (
  office: Office,
  { tournament: id, part, on, reason }: Withdrawal,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament } = await knownTournament(db, id);
    const found = (await reportsOf(db, tournament)).find((each) => each.part === part);
    if (found === undefined) throw new Refusal("no-report", { tournament, part });
    return { kind: "report-withdrawn", payload: { tournament, part, version: found.version, on, reason } };
  });
