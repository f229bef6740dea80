import { Type } from "typebox";
import type { ClubMember } from "../../domain/clubs/club.ts";
import type { BookChangeRequest, ClubChange } from "../../periods/clubs/changing.ts";
import { resolveMember } from "../../periods/clubs/evening.ts";
import {
  changeMember,
  enterMember,
  knownMember,
  leaveClub,
  mergeMembers,
  placeMember,
  returnToClub,
  undoMemberMerge,
} from "../../periods/clubs/members.ts";
import { readBirthOf, readCount, readDay } from "../../rating/read.ts";
import { type ActionContext, type ApiAction, action } from "../office/actions/action.ts";
import type { ActionResult } from "../office/actions/action-result.ts";
import { Reason } from "../office/schemas.ts";
import { type BookContext, changed, ofOwnClub, openBook, requestOf } from "./book.ts";
import { BookNumber, CONFIRM, Day, Name, Player, Rating, RatingOrNone, TextOrNone } from "./schemas.ts";

const PERSON = { name: Name, id: TextOrNone, birth: TextOrNone };

const personOf = (input: { readonly name: string; readonly id?: string | null; readonly birth?: string | null }) => ({
  name: input.name.trim(),
  id: input.id || null,
  birth: input.birth ? readBirthOf(input.birth, "birth") : null,
});

/** Changes the book and returns what was recorded. */
async function doing(
  acting: ActionContext,
  input: { readonly confirm?: boolean },
  what: (at: BookContext, request: BookChangeRequest) => Promise<ClubChange>,
): Promise<ActionResult> {
  const at = await openBook(acting);
  return changed(await what(at, requestOf(at, input)), acting.office.appendOptions.dryRun);
}

const common = { right: "keep a club's book", about: ofOwnClub } as const;

const enter = action({
  ...common,
  name: "enter-club-member",
  input: Type.Object({ ...PERSON, entered: Day, rating: RatingOrNone, reason: TextOrNone, ...CONFIRM }),
  run: (acting, input) =>
    doing(acting, input, (_, request) =>
      enterMember(acting.office, request, {
        ...personOf(input),
        entered: readDay(input.entered, "entered"),
        rating: input.rating ?? null,
        reason: input.reason || null,
      }),
    ),
});

/** What a form leaves as it was is no change. */
function startOf({ start }: ClubMember, rating: number, reason: string): ClubMember["start"] {
  return start.rating === rating ? start : { rating, assessed: true, reason };
}

const change = action({
  ...common,
  name: "change-club-member",
  input: Type.Object({ member: BookNumber, ...PERSON, entered: Day, start: Rating, reason: Reason, ...CONFIRM }),
  run: (acting, input) =>
    doing(acting, input, ({ facts }, request) => {
      const { member, reason } = input;
      const start = startOf(knownMember(facts, member), input.start, reason);
      const changes = { ...personOf(input), entered: readDay(input.entered, "entered"), start };
      return changeMember(acting.office, request, { member, changes, reason });
    }),
});

const Decision = { member: BookNumber, reason: Reason, ...CONFIRM };

const leave = action({
  ...common,
  name: "let-club-member-leave",
  input: Type.Object({ ...Decision, day: Day }),
  run: (acting, input) =>
    doing(acting, input, (_, request) =>
      leaveClub(acting.office, { ...request, on: readDay(input.day, "day") }, input),
    ),
});

const back = action({
  ...common,
  name: "let-club-member-return",
  input: Type.Object({ ...Decision, day: Day, rating: RatingOrNone }),
  run: (acting, input) =>
    doing(acting, input, (_, request) =>
      returnToClub(
        acting.office,
        { ...request, on: readDay(input.day, "day") },
        { member: input.member, reason: input.reason, rating: input.rating ?? null },
      ),
    ),
});

const place = action({
  ...common,
  name: "place-club-member",
  input: Type.Object({ ...Decision, day: Day, rating: Rating, kind: Type.Enum(["placed", "assessed"] as const) }),
  run: (acting, input) =>
    doing(acting, input, (_, request) =>
      placeMember(acting.office, { ...request, on: readDay(input.day, "day") }, input),
    ),
});

const merge = action({
  ...common,
  name: "merge-club-members",
  input: Type.Object({ ...Decision, into: Player }),
  run: (acting, input) =>
    doing(acting, input, ({ facts }, request) =>
      mergeMembers(acting.office, request, {
        merged: input.member,
        reason: input.reason,
        into: /^\d+$/.test(input.into.trim())
          ? readCount(input.into, "into", { from: 1, to: MEMBERS_MAX })
          : resolveMember(facts, input.into),
      }),
    ),
});

const MEMBERS_MAX = 999_999;

const unmerge = action({
  ...common,
  name: "undo-club-merge",
  input: Type.Object(Decision),
  run: (acting, input) => doing(acting, input, (_, request) => undoMemberMerge(acting.office, request, input)),
});

export const CLUB_MEMBER_ACTIONS: readonly ApiAction[] = [enter, change, leave, back, place, merge, unmerge];
