import type { BookFacts, ClubMember, PlacingKind } from "../../domain/clubs/club.ts";
import type { Birth, IsoDate } from "../../domain/dates.ts";
import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import type { MemberChanges } from "../../domain/journal/club-entries.ts";
import { Refusal } from "../../domain/refusal.ts";
import { currentMembers } from "../../rating/book/players.ts";
import { usualStart } from "../../rating/book/standing.ts";
import type { Office } from "../office.ts";
import { checkLowest, checkPause, checkPlaceable } from "./by-hand.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { RULES } from "./facts.ts";

/** Whether a member's start rating is the one that beginners generally get; null: nobody can say. */
export const isUsual = (member: ClubMember, beginning: IsoDate): boolean | null =>
  usualStart(RULES, member, beginning)?.value ?? null;

export const changeMember = (
  office: Office,
  request: BookChangeRequest,
  {
    member,
    changes,
    reason,
  }: { readonly member: number; readonly changes: MemberChanges; readonly reason: string | null },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const known = currentMember(facts, member);
    const differing = Object.fromEntries(
      Object.entries(changes).filter(
        ([key, value]) => canonicalJson(value) !== canonicalJson(known[key as keyof MemberChanges]),
      ),
    );
    if (Object.keys(differing).length === 0) throw new Refusal("nothing-to-change");
    if (changes.name?.trim() === "") throw new Refusal("name-missing");
    if (changes.start?.assessed && (changes.start.reason ?? "").trim() === "") throw new Refusal("reason-missing");
    checkId(facts, changes.id ?? null, member);
    checkBirth(changes.birth ?? known.birth, changes.entered ?? known.entered);
    if (changes.entered !== undefined) checkEntered(facts, member, changes.entered, request.on);
    return { kind: "club-member-changed", payload: { club: request.club, member, changes: differing, reason } };
  });

interface MemberDecision {
  readonly member: number;
  readonly reason: string;
}

export const leaveClub = (
  office: Office,
  request: BookChangeRequest,
  { member, reason }: MemberDecision,
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const left = leftOf(currentMember(facts, member));
    if (left !== null) throw new Refusal("member-left", { member, left });
    return { kind: "club-member-left", payload: { club: request.club, member, on: request.on, reason } };
  });

/** A member returns, with their old rating or one that the keeper gives. */
export const returnToClub = (
  office: Office,
  request: BookChangeRequest,
  { member, reason, rating }: MemberDecision & { readonly rating: number | null },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    if (leftOf(currentMember(facts, member)) === null) throw new Refusal("member-not-left", { member });
    if (rating !== null) checkLowest(rating);
    return { kind: "club-member-returned", payload: { club: request.club, member, on: request.on, rating, reason } };
  });

/** Since when a member has been away; null: not away. */
export const leftOf = ({ away }: ClubMember): IsoDate | null => {
  const last = away.at(-1);
  return last !== undefined && last.back === null ? last.left : null;
};

export interface PlacingRequest extends MemberDecision {
  readonly rating: number;
  readonly kind: Exclude<PlacingKind, "returned">;
}

/** Puts a member on another rating by hand: below the common rules, or after too long a pause. */
export const placeMember = (office: Office, request: BookChangeRequest, wished: PlacingRequest): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const { member, rating, kind, reason } = wished;
    const { club, on } = request;
    currentMember(facts, member);
    checkDay(facts, on, on);
    checkLowest(rating);
    if (kind === "placed") checkPlaceable(facts, member, rating, on);
    else checkPause(facts, member, on);
    return { kind: "club-member-placed", payload: { club, member, on, rating, placing: kind, reason } };
  });

/** Merges two records of one person: the games of both count, each once. */
export const mergeMembers = (
  office: Office,
  request: BookChangeRequest,
  { into, merged, reason }: { readonly into: number; readonly merged: number; readonly reason: string },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    if (into === merged) throw new Refusal("merge-with-itself", { player: String(into) });
    for (const each of [into, merged]) currentMember(facts, each);
    const chained = facts.members.find(({ mergedInto }) => mergedInto === merged);
    if (chained) throw new Refusal("already-merged", { player: String(chained.member), into: merged });
    const met = facts.games.find(
      ({ white, black, withdrawn }) =>
        withdrawn === null && [white, black].every((each) => "member" in each && [into, merged].includes(each.member)),
    );
    if (met) throw new Refusal("merge-opponents", { game: met.game });
    return { kind: "club-members-merged", payload: { club: request.club, into, merged, reason } };
  });

export const undoMemberMerge = (
  office: Office,
  request: BookChangeRequest,
  { member, reason }: MemberDecision,
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    if (knownMember(facts, member).mergedInto === null) throw new Refusal("not-merged", { player: String(member) });
    return { kind: "club-merge-undone", payload: { club: request.club, merged: member, reason } };
  });

export function knownMember({ members }: BookFacts, member: number): ClubMember {
  const found = members.find((each) => each.member === member);
  if (found === undefined) throw new Refusal("unknown-member", { member });
  return found;
}

/** The same, where it must be the record that stands. */
function currentMember(facts: BookFacts, member: number): ClubMember {
  const known = knownMember(facts, member);
  if (known.mergedInto === null) return known;
  throw new Refusal("already-merged", { player: String(member), into: known.mergedInto });
}

/** A day of the book: from its beginning to the day of the request. */
export function checkDay({ settings }: BookFacts, day: IsoDate, on: IsoDate): void {
  const from = settings[0]!.from;
  if (day < from) throw new Refusal("day-before-book", { day, from });
  if (day > on) throw new Refusal("day-in-future", { day, on });
}

export function checkBirth(birth: Birth | null, entered: IsoDate): void {
  if (birth !== null && birth > entered) throw new Refusal("birth-after-entry", { birth, entered });
}

/** A member cannot enter after their first game. */
function checkEntered(facts: BookFacts, member: number, entered: IsoDate, on: IsoDate): void {
  checkDay(facts, entered, on);
  const played = facts.games.find(
    ({ white, black, begun, withdrawn }) =>
      withdrawn === null &&
      begun < entered &&
      [white, black].some((each) => "member" in each && each.member === member),
  );
  if (played) throw new Refusal("entered-after-game", { member, game: played.game, day: played.begun });
}

export function checkId(facts: BookFacts, id: string | null, own: number | null): void {
  if (id === null) return;
  const other = currentMembers(facts).find((each) => each.id === id && each.member !== own);
  if (other) throw new Refusal("member-id-there", { id, member: other.member });
}
