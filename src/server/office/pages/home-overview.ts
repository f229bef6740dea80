import { daysBetween } from "../../../domain/dates.ts";
import { LIST_KINDS } from "../../../domain/list.ts";
import { allAccounts } from "../../../ledger/queries/accounts/accounts.ts";
import { entriesBefore, newestTournaments } from "../../../ledger/queries/journal/office-pages.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { editionsOf } from "../../../periods/editions/editions-of.ts";
import { closingOf } from "../../../periods/lists/too-early.ts";
import { settingsOf } from "../../../periods/office.ts";
import { owing } from "../../../periods/tournaments/owing.ts";
import type { JournalPart } from "../../../web/office/parts/entry-sentence.tsx";
import type { FirstStep, PeriodBar } from "../../../web/office/parts/overview.tsx";
import { may } from "../../rights.ts";
import type { ActionContext } from "../actions/action.ts";
import { nextPeriod } from "../next-period.ts";
import { namesIn } from "./journal-names.ts";

/** What a new office has to do, in order; nothing once a list of its own is published. */
export async function firstSteps({ context: { ledger }, account }: ActionContext): Promise<readonly FirstStep[]> {
  if (!may(account, "keep the office", null)) return [];
  const { db } = ledger;
  const lists = await allLists(db);
  const hasOwn = lists.some(({ making, published }) => making !== null && published !== null);
  if (hasOwn) return [];
  const { name, federation } = await settingsOf(ledger);
  const users = (await allAccounts(db)).filter(({ ended }) => !ended);
  const tournaments = await newestTournaments(db, { limit: 1 });
  return [
    { step: "settings", path: "/office/settings", done: name !== "" && federation !== null },
    { step: "list", path: "/office/import", done: lists.length > 0 },
    { step: "users", path: "/office/users", done: users.length > 1 },
    { step: "tournament", path: "/office/tournaments/new", done: tournaments.length > 0 },
    { step: "first", path: "/office/periods", done: false },
  ];
}

/** The next list of each kind: when it closes, and how many reports are there for it. */
export async function periodBars({ context, account }: ActionContext): Promise<readonly PeriodBar[]> {
  if (!may(account, "read the journal", null)) return [];
  const { db } = context.ledger;
  const today = context.today();
  const { owing: late } = await owing(db, today, { limit: 1_000 });
  const editions = await editionsOf(db);
  const bars: PeriodBar[] = [];
  for (const kind of LIST_KINDS) {
    const next = await nextPeriod(db, kind);
    if (next === null) continue;
    const closing = closingOf(editions, kind, next.date);
    bars.push({
      kind,
      date: next.date,
      closing,
      daysLeft: daysBetween(today, closing),
      ready: next.chosen.length,
      onHold: next.heldBack.length,
      overdue: late.filter((each) => each.kind === kind && each.daysLate > 0).length,
    });
  }
  return bars;
}

/** Entries shown on the home page. */
const RECENT = 8;

/** What was done last; nothing for those who may not read the journal. */
export async function recentActivity({ context: { ledger }, account }: ActionContext): Promise<JournalPart | null> {
  if (!may(account, "read the journal", null)) return null;
  const entries = await entriesBefore(ledger.db, { limit: RECENT });
  return { entries, names: await namesIn(ledger.db, entries) };
}
