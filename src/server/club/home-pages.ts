import { h } from "preact";
import { isMemberOn } from "../../domain/clubs/club.ts";
import { day, type IsoDate } from "../../domain/dates.ts";
import { entryAt } from "../../ledger/queries/journal/journal-table.ts";
import { bookUntil } from "../../periods/clubs/changing.ts";
import { proposalsFor } from "../../periods/clubs/closing.ts";
import { RULES } from "../../periods/clubs/facts.ts";
import { listVersions, sentOf, verifyClub } from "../../periods/clubs/lists.ts";
import { bonusText } from "../../periods/clubs/read.ts";
import { lastUndoable } from "../../periods/clubs/undoing.ts";
import { openClubAlarms } from "../../periods/monitor/club-alarms.ts";
import { bookCalendar } from "../../rating/book/calendar.ts";
import { type BookHome, HomePage } from "../../web/club/home.tsx";
import { OpenPage, SettingsPage, VerifyPage } from "../../web/club/settings.tsx";
import { actionsNamed } from "../actions.ts";
import { type AnyOfficePage, officePage } from "../office/pages/page.ts";
import { type BookContext, bookAt, clubPage, ownClub, settingsOn } from "./book.ts";

const home = clubPage({
  path: "",
  load: homeOf,
  show: (data, shown) => ({ title: shown.words.web.club.tabs.home, content: h(HomePage, { home: data, shown }) }),
  actions: actionsNamed("undo-club-entry"),
});

export async function homeOf(book: BookContext): Promise<BookHome> {
  const { club, facts, on } = book;
  const { ledger } = book.context;
  const proposed = await proposalsFor(ledger, club, on);
  const newest = (await listVersions(ledger, club)).findLast(({ superseded }) => !superseded);
  const sent = await sentOf(ledger, club);
  const isSent = sent.some(({ period, version }) => period === newest?.period && version === newest.version);
  return {
    name: settingsOn(facts, on).name,
    period: bookCalendar(RULES, facts.settings).periodOn(on),
    members: facts.members.filter((each) => each.mergedInto === null && isMemberOn(each, on)).length,
    tournaments: facts.tournaments.length,
    games: facts.games.filter(({ withdrawn }) => withdrawn === null).length,
    closed: newest?.period ?? null,
    due: proposed.period <= on ? proposed.period : null,
    estimates: proposed.estimates.length,
    unsent: newest === undefined || isSent ? null : newest.period,
    alarms: await openClubAlarms(ledger.db, book),
    last: await lastEntry({ club, ledger }),
  };
}

/** What undoing would take back. */
async function lastEntry({
  club,
  ledger: { db },
}: {
  readonly club: string;
  readonly ledger: BookContext["context"]["ledger"];
}): Promise<BookHome["last"]> {
  const sequence = await lastUndoable(db, club);
  const entry = sequence === undefined ? undefined : await entryAt(db, sequence);
  return entry === undefined ? null : { sequence: entry.sequence, kind: entry.kind };
}

/** The period that a day is in, where the club has chosen nothing yet. */
const periodNow = (on: IsoDate) =>
  bookCalendar(RULES, [{ from: day("2000-01-01"), name: "", calendar: "five", bonus: null }]).periodOn(on);

const open = officePage({
  path: "/club/open",
  right: "keep a club's book",
  about: ownClub,
  load: async (acting) => ({ isOpen: (await bookAt(acting)) !== null, from: periodNow(acting.context.today()).start }),
  onward: ({ isOpen }) => (isOpen ? "/club" : null),
  show: ({ from }, shown) => ({ title: shown.words.web.club.open.title, content: h(OpenPage, { from, shown }) }),
  actions: actionsNamed("open-club-book"),
  next: () => "/club",
});

const settings = clubPage({
  path: "/settings",
  load: async ({ facts, on }) => ({
    all: facts.settings.map(({ bonus, ...each }) => ({ ...each, bonus: bonusText(bonus) })),
    next: bookUntil(facts, on).periods.at(-1)!.next,
  }),
  show: (data, shown) => ({ title: shown.words.web.club.tabs.settings, content: h(SettingsPage, { ...data, shown }) }),
  actions: actionsNamed("change-club-settings"),
});

const verify = clubPage({
  path: "/verify",
  load: ({ club, context }) => verifyClub(context.ledger, club),
  show: (lists, shown) => ({ title: shown.words.web.club.verify.title, content: h(VerifyPage, { lists, shown }) }),
});

export const clubHomePages: readonly AnyOfficePage[] = [open, home, settings, verify];
