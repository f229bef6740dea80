import type { JournalEntry } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { versionsOfReport } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { type Office, recorded } from "../../office.ts";
import { assessmentOf } from "../standing-of.ts";

export interface ComparisonRequest {
  readonly tournament: string;
  readonly other: string;
  /** Whether the two are one: then the one received later is not rated. */
  readonly same: boolean;
  readonly reason: string;
}

/** Somebody has looked at two tournaments that look like one. */
export const compareTournaments = (
  office: Office,
  { tournament, other, same, reason }: ComparisonRequest,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const [one, two] = [await assessmentOf(db, tournament), await assessmentOf(db, other)];
    if (one.tournament === two.tournament) throw new Refusal("compare-with-itself", { tournament });
    const isFirst = (await firstEntry(db, one.tournament)) < (await firstEntry(db, two.tournament));
    const [earlier, later] = isFirst ? [one, two] : [two, one];
    const known = later.decisions.compared.find((each) => each.other === earlier.tournament);
    if (known?.same === same) throw new Refusal("already-decided", { tournament: later.tournament });
    const payload = { tournament: later.tournament, other: earlier.tournament, same, reason };
    return { kind: "tournaments-compared", payload };
  });

/** The entry with which the report of a tournament came first. */
async function firstEntry(db: Db, tournament: string): Promise<number> {
  const current = (await versionsOfReport(db, tournament)).filter(({ withdrawn }) => withdrawn === null);
  if (current.length === 0) throw new Refusal("no-report", { tournament, part: 0 });
  return Math.min(...current.map(({ sequence }) => sequence));
}
