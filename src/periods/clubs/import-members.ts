import type { BookFacts } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Action } from "../../domain/journal/journal.ts";
import { searchable } from "../../domain/player.ts";
import { Refusal, type RefusalGiven } from "../../domain/refusal.ts";
import { MEMBERS_MAX, type MemberLine, readMembers } from "../../formats/club-members/read-members.ts";
import { currentMembers } from "../../rating/book/players.ts";
import { readBirthOf, readRating } from "../../rating/read.ts";
import type { Office } from "../office.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { enteredIn } from "./entering.ts";

export interface MembersRequest {
  /** One member a line. */
  readonly text: string;
  /** The day on which all of them join. */
  readonly entered: IsoDate;
  /** Why those with a rating have it. */
  readonly reason: string | null;
}

/** A line, and the member it would enter or why it cannot. */
export interface PreviewedMember {
  readonly line: number;
  readonly name: string;
  readonly id: string | null;
  readonly birth: string | null;
  /** What the member starts on; null: not entered. */
  readonly rating: number | null;
  readonly problem: RefusalGiven | null;
}

interface Imported {
  readonly rows: readonly PreviewedMember[];
  readonly actions: readonly Action[];
}

/** Every line in turn: each member is there for the lines below. */
function read(facts: BookFacts, request: BookChangeRequest, wished: MembersRequest): Imported {
  const lines = readMembers(wished.text);
  if (lines.length === 0) throw new Refusal("no-members");
  if (lines.length > MEMBERS_MAX) throw new Refusal("too-many-members", { max: MEMBERS_MAX });
  const [rows, actions]: [PreviewedMember[], Action[]] = [[], []];
  let now = facts;
  for (const each of lines) {
    const { line, name } = each;
    try {
      if (isPerhapsBirth(each, wished.entered)) throw new Refusal("rating-or-birth", { found: each.rating });
      const member = enteredIn(now, request, { ...factsOf(now, each, wished), entered: wished.entered });
      const { club, ...known } = member;
      now = { ...now, members: [...now.members, known] };
      actions.push({ kind: "club-member-entered", payload: { club, ...known } });
      rows.push({
        line,
        name: known.name,
        id: known.id,
        birth: known.birth,
        rating: known.start.rating,
        problem: null,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      rows.push({ line, name, id: each.id || null, birth: each.birth || null, rating: null, problem: error.given });
    }
  }
  return { rows, actions };
}

const BIRTH_YEAR_MIN = 1900;

/** A number that could be either is not guessed: a wrong start rating would go into every game. */
function isPerhapsBirth({ rating, birth, isUnclear }: MemberLine, entered: IsoDate): boolean {
  const isYear = (text: string): boolean => Number(text) >= BIRTH_YEAR_MIN && text <= entered.slice(0, 4);
  const isSwapped = /^\d{3,4}$/.test(birth) && !isYear(birth);
  return /^\d{4}$/.test(rating) && isYear(rating) && (isUnclear || isSwapped);
}

function factsOf(facts: BookFacts, { name, rating, birth, id }: MemberLine, { reason }: MembersRequest) {
  const born = birth === "" ? null : readBirthOf(birth, "birth");
  // Somebody who is pasted twice would be two members.
  const there = currentMembers(facts).find(
    (each) =>
      searchable(each.name) === searchable(name) && (born === null || each.birth === null || each.birth === born),
  );
  if (there !== undefined) throw new Refusal("member-name-there", { name, member: there.member });
  const assessed = rating === "" ? null : readRating(rating, "rating");
  return { name, id: id || null, birth: born, rating: assessed, reason: assessed === null ? null : reason };
}

/** What each line would enter; nothing is recorded. */
export const previewMembers = (
  facts: BookFacts,
  request: BookChangeRequest,
  wished: MembersRequest,
): readonly PreviewedMember[] => read(facts, request, wished).rows;

/** Enters all members together, an entry of the journal for each; one line that cannot be entered, and nobody is. */
export const importMembers = (
  office: Office,
  request: BookChangeRequest,
  wished: MembersRequest,
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const { rows, actions } = read(facts, request, wished);
    const amiss = rows.filter(({ problem }) => problem !== null).map(({ line }) => String(line));
    if (amiss.length > 0) throw new Refusal("bad-member-lines", { rows: amiss });
    return actions;
  });
