import type { BookFacts, ClubTournament, Guest, GuestRatings } from "../../domain/clubs/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import { Refusal } from "../../domain/refusal.ts";
import { bookCalendar } from "../../rating/book/calendar.ts";
import { currentMembers } from "../../rating/book/players.ts";
import type { Office } from "../office.ts";
import { type BookChangeRequest, type ClubChange, changing } from "./changing.ts";
import { RULES } from "./facts.ts";
import { isClubId } from "./list-shape.ts";

/** Opens a tournament: its rate of play, and with which ratings it passes a period start. */
export const openTournament = (
  office: Office,
  request: BookChangeRequest,
  tournament: ClubTournament,
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const id = tournament.tournament;
    if (!isClubId(id)) throw new Refusal("bad-book-tournament-id", { found: id });
    if (facts.tournaments.some((each) => each.tournament === id))
      throw new Refusal("book-tournament-exists", { tournament: id });
    if (tournament.name.trim() === "") throw new Refusal("name-missing");
    checkDays(tournament);
    return { kind: "club-tournament-opened", payload: { club: request.club, ...allOf(tournament) } };
  });

export const changeTournament = (
  office: Office,
  request: BookChangeRequest,
  id: string,
  { changes, reason }: { readonly changes: Partial<Omit<ClubTournament, "tournament">>; readonly reason: string },
): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const known = allOf(knownTournament(facts, id));
    const changed = allOf({ ...known, ...changes });
    checkDays(changed);
    if (JSON.stringify(known) === JSON.stringify(changed)) throw new Refusal("nothing-to-change");
    return { kind: "club-tournament-changed", payload: { club: request.club, ...changed, reason } };
  });

/** No round after the last day. */
function checkDays({ days, end }: ClubTournament): void {
  if (end === null) return;
  const late = days.find((each) => each > end);
  if (late !== undefined) throw new Refusal("days-after-end", { day: late, end });
}

/** All facts in one order and nothing else. */
const allOf = ({ tournament, name, time, ratings, days, end }: ClubTournament): ClubTournament => ({
  tournament,
  name: name.trim(),
  ratings,
  end,
  days: [...days].sort(),
  time: { minutes: time.minutes, perMove: time.perMove },
});

export function knownTournament({ tournaments }: BookFacts, tournament: string): ClubTournament {
  const found = tournaments.find((each) => each.tournament === tournament);
  if (found === undefined) throw new Refusal("unknown-book-tournament", { tournament });
  return found;
}

/** Enters an opponent from elsewhere; the book gives the number. */
export const enterGuest = (
  office: Office,
  request: BookChangeRequest,
  { name, home, id, ratings }: Omit<Guest, "guest" | "ratings"> & { readonly ratings: Omit<GuestRatings, "from"> },
): Promise<ClubChange> =>
  changing(office, request, (book) => {
    const { guests } = book;
    if (name.trim() === "") throw new Refusal("name-missing");
    checkGuestId(book, id, null);
    const guest = 1 + Math.max(0, ...guests.map((each) => each.guest));
    const facts = { guest, name: name.trim(), home, id, ratings: [{ from: null, ...ratings }] };
    return { kind: "club-guest-entered", payload: { club: request.club, ...facts } };
  });

export interface GuestChange {
  readonly guest: number;
  readonly name?: string;
  readonly home?: string | null;
  readonly id?: string | null;
  /** From a period start on; null: from the beginning. */
  readonly ratings?: GuestRatings;
}

export const changeGuest = (office: Office, request: BookChangeRequest, wished: GuestChange): Promise<ClubChange> =>
  changing(office, request, (facts) => {
    const { guest, ratings, ...changes } = wished;
    const known = knownGuest(facts, guest);
    if (changes.name?.trim() === "") throw new Refusal("name-missing");
    checkGuestId(facts, changes.id ?? null, guest);
    if (ratings !== undefined && ratings.from !== null) checkStart(facts, ratings.from);
    const changed = {
      ...known,
      ...changes,
      ratings: ratings === undefined ? known.ratings : withRatings(known.ratings, ratings),
    };
    if (canonicalJson(known) === canonicalJson(changed)) throw new Refusal("nothing-to-change");
    const { name, home, id } = changed;
    return {
      kind: "club-guest-changed",
      payload: { club: request.club, guest, name, home, id, ratings: changed.ratings },
    };
  });

/** One person has one number: of another guest, or of a member, it is not a guest's. */
function checkGuestId(facts: BookFacts, id: string | null, own: number | null): void {
  if (id === null) return;
  const other = facts.guests.find((each) => each.id === id && each.guest !== own);
  if (other) throw new Refusal("guest-id-there", { id, guest: other.guest });
  const member = currentMembers(facts).find((each) => each.id === id);
  if (member) throw new Refusal("member-id-there", { id, member: member.member });
}

function checkStart({ settings }: BookFacts, from: IsoDate): void {
  const { start, next } = bookCalendar(RULES, settings).periodOn(from);
  if (start !== from) throw new Refusal("not-a-period-start", { found: from, starts: [start, next] });
}

const withRatings = (known: readonly GuestRatings[], added: GuestRatings): readonly GuestRatings[] =>
  [...known.filter(({ from }) => from !== added.from), added].sort((one, other) =>
    (one.from ?? "") < (other.from ?? "") ? -1 : 1,
  );

export function knownGuest({ guests }: BookFacts, guest: number): Guest {
  const found = guests.find((each) => each.guest === guest);
  if (found === undefined) throw new Refusal("unknown-guest", { guest });
  return found;
}
