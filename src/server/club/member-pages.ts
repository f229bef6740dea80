import { h } from "preact";
import type { BookFacts, ClubMember } from "../../domain/clubs/club.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type CardGame, type MemberCard, memberCard } from "../../periods/clubs/card.ts";
import { bookUntil } from "../../periods/clubs/changing.ts";
import { proposalsFor } from "../../periods/clubs/closing.ts";
import { RULES } from "../../periods/clubs/facts.ts";
import { leftOf } from "../../periods/clubs/members.ts";
import { timeText } from "../../periods/clubs/read.ts";
import { CardPage, type ShownCard, type ShownCardGame } from "../../web/club/card.tsx";
import { ExplainedPage } from "../../web/club/explained.tsx";
import { GuestsPage } from "../../web/club/guests.tsx";
import { MembersPage, type ShownMember } from "../../web/club/members.tsx";
import { TournamentsPage } from "../../web/club/tournaments.tsx";
import { actionsNamed } from "../actions.ts";
import type { AnyOfficePage } from "../office/pages/page.ts";
import { type BookContext, clubPage } from "./book.ts";

const members = clubPage({
  path: "/members",
  load: async (at) => ({
    members: membersOf(at),
    usual: RULES.articles.startRating.sets,
    entered: entryDay(at),
  }),
  show: (data, shown) => ({ title: shown.words.web.club.tabs.members, content: h(MembersPage, { ...data, shown }) }),
  actions: actionsNamed("enter-club-member", "import-club-members"),
});

/** The day proposed for a new member: while the book is new, its first day, so that every game counts. */
const entryDay = ({ facts: { closings, settings }, on }: BookContext): string =>
  closings.length === 0 ? (settings[0]?.from ?? on) : on;

/** Members by name, as Swedish sorts them; those who left and records that were merged come last. */
export function membersOf({ facts, on }: BookContext): readonly ShownMember[] {
  const lines = bookUntil(facts, on).periods.at(-1)?.lines;
  return facts.members
    .map((each): ShownMember => {
      const { member, name, id, birth, mergedInto, start } = each;
      const line = lines?.get(member);
      return {
        member,
        name,
        id,
        birth,
        mergedInto,
        left: leftOf(each),
        base: line?.base.value ?? start.rating,
        current: line?.current.value ?? start.rating * 2,
        games: line?.games ?? 0,
        points: (line?.points ?? 0) + (line?.bonus ?? 0) * 2,
      };
    })
    .sort((one, other) => rankOf(one) - rankOf(other) || one.name.localeCompare(other.name, "sv"));
}

const rankOf = ({ left, mergedInto }: ShownMember): number => (mergedInto !== null ? 2 : left !== null ? 1 : 0);

const numberIn = (text = ""): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

const card = clubPage({
  path: "/members/:member",
  load: async ({ club, facts, on, context }, { params }) =>
    shownCard(await memberCard(context.ledger, club, numberIn(params.member), on), facts),
  show: (data, shown) => ({ title: data.facts.name, content: h(CardPage, { card: data, shown }) }),
  actions: actionsNamed(
    "change-club-member",
    "let-club-member-leave",
    "let-club-member-return",
    "place-club-member",
    "merge-club-members",
    "undo-club-merge",
  ),
});

function shownCard({ member, periods, usualStart, merged, course }: MemberCard, facts: BookFacts): ShownCard {
  const tournaments = new Map(facts.tournaments.map(({ tournament, name }) => [tournament, name]));
  const shownGame = ({ because: _, opponent: __, tournament, ...game }: CardGame): ShownCardGame => ({
    ...game,
    in: tournament === null ? null : (tournaments.get(tournament) ?? tournament),
  });
  return {
    facts: { ...factsOf(member), left: leftOf(member) },
    usualStart,
    merged,
    course,
    periods: periods.map(({ start, next, isClosed, line, games }) => ({
      start,
      next,
      isClosed,
      base: line.base.value,
      current: line.current.value,
      newBase: line.newBase.value,
      deduction: line.deduction,
      raise: line.raise,
      games: games.map(shownGame),
    })),
  };
}

const factsOf = ({ member, name, id, birth, entered, start, mergedInto }: ClubMember) => ({
  member,
  name,
  id,
  birth,
  entered,
  start,
  mergedInto,
});

const explained = clubPage({
  path: "/members/:member/:period",
  load: async ({ club, on, context }, { params }) => {
    const { member, periods } = await memberCard(context.ledger, club, numberIn(params.member), on);
    const found = periods.find(({ start }) => start === params.period);
    if (found === undefined)
      throw new Refusal("not-a-period-start", {
        found: params.period ?? "",
        starts: periods.map(({ start }) => start),
      });
    const { start, next, line } = found;
    return { member: member.member, name: member.name, start, next, newBase: line.newBase };
  },
  show: (data, shown) => ({
    title: shown.words.web.club.card.explained(data.name, data.start, data.next),
    content: h(ExplainedPage, { ...data, shown }),
  }),
});

const guests = clubPage({
  path: "/guests",
  load: async ({ club, facts, on, context }) => {
    const { estimates } = await proposalsFor(context.ledger, club, on);
    return facts.guests.map((each) => ({
      ...each,
      needs: estimates.find(({ guest }) => guest === each.guest) ?? null,
    }));
  },
  show: (data, shown) => ({
    title: shown.words.web.club.tabs.guests,
    content: h(GuestsPage, { guests: data, shown }),
  }),
  actions: actionsNamed("enter-club-guest", "change-club-guest"),
});

const tournaments = clubPage({
  path: "/tournaments",
  load: async ({ facts }) =>
    facts.tournaments.map(({ time, ...each }) => ({
      ...each,
      minutes: timeText(time),
      games: facts.games.filter(({ tournament, withdrawn }) => tournament === each.tournament && withdrawn === null)
        .length,
    })),
  show: (data, shown) => ({
    title: shown.words.web.club.tabs.tournaments,
    content: h(TournamentsPage, { tournaments: data, shown }),
  }),
  actions: actionsNamed("open-club-tournament", "change-club-tournament"),
});

export const clubMemberPages: readonly AnyOfficePage[] = [members, card, explained, guests, tournaments];
