import type { IsoDate } from "../../domain/dates.ts";
import { asJson } from "../../explanation/json.ts";
import { statusJson, statusText } from "../../explanation/status.ts";
import { treeText } from "../../explanation/text.ts";
import { notesOf } from "../../periods/lists/assemble/rulings.ts";
import type { ForeseenReport } from "../../periods/lists/explain/prospects.ts";
import { type AssessedTournament, assessmentValues } from "../../periods/tournaments/standing.ts";
import { statusesOf, statusOf } from "../../periods/tournaments/status.ts";
import { reportState, tournamentModel } from "../../presentation/tournament.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

/** A tournament for people. */
export function tournamentLines(
  words: Catalogue,
  standing: AssessedTournament,
  reports: readonly ForeseenReport[],
  { explain, today }: { readonly explain: boolean; readonly today: IsoDate },
): string[] {
  const { columns, noReport } = words.office.tournaments;
  const { facts, edition, decisions } = standing;
  const assessment = Object.values(assessmentValues(standing));
  const status = statusesOf(standing, reports, today);
  const model = tournamentModel(words, { facts, edition: edition.id, status, assessment, decisions });
  const explained = model.assessment.flatMap((each) => treeText(words, each).slice(0, explain ? undefined : 1));
  return [
    `${columns.tournament}: ${standing.tournament}`,
    ...model.status.map((each) => `${columns.state}: ${each}`),
    ...model.facts.map(({ label, value }) => `${label}: ${value}`),
    "",
    model.edition,
    ...explained.map((line) => `  ${line}`),
    ...model.decisions,
    ...model.questions,
    "",
    ...(reports.length === 0 ? [noReport] : reports.map((report) => reportLine(words, report))),
  ];
}

/** What a report comes to. */
export const stateText = (words: Catalogue, report: ForeseenReport): string => statusText(words, statusOf(report));

function reportLine(words: Catalogue, report: ForeseenReport): string {
  const { columns } = words.office.tournaments;
  const { part, version, receivedOn, players, games } = report;
  const facts = [
    ...(part > 0 ? [`${columns.part} ${part}`] : []),
    `${columns.version} ${version}`,
    `${columns.received} ${receivedOn}`,
    `${columns.players} ${players}`,
    `${columns.games} ${games}`,
  ];
  const state = reportState(words, { state: "stands", status: statusOf(report), notes: notesOf(report) });
  return `${facts.join(", ")}: ${state}`;
}

export function tournamentJson(
  words: Catalogue,
  standing: AssessedTournament,
  reports: readonly ForeseenReport[],
  today: IsoDate,
) {
  const { tournament, facts, on, edition, decisions, decided } = standing;
  return {
    tournament,
    status: statusesOf(standing, reports, today).map((each) => statusJson(words, each)),
    registeredOn: on,
    facts,
    edition: edition.id,
    standing: Object.fromEntries(
      Object.entries(assessmentValues(standing)).map(([name, each]) => [name, asJson(words, each)]),
    ),
    decisions,
    decided,
    reports: reports.map((report) => reportJson(words, report)),
  };
}

export const reportJson = (words: Catalogue, report: ForeseenReport) => {
  const { tournament, part, version, sequence, content, receivedOn, start, end, system } = report;
  return {
    tournament,
    part,
    version,
    sequence,
    sha256: content,
    receivedOn,
    start,
    end,
    system,
    name: report.registration.name,
    list: report.registration.kind,
    players: report.players,
    games: report.games,
    heldBack: report.prospect.heldBack,
    expectedList: report.settled === null ? report.prospect.list.value : null,
    sameAs: report.sameAs,
    settled: report.settled,
    status: statusJson(words, statusOf(report)),
    rated: report.prospect.against.length === 0,
    notes: notesOf(report),
  };
};
