import type { Derived } from "../calculation/derived.ts";
import type { TournamentNote } from "../domain/list-making.ts";
import type { Registration } from "../domain/registration.ts";
import { type ShownStatus, statusLine, statusText } from "../explanation/status.ts";
import { editionName } from "../words/said/edition-name.ts";
import { registrationSaid } from "../words/said/registration-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { type DecisionsMade, decisionSentences, questionSentences } from "./decisions.ts";

/** A version of a report. */
export interface ReportData {
  readonly part: number;
  readonly version: number;
  readonly day: string;
  readonly players: number;
  readonly games: number;
  readonly state: "withdrawn" | "superseded" | "stands";
  /** Of the one that stands. */
  readonly status: ShownStatus | null;
  readonly notes: readonly TournamentNote[];
}

/** What the office knows of a tournament. */
export interface TournamentFacts {
  readonly facts: Registration;
  readonly edition: string;
  readonly status: readonly ShownStatus[];
  /** What the articles say of it, in the order they are asked. */
  readonly assessment: readonly Derived<unknown>[];
  readonly decisions: DecisionsMade;
}

/** A registered fact that is anything but usual. */
interface FactModel {
  readonly key: keyof Registration;
  readonly label: string;
  readonly value: string;
}

export interface TournamentModel {
  readonly status: readonly string[];
  readonly facts: readonly FactModel[];
  /** Under which edition the articles below are read. */
  readonly edition: string;
  readonly assessment: readonly Derived<unknown>[];
  readonly decisions: readonly string[];
  readonly questions: readonly string[];
}

export const tournamentModel = (words: Catalogue, data: TournamentFacts): TournamentModel => ({
  status: data.status.map((each) => statusLine(words, each)),
  facts: factsOf(words, data.facts),
  edition: words.office.tournaments.underEdition(editionName(words, data.edition)),
  assessment: data.assessment,
  decisions: decisionSentences(words, data.decisions),
  questions: questionSentences(words, data.decisions),
});

function factsOf(words: Catalogue, registration: Registration): readonly FactModel[] {
  const values = registrationSaid(words, registration);
  const labels = Object.entries(words.office.tournaments.facts) as [keyof Registration, string][];
  return labels.flatMap(([key, label]) => {
    const value = values[key];
    return value === null ? [] : [{ key, label, value }];
  });
}

/** What a version of a report comes to, and what was noted of it. */
export function reportState(
  words: Catalogue,
  { state, status, notes }: Pick<ReportData, "state" | "status" | "notes">,
) {
  const { tournaments, lists } = words.office;
  const says = status === null ? tournaments[state] : statusText(words, status);
  return [says, ...notes.map((note) => lists.notes[note])].join("; ");
}
