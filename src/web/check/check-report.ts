import type { Issue } from "../../domain/issues.ts";
import { Refusal } from "../../domain/refusal.ts";
import { decode } from "../../formats/decode.ts";
import { type OpenedReport, openReports } from "../../reports/open-report.ts";
import { type RatedReport, rateReport } from "../../reports/rate-report.ts";

/** A file that was read, checked and rated. */
export interface CheckedReport {
  readonly file: string;
  readonly lines: readonly string[];
  readonly opened: OpenedReport;
  readonly rated: RatedReport | null;
  /** Why it could not be rated. */
  readonly refusal: Refusal | null;
  /** Errors first, then by line. */
  readonly issues: readonly Issue[];
}

/** Reads and rates a report with the ratings it names; all within the program that asks. */
export function checkReport(file: string, bytes: Uint8Array): readonly CheckedReport[] {
  const lines = decode(bytes).lines.map(({ text }) => text);
  return openReports(file, bytes, "rating").map((opened) => {
    const { rated, refusal } = rate(opened);
    const issues = [...opened.issues, ...(rated?.issues ?? [])].sort(
      (one, other) => severity(one) - severity(other) || one.line - other.line,
    );
    return { file, lines, opened, rated, refusal, issues };
  });
}

const severity = (issue: Issue): number => (issue.severity === "error" ? 0 : 1);

function rate({ report, document }: OpenedReport): Pick<CheckedReport, "rated" | "refusal"> {
  if (report === null) return { rated: null, refusal: null };
  const scheduled = document?.declared.rounds?.value ?? null;
  try {
    const rated = rateReport({
      report,
      edition: null,
      on: null,
      kind: null,
      system: null,
      scheduled,
      k: null,
      list: null,
      listName: "",
    });
    return { rated, refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { rated: null, refusal: error };
    throw error;
  }
}
