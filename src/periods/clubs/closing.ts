import { type BookFacts, type ClosingDecision, isMemberOn } from "../../domain/clubs/club.ts";
import type { ClubList } from "../../domain/clubs/club-list.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { CLUB_POINTS_MAX } from "../../domain/limits.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { type Book, type BookLine, type BookPeriod, isProposed, type UnratedGuest } from "../../rating/book/book.ts";
import { waitingAt } from "../../rating/book/waiting.ts";
import { pointsUp } from "../../regulations/lask/half-points.ts";
import type { Office } from "../office.ts";
import {
  type BookChangeRequest,
  bookUntil,
  type ClubChange,
  type ClubSheet,
  changing,
  listsToRenew,
  recordList,
} from "./changing.ts";
import { bookFacts, RULES } from "./facts.ts";
import { composeList } from "./list-content.ts";

/** What the next closing asks of the keeper. */
export interface Proposals {
  /** The period start at which the period is closed. */
  readonly period: IsoDate;
  /** Whether nobody has played. */
  readonly isEmpty: boolean;
  readonly proposals: readonly Proposal[];
  readonly estimates: readonly EstimateNeeded[];
  /** Members whose new base would wait, and for which tournaments. */
  readonly waiting: readonly {
    readonly member: number;
    readonly name: string;
    readonly tournaments: readonly string[];
  }[];
}

export interface Proposal {
  readonly member: number;
  readonly name: string;
  /** In whole points. */
  readonly current: number;
  /** For total inactivity. */
  readonly deduction: number;
  /** For rapid games only: the keeper's judgement. */
  readonly rapid: number;
  /** Came back after more than three years without an assessment. */
  readonly assessment: boolean;
  /** With everything it rests on. */
  readonly line: BookLine;
}

export interface EstimateNeeded {
  readonly guest: number;
  readonly name: string;
  readonly tournament: string | null;
  /** What the results say; null: nothing. */
  readonly estimate: number | null;
}

/** What is proposed at the next closing. */
export async function proposalsFor({ db }: Ledger, club: string, on: IsoDate): Promise<Proposals> {
  const facts = await bookFacts(db, club);
  const book = bookUntil(facts, on);
  return proposalsIn(facts, book, nextToClose(book), on);
}

/** What was proposed at a start that is closed; each line has what was decided. */
export async function proposalsAt({ db }: Ledger, club: string, period: string, on: IsoDate): Promise<Proposals> {
  const facts = await bookFacts(db, club);
  const book = bookUntil(facts, on);
  return proposalsIn(facts, book, closedAt(book, period), on);
}

function closedAt({ periods }: Book, period: string): BookPeriod {
  const ended = periods.find(({ next, isClosed }) => next === period && isClosed);
  if (ended === undefined) throw new Refusal("period-not-closed", { period });
  return ended;
}

/** The first period that is not closed. */
function nextToClose({ periods }: Book): BookPeriod {
  const open = periods.find(({ isClosed }) => !isClosed);
  if (open === undefined) throw new Error("a book without an open period");
  return open;
}

function proposalsIn(facts: BookFacts, book: Book, { next, lines }: BookPeriod, on: IsoDate): Proposals {
  const names = new Map([...book.members.values()].map(({ member, name }) => [member, name]));
  const guests = new Map(facts.guests.map(({ guest, name }) => [guest, name]));
  return {
    period: next,
    isEmpty: [...lines.values()].every(({ games }) => games === 0),
    proposals: [...lines.values()]
      .filter((line) => isProposed(line) && isMemberOn(book.members.get(line.member)!, next))
      .map((line) => ({
        member: line.member,
        name: names.get(line.member)!,
        line,
        current: pointsUp(line.current.value),
        deduction: line.proposal.deduction.value,
        rapid: line.proposal.proposed.value,
        assessment: line.proposal.assessment?.value ?? false,
      })),
    estimates: unratedUntil(book, next).map(({ guest, tournament, estimate }) => ({
      guest,
      name: guests.get(guest)!,
      tournament,
      estimate: estimate?.value ?? null,
    })),
    waiting: [...waitingAt(RULES, facts, { start: next, on })].map(([member, tournaments]) => ({
      member,
      name: names.get(member)!,
      tournaments,
    })),
  };
}

