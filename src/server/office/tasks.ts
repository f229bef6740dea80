import { addDays } from "../../domain/dates.ts";
import { LIST_KINDS } from "../../domain/list.ts";
import { newestTournaments, tournamentsWithQuestions } from "../../ledger/queries/journal/office-pages.ts";
import { allLists } from "../../ledger/queries/lists/lists.ts";
import { allObjections } from "../../ledger/queries/objections/objections.ts";
import { tournamentNames } from "../../ledger/queries/tournaments/tournaments.ts";
import { correctionsPending } from "../../periods/lists/correct/corrections-pending.ts";
import { stateOf } from "../../periods/lists/format/list-lines.ts";
import { owing } from "../../periods/tournaments/owing.ts";
import type { CurrentReport } from "../../periods/tournaments/pending.ts";
import { assessmentsOf } from "../../periods/tournaments/standing-of.ts";
import { listName } from "../../words/said/list-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { may } from "../rights.ts";
import type { ActionContext } from "./actions/action.ts";
import { messagesOf } from "./arbiter-messages.ts";
import { nextPeriod } from "./next-period.ts";
import { named, type Task, type TaskGroup } from "./task.ts";
import { isVisibleIn, type VisibleTournaments, visibleTo } from "./visible-tournaments.ts";

/** How far back registrations are looked at, and how many. */
const DAYS_BACK = 90;
const LOOKED_AT = 1_000;

/** The to-do list of a user, as it is now. */
export async function readTasks(acting: ActionContext): Promise<readonly TaskGroup[]> {
  if (acting.account.role === "club") return [];
  const seen = await visibleTo(acting);
  const coming = await comingReports(acting, seen);
  return [
    ...(may(acting.account, "ask a question", null)
      ? [{ what: "answers" as const, items: await messagesOf(acting, seen) }]
      : []),
    { what: "questions", items: await questions(acting, seen) },
    { what: "late", items: await lateOnes(acting, seen, coming) },
    { what: "owed", items: await owed(acting, seen) },
    { what: "heldBack", items: reportItems(coming.filter(({ heldBack }) => heldBack.length > 0)) },
    { what: "ready", items: reportItems(coming.filter(({ heldBack }) => heldBack.length === 0)) },
    ...(may(acting.account, "read the journal", null) ? await lists(acting) : []),
  ];
}

async function questions({ context: { ledger } }: ActionContext, seen: VisibleTournaments): Promise<readonly Task[]> {
  const assessments = await assessmentsOf(ledger.db, await tournamentsWithQuestions(ledger.db), []);
  const isSeen = isVisibleIn(seen);
  return [...assessments.values()]
    .filter(({ tournament, facts }) => isSeen({ tournament, federation: facts.federation }))
    .flatMap(({ tournament, facts, decisions }) =>
      decisions.questions
        .filter(({ answer }) => answer === null)
        .map(({ on, text }) => ({
          ...named(tournament, facts.name),
          day: on,
          more: () => text,
        })),
    );
}

/** Registered too late, without a decision so far. */
async function lateOnes(
  { context: { ledger, today } }: ActionContext,
  seen: VisibleTournaments,
  coming: readonly CurrentReport[],
): Promise<readonly Task[]> {
  const rows = await newestTournaments(ledger.db, { ...("all" in seen ? {} : seen), limit: LOOKED_AT });
  const from = addDays(today(), -DAYS_BACK);
  const recent = rows.filter(({ end_date: end }) => end >= from).map(({ tournament }) => tournament);
  // A report says more than the registration: its own assessment replaces the other.
  const assessments = new Map([
    ...(await assessmentsOf(ledger.db, recent, [])),
    ...coming.map(({ tournament, assessment }) => [tournament, assessment] as const),
  ]);
  return [...assessments.values()]
    .filter(({ admitted, decisions }) => !admitted.value && decisions.registration === null)
    .map(({ tournament, facts, deadline }) => ({
      ...named(tournament, facts.name),
      more: (words) => words.web.office.home.deadline(deadline.value),
    }));
}

async function owed({ context: { ledger, today } }: ActionContext, seen: VisibleTournaments): Promise<readonly Task[]> {
  const isSeen = isVisibleIn(seen);
  const page = await owing(ledger.db, today(), { limit: LOOKED_AT });
  return page.owing.filter(isSeen).map(({ tournament, part, name, due, daysLate, officerDue, officerDaysLate }) => ({
    ...named(tournament, name),
    more: (words) =>
      [
        ...(part === null ? [] : [`${words.office.tournaments.columns.part} ${part}`]),
        ...(officerDaysLate > 0 && daysLate === 0
          ? [`${words.office.tournaments.columns.officerDue} ${officerDue}`]
          : []),
        words.web.office.home.due(due.value, daysLate),
      ].join("; "),
  }));
}

/** Reports for the next lists, and reports on hold. */
async function comingReports(
  { context: { ledger } }: ActionContext,
  seen: VisibleTournaments,
): Promise<readonly CurrentReport[]> {
  const isSeen = isVisibleIn(seen);
  const found: CurrentReport[] = [];
  for (const kind of LIST_KINDS) {
    const next = await nextPeriod(ledger.db, kind);
    if (next !== null) found.push(...next.chosen, ...next.heldBack);
  }
  return found.filter(({ tournament, registration: { federation } }) => isSeen({ tournament, federation }));
}

const reportItems = (reports: readonly CurrentReport[]): readonly Task[] =>
  reports.map(({ tournament, registration, heldBack, receivedOn }) => ({
    ...named(tournament, registration.name),
    day: receivedOn,
    more: (words) => heldBack.map((code) => words.office.tournaments.heldBack[code]).join("; "),
  }));

async function lists({ context: { ledger } }: ActionContext): Promise<readonly TaskGroup[]> {
  const drafts = (await allLists(ledger.db)).filter((row) => stateOf(row) === "draft");
  const pending = await correctionsPending(ledger.db);
  const names = await tournamentNames(
    ledger.db,
    pending.map(({ tournament }) => tournament),
  );
  const listed = (list: string) => ({ of: list, name: (words: Catalogue) => listName(words, list) });
  const open = (await allObjections(ledger.db)).filter(({ decided }) => decided === null);
  return [
    {
      what: "objections",
      items: open.map(({ objection, answerBy }) => ({
        of: String(objection),
        name: (words) => words.objections.one(objection),
        day: answerBy,
        more: () => "",
      })),
    },
    { what: "drafts", items: drafts.map(({ list, date }) => ({ ...listed(list), day: date, more: () => "" })) },
    {
      what: "corrections",
      items: pending.map(({ list, tournament }) => ({
        ...listed(list),
        day: null,
        more: () => `${names.get(tournament) ?? ""} (${tournament})`.trim(),
      })),
    },
  ];
}
