import { type Derived, given } from "../../calculation/derived.ts";
import type { ClubMember, Placing } from "../../domain/clubs/club.ts";
import type { ListMark } from "../../domain/clubs/club-codes.ts";
import { COUNTED, ENTERED } from "../../domain/codes/source.ts";
import { type IsoDate, yearOf } from "../../domain/dates.ts";
import { type Halves, type Points, points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { isExceptional, needsAssessment } from "../../regulations/lask/articles/passivity.ts";
import { ageAtEntry, isUsualStart, startRating } from "../../regulations/lask/articles/start-rating.ts";
import { inHalves, pointsUp } from "../../regulations/lask/half-points.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import type { SideOutcome } from "./book.ts";

/** What is known of a member while the book is worked through. */
export interface MemberState {
  readonly member: ClubMember;
  base: Derived<Points>;
  baseBefore: Points;
  /** null: the base. */
  current: Derived<Halves> | null;
  lastLong: IsoDate;
  lastRapid: IsoDate | null;
  /** Years without a long game that were dealt with. */
  settled: number;
  /** Those of them without a rapid game either. */
  settledIdle: number;
  /** Those of them for which points were taken. */
  taken: number;
  /** The current rating after the last long game. */
  atLastLong: Points;
  assessedOn: IsoDate | null;
  assessment: Derived<boolean> | null;
  games: number;
  points: number;
  bonus: number;
  /** What ratings given by hand in the period brought or took. */
  placed: number;
  readonly marks: Set<ListMark>;
}

export function memberStateOf(edition: LaskEdition, member: ClubMember): MemberState {
  const base = startOf(edition, member);
  const deducted = (member.before?.deducted ?? 0) / cite(edition, "passivity").sets.pointsPerYear;
  return {
    member,
    base,
    baseBefore: base.value,
    current: null,
    lastLong: member.before?.lastGame ?? member.entered,
    lastRapid: null,
    settled: deducted,
    settledIdle: deducted,
    taken: deducted,
    atLastLong: base.value,
    assessedOn: null,
    assessment: null,
    games: 0,
    points: 0,
    bonus: 0,
    placed: 0,
    marks: new Set(),
  };
}

function startOf(edition: LaskEdition, member: ClubMember): Derived<Points> {
  const { rating, assessed } = member.start;
  const start = startRating(edition, {
    age: ageOf(edition, member),
    assessed: assessed ? given("assessment", points(rating), ENTERED) : null,
  });
  return start ?? given("start rating", points(rating), ENTERED);
}

/** null: of unknown age, or no beginner, so nobody can say what is usual. The text names one rating for adult beginners only. */
export function usualStart(edition: LaskEdition, member: ClubMember, beginning: IsoDate): Derived<boolean> | null {
  if (isTakenOver(member, beginning)) return null;
  const age = ageOf(edition, member);
  if (age !== null && member.start.assessed && age.value >= edition.articles.startRating.sets.adultAge) return null;
  return age && isUsualStart(edition, { age, start: startOf(edition, member) });
}

/** A member entered with the book itself, or with a last game, comes from an older book. */
const isTakenOver = ({ before, entered, start }: ClubMember, beginning: IsoDate): boolean =>
  before !== undefined || (start.assessed && entered === beginning);

const ageOf = (edition: LaskEdition, { birth, entered }: ClubMember): Derived<number> | null =>
  birth === null ? null : ageAtEntry(edition, given("birth", birth, ENTERED), given("entry day", entered, ENTERED));

/** Begins a period: the sums of the last one are reset. */
export function beginPeriod(state: MemberState): void {
  state.baseBefore = state.base.value;
  state.games = 0;
  state.points = 0;
  state.bonus = 0;
  state.placed = 0;
  state.assessment = null;
  state.marks.clear();
}

/** A rating given by hand is base and current rating at once. */
export function place(edition: LaskEdition, state: MemberState, { rating, kind, on, entry }: Placing): void {
  const exceptional = isExceptional(edition, {
    before: given("rating before the pause", state.atLastLong, COUNTED),
    assessed: given("assessment", points(rating), { code: "decision", entry }),
  });
  if (kind === "assessed" && exceptional.value) state.marks.add("exceptional");
  state.placed += inHalves(points(rating)) - currentOf(state);
  state.base = given("base", points(rating), { code: "decision", entry });
  state.current = null;
  state.marks.add(kind);
  state.assessedOn = on;
}

/** A game that counts: the points join the current rating, and a pause is over. */
export function countGame(edition: LaskEdition, state: MemberState, { change }: SideOutcome, day: IsoDate): void {
  noteLong(edition, state, day);
  state.current = change.current;
  state.games += 1;
  state.points += change.points.value;
  state.bonus += change.bonus?.value ?? 0;
  state.atLastLong = points(pointsUp(change.current.value));
}

/** A long game was played; after too long a pause the strength should have been assessed before it. */
export function noteLong(edition: LaskEdition, state: MemberState, day: IsoDate): void {
  const { lastLong, lastRapid, assessedOn } = state;
  const last = lastRapid !== null && lastRapid > lastLong ? lastRapid : lastLong;
  if (isLongPause(edition, last, day) && (assessedOn === null || assessedOn <= last))
    state.assessment = assessmentAfter(edition, last, day);
  if (day <= lastLong) return;
  state.lastLong = day;
  state.settled = 0;
  state.settledIdle = 0;
  state.taken = 0;
}

/** Within one year nobody pauses for years: most games need not be asked about. */
const isLongPause = (edition: LaskEdition, last: IsoDate, day: IsoDate): boolean =>
  yearOf(day) > yearOf(last) && assessmentAfter(edition, last, day).value;

const assessmentAfter = (edition: LaskEdition, last: IsoDate, day: IsoDate): Derived<boolean> =>
  needsAssessment(edition, {
    last: given("last activity", last, COUNTED),
    on: given("day it counts on", day, COUNTED),
  });

/** A game that was played and does not count: too fast, or a friendly one. */
export function noteRapid(state: MemberState, day: IsoDate): void {
  if (state.lastRapid !== null && state.lastRapid >= day) return;
  state.lastRapid = day;
  if (day > state.lastLong) state.settledIdle = 0;
}

export const currentOf = ({ current, base }: MemberState): Halves => current?.value ?? inHalves(base.value);
