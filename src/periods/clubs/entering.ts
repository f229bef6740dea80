import { given } from "../../calculation/derived.ts";
import type { BookFacts, ClubMember, OlderBook } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { Birth, IsoDate } from "../../domain/dates.ts";
import type { ActionOf } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { points } from "../../domain/units.ts";
import { ageAtEntry, startRating } from "../../regulations/lask/articles/start-rating.ts";
import type { Office } from "../office.ts";
import { checkOlderBook } from "./by-hand.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { RULES } from "./facts.ts";
import { checkBirth, checkDay, checkId } from "./members.ts";

/** Somebody who joins the club. */
export interface NewClubMember {
  readonly name: string;
  readonly id: string | null;
  readonly birth: Birth | null;
  readonly entered: IsoDate;
  /** The keeper's assessment; null: what beginners of that age generally get. */
  readonly rating: number | null;
  readonly reason: string | null;
  /** Of somebody who comes from an older book. */
  readonly before?: OlderBook;
}

/** Enters a member; the book gives the number. An assessment needs a reason. */
export const enterMember = (office: Office, request: BookChangeRequest, wished: NewClubMember): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const { club, ...member } = enteredIn(facts, request, wished);
    return { kind: "club-member-entered", payload: { club, ...member } };
  });

/** A member as the book would have them; refused where it cannot. */
export function enteredIn(
  facts: BookFacts,
  request: BookChangeRequest,
  wished: NewClubMember,
): ActionOf<"club-member-entered">["payload"] & ClubMember {
  const { name, id, birth, entered, rating, reason } = wished;
  if (name.trim() === "") throw new Refusal("name-missing");
  checkDay(facts, entered, request.on);
  checkBirth(birth, entered);
  checkId(facts, id, null);
  if (rating !== null && (reason ?? "").trim() === "") throw new Refusal("reason-missing");
  const start = startRating(RULES, {
    age:
      birth === null ? null : ageAtEntry(RULES, given("birth", birth, ENTERED), given("entry day", entered, ENTERED)),
    assessed: rating === null ? null : given("assessment", points(rating), ENTERED),
  });
  if (start === null) throw new Refusal("assessment-missing", { adultAge: RULES.articles.startRating.sets.adultAge });
  const member = 1 + Math.max(0, ...facts.members.map((each) => each.member));
  if (wished.before !== undefined) checkOlderBook(wished, wished.before);
  const before = wished.before === undefined ? {} : { before: wished.before };
  const startsOn = { rating: start.value, assessed: rating !== null, reason };
  return {
    ...{ club: request.club, member, name: name.trim(), id, birth, entered, away: [], mergedInto: null },
    ...before,
    start: startsOn,
  };
}
