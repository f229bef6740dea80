import { redactedContents } from "../ledger/queries/journal/erasures.ts";
import { settlementsOf } from "../ledger/queries/lists/lists-of-tournament.ts";
import { versionsOfReport } from "../ledger/queries/tournaments/reports.ts";
import type { Db } from "../ledger/schema/tables.ts";
import { currentReports } from "../periods/tournaments/pending.ts";

/** The public facts of a version of a report. */
export interface ReportVersion {
  readonly part: number;
  readonly version: number;
  readonly receivedOn: string;
  readonly sha256: string;
  readonly state: "stands" | "waiting" | "replaced" | "withdrawn";
  /** The published lists, in the version in force, whose changes come from this one. */
  readonly ratedOn: { readonly list: string; readonly version: number }[];
}

/** Every version of a tournament's reports there ever was, by part. */
export async function reportVersions(db: Db, tournament: string): Promise<readonly ReportVersion[]> {
  const versions = await versionsOfReport(db, tournament);
  const standing = await currentReports(db, { tournaments: [tournament] });
  const settled = await settlementsOf(db, [tournament]);
  // Of a report from which somebody was erased the first hash would let guesses at the person be tried.
  const redacted = await redactedContents(db);
  return versions.map(({ part, version, day, content, withdrawn }) => {
    const own = standing.find((each) => each.part === part && each.version === version);
    const isReplaced = own === undefined && withdrawn === null;
    return {
      part,
      version,
      receivedOn: day,
      sha256: redacted.get(content) ?? content,
      state: isReplaced ? "replaced" : own === undefined ? "withdrawn" : own.heldBack.length > 0 ? "waiting" : "stands",
      ratedOn: settled
        .filter((each) => each.part === part && each.report_version === version)
        .map(({ list, version: of }) => ({ list, version: of })),
    };
  });
}
