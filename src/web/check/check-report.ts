import type { Issue } from "../../domain/issues/issues.ts";
import { Refusal } from "../../domain/refusal.ts";
import { decode } from "../../formats/decode.ts";
import { entriesOf, type OfficeRatings } from "../../reports/office-ratings.ts";
import { type OpenedReport, openReports } from "../../reports/open-report.ts";
import { type RatedReport, rateReport } from "../../reports/rate-report.ts";

/** A file that was read, checked and rated. */
export interface CheckedReport {
  readonly file: string;
  readonly lines: readonly string[];
  /** The office's list whose ratings were used; null: those of the report. */
  readonly list: string | null;
  readonly opened: OpenedReport;
  readonly rated: RatedReport | null;
  /** Why it could not be rated. */
  readonly refusal: Refusal | null;
  /** Errors first, then by line. */
  readonly issues: readonly Issue[];
}

/** Reads and rates a report, with what the office knows of its players or else with the ratings it names. */
export function checkReport(
  file: string,
  bytes: Uint8Array,
  office: OfficeRatings | null = null,
): readonly CheckedReport[] {
  const lines = decode(bytes).lines.map(({ text }) => text);
  return openReports(file, bytes, "rating").map((opened) => {
    const { rated, refusal } = rate(opened, office);
    const issues = [...opened.issues, ...(rated?.issues ?? [])]
      .filter((issue) => !isNewcomer(issue))
      .sort((one, other) => severity(one) - severity(other) || one.line - other.line);
    return { file, lines, list: office?.list ?? null, opened, rated, refusal, issues };
  });
}

/** The ids of a file's players, to look them up at the office. */
export const playersIn = (file: string, bytes: Uint8Array): readonly string[] => [
  ...new Set(
    openReports(file, bytes, "rating").flatMap(({ report }) => (report?.players ?? []).flatMap(({ id }) => id ?? [])),
  ),
];

/** A player without an id is new, which is no issue. */
const isNewcomer = ({ code, found }: Issue): boolean => code === "not-on-list" && found === "";

const severity = (issue: Issue): number => (issue.severity === "error" ? 0 : 1);

function rate(
  { report, document }: OpenedReport,
  office: OfficeRatings | null,
): Pick<CheckedReport, "rated" | "refusal"> {
  if (report === null) return { rated: null, refusal: null };
  const scheduled = office === null ? (document?.declared.rounds?.value ?? null) : office.games;
  try {
    const rated = rateReport({
      report,
      edition: null,
      on: null,
      kind: office?.kind ?? null,
      system: office?.system ?? null,
      scheduled,
      k: null,
      list: office && entriesOf(office),
      listName: office?.list ?? "",
    });
    return { rated, refusal: null };
  } catch (error) {
    if (error instanceof Refusal) return { rated: null, refusal: error };
    throw error;
  }
}
