import { describe, expect, test } from "vitest";
import { nextStepOf, type StepFacts } from "./next-step.ts";

type Status = StepFacts["status"][number];

const status = (code: Status["code"], more: Partial<Status> = {}): Status => ({
  ...{ code, list: null, heldBack: [] },
  ...more,
});
const NOTHING: StepFacts = {
  status: [status("registered")],
  decisions: { registration: null, rating: null, questions: [] },
  ...{ unmatched: [], lookalikes: [], isLate: false },
};
const QUESTION = { question: 1, on: "2026-11-01", text: "Who?", answer: null };
const APPEALED = {
  ...{ yes: false, on: "2026-11-01", toldOn: "2026-11-01", article: null, reason: "late" },
  appeal: { on: "2026-11-02", reason: "no", outcome: null },
};

/** What the roles may do, as far as a step depends on it. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  arbiter: ["send a report", "answer a question", "propose matches"],
  officer: ["send a report", "answer a question", "propose matches", "ask a question", "match players"],
  administrator: [
    ...["send a report", "answer a question", "propose matches", "ask a question", "match players"],
    ...["rule", "decide on a registration", "correct", "close a period"],
  ],
  auditor: [],
};

const CASES: readonly (readonly [string, Partial<StepFacts>, readonly string[]])[] = [
  ["registered, not over", {}, ["waitEnd", "waitEnd", "waitEnd", "waitEnd"]],
  ["a report is owed", { status: [status("owed")] }, ["send", "send", "send", "waitReport"]],
  [
    "registered late, no decision, whatever the report's status",
    { status: [status("not-rated")], isLate: true },
    ["waitOffice", "waitOffice", "decide", "waitOffice"],
  ],
  [
    "players unknown",
    { status: [status("on-hold")], unmatched: [{ proposed: null }] },
    ["propose", "match", "match", "waitOffice"],
  ],
  [
    "all of them proposed",
    { status: [status("on-hold")], unmatched: [{ proposed: {} }] },
    ["waitOffice", "match", "match", "waitOffice"],
  ],
  [
    "a question is open",
    { decisions: { ...NOTHING.decisions, questions: [QUESTION] } },
    ["answer", "waitAnswer", "waitAnswer", "waitAnswer"],
  ],
  [
    "an appeal is open",
    { status: [status("not-rated")], decisions: { ...NOTHING.decisions, rating: APPEALED } },
    ["waitOffice", "waitOffice", "appeal", "waitOffice"],
  ],
  [
    "it looks like another",
    { status: [status("on-hold", { heldBack: ["same-as-other"] })], lookalikes: [{ isDecided: false }] },
    ["waitOffice", "waitOffice", "compare", "waitOffice"],
  ],
  [
    "one person twice",
    { status: [status("on-hold", { heldBack: ["one-person-twice"] })] },
    ["correct", "correct", "correct", "waitOffice"],
  ],
  [
    "another stage is missing",
    { status: [status("on-hold", { heldBack: ["stage-missing"] })] },
    ["waitStage", "waitStage", "waitStage", "waitStage"],
  ],
  [
    "a newer version than the list has",
    { status: [status("newer-version", { list: "standard-2026-11" })] },
    ["waitOffice", "waitOffice", "correction", "waitOffice"],
  ],
  ["ready", { status: [status("received", { list: "2026-12-01" })] }, ["waitList", "waitList", "close", "waitList"]],
  ["rated", { status: [status("rated", { list: "standard-2026-11" })] }, ["done", "done", "done", "done"]],
  ["published as not rated", { status: [status("not-rated", { list: "x" })] }, ["done", "done", "done", "done"]],
  ["announced", { status: [status("announced")] }, ["notRated", "notRated", "notRated", "notRated"]],
];

describe("the next step of a tournament, by role", () => {
  test.each(CASES)("%s", (_, facts, expected) => {
    const steps = Object.values(ROLES).map((rights) =>
      nextStepOf({ ...NOTHING, ...facts }, (right) => rights.includes(right)),
    );
    expect(steps).toEqual(expected);
  });
});