/** Everybody whose games wait for an estimate, once: a late game may wait in a period that is closed. */
function unratedUntil({ periods }: Book, end: IsoDate): readonly UnratedGuest[] {
  const found = new Map<number, UnratedGuest>();
  for (const { next, unrated } of periods)
    for (const each of unrated)
      if (next <= end && (found.get(each.guest)?.estimate ?? null) === null) found.set(each.guest, each);
  return [...found.values()];
}

export interface ClosingRequest {
  readonly club: string;
  readonly on: IsoDate;
  /** null: the next one. */
  readonly period: IsoDate | null;
  readonly decisions: readonly ClosingDecision[];
}

/** Closes a period: new base ratings and the club's list. Nothing may be left undecided. */
export async function closeClubPeriod(
  { ledger, appendOptions }: Office,
  { club, on, period, decisions }: ClosingRequest,
): Promise<{ readonly entry: JournalEntry; readonly list: ClubList }> {
  const { result } = await ledger.append(appendOptions, async (recording) => {
    const facts = await bookFacts(recording.db, club);
    const book = bookUntil(facts, on);
    const ended = nextToClose(book);
    if (period !== null && period !== ended.next) throw new Refusal("period-not-next", { period, next: ended.next });
    if (on < ended.next) throw new Refusal("period-not-over", { period: ended.next, on });
    checkDecided(proposalsIn(facts, book, ended, on), decisions);
    const closed = { ...facts, closings: [...facts.closings, { period: ended.next, decisions, entry: 0 }] };
    const list = composeList(bookUntil(closed, on), closed, { club, period: ended.next, version: 1, on });
    return { entry: await recordList(recording, list, { decisions, because: null }), list };
  });
  return result;
}

function checkDecided({ proposals, estimates }: Proposals, decisions: readonly ClosingDecision[]): void {
  checkDecisions(proposals, decisions);
  const open = proposals.filter(({ member }) => decisions.every((each) => each.member !== member));
  if (open.length > 0)
    throw new Refusal("members-undecided", { members: open.map(({ member, name }) => `${member} ${name}`) });
  if (estimates.length > 0)
    throw new Refusal("estimates-missing", { guests: estimates.map(({ guest, name }) => `${guest} ${name}`) });
}

/** Only what is proposed can be decided; to let go and to raise needs a reason. */
function checkDecisions(proposals: readonly Proposal[], decisions: readonly ClosingDecision[]): void {
  for (const [index, { member, choice, reason, points }] of decisions.entries()) {
    const proposal = proposals.find((each) => each.member === member);
    if (proposal === undefined) throw new Refusal("nothing-proposed", { member });
    if (decisions.some((each, other) => each.member === member && other < index))
      throw new Refusal("decided-twice", { member });
    // A raise stands in place of a deduction; where there is none, it would do nothing.
    if (choice === "raise" && proposal.deduction + proposal.rapid === 0)
      throw new Refusal("nothing-proposed", { member });
    if (choice !== "accept" && (reason === null || reason.trim() === "")) throw new Refusal("reason-missing");
    if (choice === "raise" && points <= 0)
      throw new Refusal("bad-number", { field: "--raise", found: String(points), from: 1, to: CLUB_POINTS_MAX });
  }
}

/** Changes decisions about members at a period start that is closed. */
export const changeDecisions = (
  office: Office,
  request: BookChangeRequest,
  { period, decisions }: { readonly period: IsoDate; readonly decisions: readonly ClosingDecision[] },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const book = bookUntil(facts, request.on);
    checkDecisions(proposalsIn(facts, book, closedAt(book, period), request.on).proposals, decisions);
    return { kind: "club-decisions-changed", payload: { club: request.club, period, decisions } };
  });

/** Makes new versions of closed lists that are others by now: where a tournament that was waited for is over. */
export async function settleLists(
  { ledger, appendOptions }: Office,
  { club, on }: BookChangeRequest,
): Promise<readonly ClubSheet[]> {
  const { result } = await ledger.append(appendOptions, async (recording) => {
    const renewed = await listsToRenew(recording, club, on, []);
    for (const { list } of renewed) await recordList(recording, list, { decisions: [], because: null });
    return renewed.map(({ sheet }) => sheet);
  });
  return result;
}
