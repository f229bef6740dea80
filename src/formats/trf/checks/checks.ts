import { IssueList } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import type { ReportedPlayer, TournamentReport } from "../../../domain/report.ts";
import { PLAYER_COLUMNS, roundColumns } from "../columns.ts";
import type { TrfDocument } from "../document.ts";
import { fileIssue, inOrder } from "../scan.ts";
import { usualScores } from "../scores.ts";
import { checkPairings, NO_GAPS } from "./pairing-check.ts";
import { checkIds, checkPoints } from "./totals-check.ts";

/** What a file must be good for: to be read, or to be rated. Each profile has all checks of the one before. */
export const TRF_PROFILES = ["general", "rating"] as const;
export type TrfProfile = (typeof TRF_PROFILES)[number];

/**
 * Everything that is wrong with a report for a purpose. Of a document also what was found when it was read; of a report
 * from elsewhere what can be seen in it.
 */
export function checkTrf(source: TrfDocument | TournamentReport, profile: TrfProfile): readonly Issue[] {
  const document = "report" in source ? source : null;
  const report = "report" in source ? source.report : source;
  const general = document ? document.issues : checkReport(report);
  return profile === "general" ? general : inOrder([...general, ...ratingIssues(report, document)]);
}

function checkReport(report: TournamentReport): readonly Issue[] {
  const issues = new IssueList();
  const doubtful = checkPairings(report.players, NO_GAPS, issues);
  for (const issue of checkIds(report.players)) issues.push(issue);
  for (const issue of checkPoints(report, usualScores, doubtful, [])) issues.push(issue);
  return inOrder(issues.all());
}

/** The records of the tournament that a rated report needs, with how to see that they are there. */
const NEEDED = [
  { code: "012", field: "tournament name", has: ({ name }) => name !== null },
  { code: "022", field: "city", has: ({ city }) => city !== null },
  { code: "032", field: "tournament federation", has: ({ federation }) => federation !== null },
  { code: "042", field: "start", has: ({ start }) => start !== null },
  { code: "052", field: "end", has: ({ end }) => end !== null },
  { code: "102", field: "chief arbiter", has: ({ chiefArbiter }) => chiefArbiter !== null },
  {
    code: "122",
    field: "rate of play",
    has: ({ rateOfPlay, rateOfPlayCode }) => rateOfPlay !== null || rateOfPlayCode !== null,
  },
] as const satisfies readonly { code: string; field: string; has: (report: TournamentReport) => boolean }[];

function ratingIssues(report: TournamentReport, document: TrfDocument | null): readonly Issue[] {
  const lineOf = (code: string): number => document?.lines.find((line) => line.code === code)?.number ?? 0;
  const errors = (document?.issues ?? []).filter(({ severity }) => severity === "error");
  const isTold = (field: string): boolean => errors.some((issue) => issue.field === field);
  const header = NEEDED.filter(({ has, field }) => !has(report) && !isTold(field)).map(({ code, field }): Issue => {
    const missing = fileIssue("error", "missing-for-rating", field, { code: "given", record: code }, "");
    return { ...missing, line: lineOf(code) };
  });
  const issues = new IssueList();
  for (const issue of [...header, ...roundDateIssues(report, lineOf("132"))]) issues.push(issue);
  const unreadIds = linesWithUnreadId(document?.issues ?? []);
  for (const player of report.players)
    for (const issue of playerIssues(player, unreadIds.has(player.line))) issues.push(issue);
  for (const issue of roundIssues(report, document)) issues.push(issue);
  return issues.all();
}

function roundDateIssues({ rounds, roundDates }: TournamentReport, line: number): Issue[] {
  const missing = fileIssue("error", "missing-for-rating", "round dates", { code: "given", record: "132" }, "");
  if (line === 0 && roundDates.every((date) => date === null)) return rounds > 0 ? [missing] : [];
  return Array.from({ length: rounds }, (_, index) => index + 1)
    .filter((round) => !roundDates[round - 1])
    .map((round) => ({ ...missing, line, columns: line > 0 ? roundColumns(round) : null }));
}

/** Where an ID was not read, that is told already: it is not missing. */
function linesWithUnreadId(issues: readonly Issue[]): ReadonlySet<number> {
  const [first, last] = PLAYER_COLUMNS.trf26.id;
  const reaches = ({ code, columns }: Issue): boolean =>
    columns !== null && columns[0] <= last + 1 && (code === "line-shifted" || columns[1] >= first - 1);
  const unread = issues.filter((issue) => issue.severity === "error" && reaches(issue));
  return new Set(unread.map(({ line }) => line));
}

function playerIssues({ id, line, results }: ReportedPlayer, isIdUnread: boolean): Issue[] {
  const missing = { code: "missing-for-rating", severity: "error", line, found: "" } as const;
  const unplayed = results
    .filter(({ result }) => result === null)
    .map(({ columns: [first] }): Issue => {
      return { ...missing, columns: [first + 7, first + 7], field: "result", expected: { code: "result" } };
    });
  if (id !== null || isIdUnread) return unplayed;
  return [...unplayed, { ...missing, columns: PLAYER_COLUMNS.trf26.id, field: "id", expected: { code: "fide-id" } }];
}

/** A tournament that has not reached its last round is not over. */
function roundIssues({ rounds }: TournamentReport, document: TrfDocument | null): Issue[] {
  const declared = document?.declared.rounds;
  if (!declared || rounds >= declared.value) return rounds > 0 ? [] : [noRounds()];
  const { line, columns } = declared;
  const expected = { code: "rounds-played", count: declared.value } as const;
  return [
    { code: "rounds-missing", severity: "error", line, columns, field: "round count", expected, found: String(rounds) },
  ];
}

const noRounds = (): Issue => fileIssue("error", "missing-for-rating", "result", { code: "result" }, "");
