import type { Catalogue } from "../words/types/catalogue.ts";

interface Decision {
  readonly yes: boolean;
  readonly on: string;
  readonly toldOn: string;
  readonly article: string | null;
  readonly reason: string;
  readonly appeal: {
    readonly on: string;
    readonly reason: string;
    readonly outcome: { readonly on: string; readonly reversed: boolean; readonly reason: string } | null;
  } | null;
}

/** What was decided about a tournament, as it stands. */
export interface DecisionsMade {
  readonly announced: { readonly on: string; readonly reason: string } | null;
  readonly registration: Decision | null;
  readonly rating: Decision | null;
  readonly compared: readonly {
    readonly other: string;
    readonly same: boolean;
    readonly isCopy: boolean;
    readonly reason: string;
  }[];
  readonly questions: readonly {
    readonly question: number;
    readonly on: string;
    readonly text: string;
    readonly answer: { readonly on: string; readonly text: string } | null;
  }[];
}

/** Each decision as a sentence, with the appeal against it; questions have sentences of their own. */
export function decisionSentences(words: Catalogue, decisions: DecisionsMade): readonly string[] {
  const { tournaments } = words.office;
  const { announced, registration, rating, compared } = decisions;
  const appealOf = ({ on, toldOn, appeal }: Decision): readonly string[] => [
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
      : [tournaments.admitted(registration.yes, registration.on, registration.reason), ...appealOf(registration)]),
    ...(rating === null
      ? []
      : [tournaments.ruled(rating.yes, rating.on, rating.article, rating.reason), ...appealOf(rating)]),
    ...compared.map(({ other, same, isCopy, reason }) => tournaments.compared(other, same, isCopy, reason)),
  ];
}

/** Each question to the arbiter, with the answer. */
export const questionSentences = (
  { office: { tournaments } }: Catalogue,
  { questions }: DecisionsMade,
): readonly string[] =>
  questions.flatMap(({ question, on, text, answer }) => [
    tournaments.question(question, on, text),
    ...(answer === null ? [] : [tournaments.answer(answer.on, answer.text)]),
  ]);
