import type { ShownStatus } from "../explanation/status.ts";
import type { NextStepCode } from "../words/types/web/web-keeping-words.ts";
import type { DecisionsMade } from "./decisions.ts";

/** What the next step depends on. */
export interface StepFacts {
  readonly status: readonly Pick<ShownStatus, "code" | "list" | "heldBack">[];
  readonly decisions: Pick<DecisionsMade, "registration" | "rating" | "questions">;
  /** Players who are to be matched, with what the arbiter proposes. */
  readonly unmatched: readonly { readonly proposed: object | null }[];
  readonly lookalikes: readonly { readonly isDecided: boolean }[];
  /** Whether it was registered late, and nobody has decided on that. */
  readonly isLate: boolean;
}

type StepRight =
  | "rule"
  | "ask a question"
  | "answer a question"
  | "decide on a registration"
  | "match players"
  | "propose matches"
  | "send a report"
  | "correct"
  | "close a period";

/** What the reader should do about a tournament now, or what it waits for: the first that applies. */
export function nextStepOf(facts: StepFacts, may: (right: StepRight) => boolean): NextStepCode {
  const { status, decisions, unmatched, lookalikes, isLate } = facts;
  const is = (code: ShownStatus["code"]): boolean => status.some((each) => each.code === code);
  const isHeldBack = (reason: ShownStatus["heldBack"][number]): boolean =>
    status.some(({ heldBack }) => heldBack.includes(reason));
  const isAsked = decisions.questions.some(({ answer }) => answer === null);
  const isAppealed = [decisions.registration, decisions.rating].some((each) => each?.appeal?.outcome === null);
  const hasUnknown = unmatched.some(({ proposed }) => proposed === null);
  const isAlike = lookalikes.some(({ isDecided }) => !isDecided);
  const steps: readonly (readonly [NextStepCode, boolean])[] = [
    ["answer", isAsked && may("answer a question") && !may("ask a question")],
    ["appeal", isAppealed && may("decide on a registration")],
    ["decide", isLate && may("decide on a registration")],
    ["match", unmatched.length > 0 && may("match players")],
    ["propose", hasUnknown && may("propose matches") && !may("match players")],
    ["compare", isAlike && may("rule")],
    ["correct", isHeldBack("one-person-twice") && may("send a report")],
    ["waitAnswer", isAsked],
    ["waitOffice", isAppealed || isLate || unmatched.length > 0 || isAlike],
    ["send", is("owed") && may("send a report")],
    ["waitReport", is("owed")],
    ["correction", is("newer-version") && may("correct")],
    ["waitOffice", is("newer-version")],
    ["waitStage", isHeldBack("stage-missing")],
    ["waitOffice", is("on-hold")],
    ["waitEnd", is("registered")],
    ["close", is("received") && may("close a period")],
    ["waitList", is("received")],
    ["notRated", status.some(({ code, list }) => code !== "rated" && list === null)],
  ];
  return steps.find(([, applies]) => applies)?.[0] ?? "done";
}
