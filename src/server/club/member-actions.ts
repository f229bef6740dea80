import { Type } from "typebox";
import type { ClubMember } from "../../domain/clubs/club.ts";
import { Refusal } from "../../domain/refusal.ts";
import { membersText } from "../../formats/club-members/read-members.ts";
import type { BookChangeRequest, ClubChange } from "../../periods/clubs/changing.ts";
import { enterMember } from "../../periods/clubs/entering.ts";
import { resolveMember } from "../../periods/clubs/evening.ts";
import { importMembers, previewMembers } from "../../periods/clubs/import-members.ts";
import {
  changeMember,
  knownMember,
  leaveClub,
  mergeMembers,
  placeMember,
  returnToClub,
  undoMemberMerge,
} from "../../periods/clubs/members.ts";
import { readBirthOf, readCount, readDay } from "../../rating/read.ts";
import { type ActionContext, type ApiAction, action } from "../office/actions/action.ts";
import { type ActionResult, actionResult } from "../office/actions/action-result.ts";
import { plainText, Reason } from "../office/schemas.ts";
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

const TEXT_MAX = 200_000;

/** Shows first what would be entered: nothing is recorded until that is confirmed. */
const enterSeveral = action({
  ...common,
  name: "import-club-members",
  input: Type.Object({ text: plainText(TEXT_MAX, 1), entered: Day, reason: TextOrNone, ...CONFIRM }),
  run: async (acting, { text, entered, reason, confirm = false }) => {
    const at = await openBook(acting);
    const request = { club: at.club, on: at.on, confirm };
    const wished = { text, entered: readDay(entered, "entered"), reason: reason || null };
    const members = previewMembers(at.facts, request, wished).map(({ problem, ...row }) => ({
      ...row,
      problem: problem === null ? null : { code: problem[0], parameters: problem[1] ?? {} },
    }));
    const { dryRun } = acting.office.appendOptions;
    if (!confirm || (dryRun && members.some(({ problem }) => problem !== null)))
      return actionResult([], { members, ...(dryRun ? {} : { unconfirmed: true }) });
    const change = await importMembers(acting.office, request, wished);
    return changed(change, dryRun, { members });
  },
  read: (fields, upload) => {
    // The file comes once: what it says stands in the form that is confirmed.
    if (upload !== null) fields.set("text", membersText(upload.bytes));
    const text = (fields.get("text") ?? "").trim();
    if (text === "") throw new Refusal("no-members");
    return { text };
  },
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

export const CLUB_MEMBER_ACTIONS: readonly ApiAction[] = [
  enter,
  enterSeveral,
  change,
  leave,
  back,
  place,
  merge,
  unmerge,
];
