import type { IsoDate } from "../../../domain/dates.ts";
import type { Payloads } from "../../../domain/journal/journal.ts";
import type { DecisionRow } from "../../../ledger/queries/tournaments/tournaments.ts";
import type { DecisionKind } from "./decision-kinds.ts";

/** An appeal, and what became of it. */
export interface AppealMade {
  readonly on: IsoDate;
  readonly reason: string;
  /** null: not decided yet. */
  readonly outcome: { readonly on: IsoDate; readonly reversed: boolean; readonly reason: string } | null;
}

/** A decision that can be appealed against. */
export interface Decision {
  readonly yes: boolean;
  readonly on: IsoDate;
  /** When the organiser was notified; the same day unless another is given. */
  readonly toldOn: IsoDate;
  readonly article: string | null;
  readonly reason: string;
  readonly appeal: AppealMade | null;
}

export interface Comparison {
  readonly other: string;
  readonly same: boolean;
  /** Whether this is the one of the two that is not rated: it came later. */
  readonly isCopy: boolean;
  readonly reason: string;
}

export interface Question {
  readonly question: number;
  readonly on: IsoDate;
  readonly text: string;
  readonly answer: { readonly on: IsoDate; readonly text: string } | null;
}

/** Whom the arbiter takes a player of the report to be. */
export interface ProposedMatch {
  readonly startNumber: number;
  /** As the report has it: after a correction of the report, somebody else may have the number. */
  readonly name: string;
  /** null: a new player. */
  readonly player: string | null;
  readonly on: IsoDate;
  readonly text: string | null;
}

/** What was decided about a tournament, as it stands. */
export interface Decisions {
  readonly announced: { readonly on: IsoDate; readonly reason: string } | null;
  /** Of the chairman on the registration; yes: admitted. */
  readonly registration: Decision | null;
  /** Of the office on the tournament; yes: rated. */
  readonly rating: Decision | null;
  /** The list that the office says it belongs to; null: its dates say it. */
  readonly listed: { readonly on: IsoDate; readonly list: IsoDate; readonly reason: string } | null;
  readonly compared: readonly Comparison[];
  readonly questions: readonly Question[];
  /** Of each player the last. */
  readonly proposals: readonly ProposedMatch[];
}

const NO_DECISIONS: Decisions = {
  announced: null,
  registration: null,
  rating: null,
  listed: null,
  compared: [],
  questions: [],
  proposals: [],
};

/** What stands after each decision in turn. */
export const decisionsFrom = (rows: readonly DecisionRow[]): Decisions =>
  rows.reduce<Decisions>((before, row) => after(before, row), NO_DECISIONS);

function after(before: Decisions, row: DecisionRow): Decisions {
  const kind = row.kind as DecisionKind; // our own table
  const step = STEPS[kind];
  return step(before, JSON.parse(row.payload) as never, row.tournament);
}

type Step<Kind extends DecisionKind> = (before: Decisions, payload: Payloads[Kind], own: string) => Decisions;

const STEPS: { readonly [Kind in DecisionKind]: Step<Kind> } = {
  "tournament-announced": (before, { on, reason }) => ({ ...before, announced: { on, reason } }),
  "registration-ruled": (before, { on, toldOn = on, admitted, reason }) => ({
    ...before,
    registration: { yes: admitted, on, toldOn, article: null, reason, appeal: null },
  }),
  "tournament-ruled": (before, { on, toldOn = on, rated, article, reason }) => ({
    ...before,
    rating: { yes: rated, on, toldOn, article, reason, appeal: null },
  }),
  "tournament-listed": (before, { on, list, reason }) => ({ ...before, listed: { on, list, reason } }),
  "appeal-received": (before, { against, on, reason }) =>
    withAppeal(before, against, () => ({ on, reason, outcome: null })),
  "appeal-decided": (before, { against, on, reversed, reason }) =>
    withAppeal(before, against, (appeal) => appeal && { ...appeal, outcome: { on, reversed, reason } }),
  // It stands with both of them.
  "tournaments-compared": (before, { tournament, other: earlier, same, reason }, own) => {
    const isLater = tournament === own;
    const other = isLater ? earlier : tournament;
    const others = before.compared.filter((each) => each.other !== other);
    return { ...before, compared: [...others, { other, same, isCopy: same && isLater, reason }] };
  },
  "question-asked": (before, { question, on, text }) => ({
    ...before,
    questions: [...before.questions, { question, on, text, answer: null }],
  }),
  "question-answered": (before, { question, on, text }) => ({
    ...before,
    questions: before.questions.map((each) => (each.question === question ? { ...each, answer: { on, text } } : each)),
  }),
  "match-proposed": (before, { tournament: _, ...proposed }) => ({
    ...before,
    proposals: [...before.proposals.filter((each) => !isSamePlayer(each, proposed)), proposed],
  }),
};

type ReportedPlayer = Pick<ProposedMatch, "startNumber" | "name">;

const isSamePlayer = (one: ReportedPlayer, other: ReportedPlayer): boolean =>
  one.startNumber === other.startNumber && one.name === other.name;

/** What the arbiter proposes for a player of the report. */
export const proposedFor = (
  { proposals }: Pick<Decisions, "proposals">,
  player: ReportedPlayer,
): ProposedMatch | null => proposals.find((each) => isSamePlayer(each, player)) ?? null;

function withAppeal(
  before: Decisions,
  against: "registration" | "rating",
  change: (appeal: AppealMade | null) => AppealMade | null,
): Decisions {
  const decision = before[against];
  return decision === null ? before : { ...before, [against]: { ...decision, appeal: change(decision.appeal) } };
}

/** What a decision comes to: an appeal that reverses it turns it round. */
export const standsAs = ({ yes, appeal }: Decision): boolean => (appeal?.outcome?.reversed === true ? !yes : yes);
