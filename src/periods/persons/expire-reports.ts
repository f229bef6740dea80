import { addMonths, type IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { completeErasures } from "../../ledger/complete-erasures.ts";
import { noteErasure } from "../../ledger/queries/journal/erasures.ts";
import { allSettings } from "../../ledger/queries/journal/settings.ts";
import { agedReports } from "../../ledger/queries/tournaments/aged-reports.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import type { Office } from "../office.ts";
import { wholeOf } from "../tournaments/reports/read-report.ts";
import { withoutBirths } from "./erasure/erased-report.ts";
import { keepRedacted } from "./erasure/keep-redacted.ts";

export interface ExpireRequest {
  readonly today: IsoDate;
  /** While the tables are made again, with the number of entries that are done, and of all. */
  readonly progress?: (done: number, entries: number) => void;
}

/** Reports that are older than the office wants to keep births in them; null: it keeps them for ever. */
export async function expiredReports(db: Db, today: IsoDate): Promise<readonly string[] | null> {
  const years = (await allSettings(db)).get("reportYears");
  return years === undefined ? null : agedReports(db, addMonths(today, -12 * Number(years)));
}

/** Takes the births of players out of old reports, in their own columns: no rating goes by them. */
export async function expireReports(
  { ledger, appendOptions }: Office,
  { today, progress = () => undefined }: ExpireRequest,
): Promise<{ readonly reports: number; readonly entry: JournalEntry | null }> {
  const due = await expiredReports(ledger.db, today);
  if (due === null) throw new Refusal("no-retention");
  if (due.length === 0 || appendOptions.dryRun) return { reports: due.length, entry: null };
  const { result } = await ledger.appendPrepared(appendOptions, {
    lists: [],
    prepare: (workspace) =>
      keepRedacted(
        workspace,
        due.map((content) => ({ content, bytes: () => aged(workspace.content(content)) })),
      ),
    record: async (recording, contents) => {
      await noteErasure(recording.db, await recording.next());
      for (const { content, by } of contents) await recording.redactContent(content, by);
      return recording.record({ kind: "reports-expired", payload: { on: today, lines: [], contents } });
    },
  });
  const { sequence } = await ledger.head();
  await completeErasures(ledger, (done) => progress(done, sequence));
  return { reports: due.length, entry: result };
}

async function* aged(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield withoutBirths(await wholeOf(bytes));
}
