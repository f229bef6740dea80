import { type Derived, given } from "../../calculation/derived.ts";
import { type ClosingDecision, isMemberOn } from "../../domain/clubs/club.ts";
import type { ListMark } from "../../domain/clubs/club-codes.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import { type Halves, halves, type Points, points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { memberChange } from "../../regulations/lask/articles/member-change.ts";
import { newBase } from "../../regulations/lask/articles/new-base.ts";
import { afterDeduction, afterRaise, passivity } from "../../regulations/lask/articles/passivity.ts";
import type { BookLine, MemberProposal } from "./book.ts";
import { type MemberState, usualStart } from "./standing.ts";
import type { BookWork } from "./work-at-hand.ts";

/** Ends a period for a member: the deduction, then the new base, which the next period begins with. */
export function closeLine(work: BookWork, state: MemberState): BookLine {
  const { edition, period } = work;
  const current = state.current ?? memberChange(edition, { ...state, bonus: null }, []).current;
  const isHere = isMemberOn(state.member, period.next.value);
  const proposal = proposalFor(work, state);
  const decision = isHere ? work.decisionOf(period.next.value, state.member.member) : null;
  const done = isHere ? settle(work, current, proposal, decision) : NOTHING_DUE(current);
  const line = {
    member: state.member.member,
    base: state.base,
    baseBefore: state.baseBefore,
    games: state.games,
    points: halves(state.points),
    bonus: points(state.bonus),
    placed: halves(state.placed),
    current,
    proposal,
    decision,
    deduction: done.deduction,
    raise: done.raise,
    newBase: newBase(edition, done.after),
  };
  const marks = marksOf(work, state, line, decision);
  state.settled += done.years;
  state.settledIdle += done.idle;
  state.taken += done.deduction / cite(edition, "passivity").sets.pointsPerYear;
  state.base = given("base", line.newBase.value, { code: "list", list: period.next.value });
  state.current = null;
  return { ...line, marks };
}

function proposalFor({ edition, period }: BookWork, state: MemberState): MemberProposal {
  const { lastLong, lastRapid, settled, settledIdle, taken, assessment } = state;
  const due = passivity(edition, {
    lastLong: given("last long game", lastLong, COUNTED),
    lastRapid: lastRapid === null ? null : given("last rapid game", lastRapid, COUNTED),
    start: period.next,
    settled: given("years settled", settled, COUNTED),
    settledIdle: given("years settled", settledIdle, COUNTED),
    taken: given("years deducted", taken, COUNTED),
  });
  return { ...due, assessment };
}

interface Settled {
  readonly after: Derived<Halves>;
  readonly deduction: Points;
  readonly raise: Points;
  /** How many more years are dealt with. */
  readonly years: number;
  /** Those of them without any game. */
  readonly idle: number;
}

const NOTHING_DUE = (after: Derived<Halves>): Settled => ({
  after,
  deduction: points(0),
  raise: points(0),
  years: 0,
  idle: 0,
});

/**
 * What is due is deducted, raised instead, or let go, as the keeper decided. Where nothing was decided, as before the
 * closing or after a correction, total inactivity costs what the text says, and rapid games only cost nothing yet.
 */
function settle(
  { edition, period }: BookWork,
  current: Derived<Halves>,
  { deduction, proposed }: MemberProposal,
  decision: ClosingDecision | null,
): Settled {
  const due = deduction.value + proposed.value;
  if (due === 0) return NOTHING_DUE(current);
  const perYear = cite(edition, "passivity").sets.pointsPerYear;
  const idle = deduction.value / perYear;
  switch (decision?.choice) {
    case "let-go":
      return { ...NOTHING_DUE(current), years: due / perYear, idle };
    case "raise": {
      const raise = given("raise", points(decision.points), { code: "list", list: period.next.value });
      return {
        after: afterRaise(edition, current, raise),
        raise: raise.value,
        deduction: points(0),
        years: due / perYear,
        idle,
      };
    }
    case "accept":
    case undefined: {
      const costs = decision === null ? [deduction] : [deduction, proposed];
      const cost = costs.filter(({ value }) => value > 0);
      const after = cost.reduce((rating, each) => afterDeduction(edition, rating, each), current);
      const total = points(cost.reduce((sum, { value }) => sum + value, 0));
      return { after, deduction: total, raise: points(0), years: total / perYear, idle };
    }
  }
}

function marksOf(
  { edition, period, beginning }: BookWork,
  state: MemberState,
  line: Omit<BookLine, "marks">,
  decision: ClosingDecision | null,
): readonly ListMark[] {
  const { member, marks } = state;
  const isNew = member.entered >= period.start;
  const isUnusual = isNew && usualStart(edition, member, beginning)?.value === false;
  const isHalved = line.newBase.value >= cite(edition, "halfPoints").sets.baseFrom;
  return [
    ...(isHalved ? (["halved"] as const) : []),
    ...(line.deduction > 0 ? (["deducted"] as const) : []),
    ...(line.raise > 0 ? (["raised"] as const) : []),
    ...(decision?.choice === "let-go" ? (["let-go"] as const) : []),
    ...marks,
    ...(isNew ? (["new"] as const) : []),
    ...(isUnusual ? (["unusual-start"] as const) : []),
  ];
}
