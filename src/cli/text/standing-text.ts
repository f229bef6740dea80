import type { IsoDate } from "../../domain/dates.ts";
import type { Registration } from "../../domain/registration.ts";
import { asJson } from "../../explanation/json.ts";
import { statusJson, statusLine, statusText } from "../../explanation/status.ts";
import { treeText } from "../../explanation/text.ts";
import { notesOf } from "../../periods/lists/assemble/rulings.ts";
import type { ForeseenReport } from "../../periods/lists/explain/prospects.ts";
import type { Decision, Decisions } from "../../periods/tournaments/decisions/decisions.ts";
import { type Standing, standingValues } from "../../periods/tournaments/standing.ts";
import { statusesOf, statusOf } from "../../periods/tournaments/status.ts";
import { registrationSaid } from "../../words/said/registration-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";

export function standingLines(
  words: Catalogue,
  standing: Standing,
  reports: readonly ForeseenReport[],
  { explain, today }: { readonly explain: boolean; readonly today: IsoDate },
): string[] {
  const { tournaments } = words.office;
  const told = Object.values(standingValues(standing)).flatMap((each) =>
    explain ? treeText(words, each) : treeText(words, each).slice(0, 1),
  );
  return [
    `${tournaments.columns.tournament}: ${standing.tournament}`,
    ...statusesOf(standing, reports, today).map((each) => `${tournaments.columns.state}: ${statusLine(words, each)}`),
    ...factLines(words, standing.facts),
    "",
    tournaments.underEdition(standing.edition.id),
    ...told.map((line) => `  ${line}`),
    ...decisionLines(words, standing.decisions),
    "",
    ...(reports.length === 0 ? [tournaments.noReport] : reports.map((report) => reportLine(words, report))),
  ];
}

function factLines(words: Catalogue, facts: Registration): string[] {
  const { tournaments } = words.office;
  const said = registrationSaid(words, facts);
  return Object.entries(tournaments.facts).flatMap(([key, label]) => {
    const value = said[key as keyof Registration];
    return value === null ? [] : [`${label}: ${value}`];
  });
}

export function decisionLines(words: Catalogue, decisions: Decisions): string[] {
  const { tournaments } = words.office;
  const { announced, registration, rating, compared, questions } = decisions;
  const withAppeal = (line: string, { on, toldOn, appeal }: Decision): string[] => [
    line,
    ...(toldOn === on ? [] : [tournaments.told(toldOn)]),
    ...(appeal === null ? [] : [tournaments.appealed(appeal.on, appeal.reason)]),
    ...(appeal?.outcome
      ? [tournaments.appealDecided(appeal.outcome.reversed, appeal.outcome.on, appeal.outcome.reason)]
      : []),
  ];
  return [
    ...(announced === null ? [] : [tournaments.announced(announced.on, announced.reason)]),
    ...(registration === null
      ? []
      : withAppeal(tournaments.admitted(registration.yes, registration.on, registration.reason), registration)),
    ...(rating === null
      ? []
      : withAppeal(tournaments.ruled(rating.yes, rating.on, rating.article, rating.reason), rating)),
    ...compared.map(({ other, same, isCopy, reason }) => tournaments.compared(other, same, isCopy, reason)),
    ...questions.flatMap(({ question, on, text, answer }) => [
      tournaments.question(question, on, text),
      ...(answer === null ? [] : [tournaments.answer(answer.on, answer.text)]),
    ]),
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
  const notes = notesOf(report).map((note) => words.office.lists.notes[note]);
  return `${facts.join(", ")}: ${[stateText(words, report), ...notes].join("; ")}`;
}

export function standingJson(words: Catalogue, standing: Standing, reports: readonly ForeseenReport[], today: IsoDate) {
  const { tournament, facts, on, edition, decisions, decided } = standing;
  return {
    tournament,
    status: statusesOf(standing, reports, today).map((each) => statusJson(words, each)),
    registeredOn: on,
    facts,
    edition: edition.id,
    standing: Object.fromEntries(
      Object.entries(standingValues(standing)).map(([name, each]) => [name, asJson(words, each)]),
    ),
    decisions,
    decided,
    reports: reports.map((report) => reportJson(words, report)),
  };
}

export const reportJson = (words: Catalogue, report: ForeseenReport) => {
  const { tournament, part, version, sequence, content, receivedOn, start, end, system } = report;
  return {
    ...{ tournament, part, version, sequence, sha256: content, receivedOn, start, end, system },
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
