import type { Issue } from "../../domain/issues/issues.ts";
import { roundAt } from "../../formats/trf/columns.ts";
import type { OpenedReport } from "../../reports/open-report.ts";

/** Whose line an issue is in, and which round. */
export interface IssuePlace {
  readonly player: string | null;
  readonly round: number | null;
}

/** In a TRF the line of a player and the cell of a round are known; in other files an issue has its line only. */
export function issuePlace({ report, document }: OpenedReport, { line, columns }: Issue): IssuePlace {
  const player = document && report?.players.find((each) => each.line === line)?.name;
  if (!player) return { player: null, round: null };
  return { player, round: columns && roundAt(columns[0]) };
}
