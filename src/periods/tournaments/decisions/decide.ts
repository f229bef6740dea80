import { type Derived, given } from "../../../calculation/derived.ts";
import { addDays, type IsoDate } from "../../../domain/dates.ts";
import type { JournalEntry } from "../../../domain/journal/journal.ts";
import type { ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { nextList } from "../../../regulations/fide/articles/list-dates.ts";
import { appeal } from "../../../regulations/fide/articles/registration.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { type Office, recorded } from "../../office.ts";
import { assessmentOf } from "../standing-of.ts";
import { type Decision, standsAs } from "./decisions.ts";

/** Something decided about a tournament on a day. */
export interface TournamentDecision {
  readonly tournament: string;
  readonly on: IsoDate;
  readonly reason: string;
}

/** A decision of which the organiser is notified, perhaps on a later day. */
export interface ToldDecision extends TournamentDecision {
  readonly toldOn?: IsoDate | undefined;
}

/** The chairman admits a registration that came late, or refuses one. Official tournaments cannot be refused. */
export const ruleOnRegistration = (
  office: Office,
  { tournament: id, on, toldOn, reason, admitted }: ToldDecision & { readonly admitted: boolean },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const assessment = await assessmentOf(db, id);
    const { tournament, official, registration, admitted: stands, decisions } = assessment;
    if (on < assessment.on) throw new Refusal("before-registration", { tournament, on, registered: assessment.on });
    if (!admitted && official.value)
      throw new Refusal("cannot-be-refused", { tournament, article: articleOf(official) });
    if (admitted && stands.value)
      throw new Refusal("nothing-to-admit", { tournament, article: articleOf(registration) });
    if (!admitted && isAgainst(decisions.registration)) throw new Refusal("already-decided", { tournament });
    return {
      kind: "registration-ruled",
      payload: { tournament, on, ...notifiedOn(tournament, on, toldOn), admitted, reason },
    };
  });

/** The office does not rate a tournament, or rates it after all: its word stands above the articles. */
export const ruleOnTournament = (
  office: Office,
  {
    tournament: id,
    on,
    toldOn,
    reason,
    rated,
    article,
  }: ToldDecision & {
    readonly rated: boolean;
    readonly article: string | null;
  },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, decided, official } = await assessmentOf(db, id);
    if (!rated && official.value) throw new Refusal("always-rated", { tournament, article: articleOf(official) });
    if (decided?.rated === rated) throw new Refusal("already-decided", { tournament });
    return {
      kind: "tournament-ruled",
      payload: { tournament, on, ...notifiedOn(tournament, on, toldOn), rated, article, reason },
    };
  });

/** The office decides that a tournament belongs to another list than its dates give: late reports, force majeure. */
export const assignToList = (
  office: Office,
  { tournament: id, on, reason, list }: TournamentDecision & { readonly list: IsoDate },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, facts, start, decisions } = await assessmentOf(db, id);
    const { kind } = facts;
    if (list <= start.value) throw new Refusal("list-before-tournament", { tournament, list, start: start.value });
    const newest = (await listsInForce(db, { kind })).at(-1)?.date as IsoDate | undefined;
    const editions = await editionsOf(db);
    const next = listAfter(editions, kind, newest ?? addDays(list, -1));
    if (newest !== undefined && list <= newest) throw new Refusal("list-not-next", { kind, date: list, newest, next });
    if (listAfter(editions, kind, addDays(list, -1)) !== list)
      throw new Refusal("not-a-list-date", { kind, date: list, next });
    if (decisions.listed?.list === list) throw new Refusal("already-decided", { tournament });
    return { kind: "tournament-listed", payload: { tournament, on, list, reason } };
  });

const listAfter = (editions: Editions, kind: ListKind, on: IsoDate): IsoDate =>
  nextList((each) => editions.on(kind, each), given("day", on, { code: "entered" })).value;

/** The federation announces that a tournament is not to be rated: only before its start (9.2). */
export const announceNotRated = (
  office: Office,
  { tournament: id, on, reason }: TournamentDecision,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, start, reportOwed, decisions } = await assessmentOf(db, id);
    if (decisions.announced !== null) throw new Refusal("already-decided", { tournament });
    if (on >= start.value)
      throw new Refusal("announced-too-late", { tournament, start: start.value, article: articleOf(reportOwed) });
    return { kind: "tournament-announced", payload: { tournament, on, reason } };
  });

export type AppealedDecision = "registration" | "rating";

/** The organiser appeals against a decision that stands, within the term. */
export const receiveAppeal = (
  office: Office,
  { tournament: id, on, reason, against }: TournamentDecision & { readonly against: AppealedDecision },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, decisions, edition, appealUntil } = await assessmentOf(db, id);
    const decision = decisions[against];
    if (decision === null || decision.yes) throw new Refusal("nothing-to-appeal", { tournament, against });
    if (decision.appeal !== null) throw new Refusal("appeal-there", { tournament });
    if (on < decision.on) throw new Refusal("appeal-before-decision", { tournament, on, decided: decision.on });
    const inTime = appeal(edition, {
      toldOn: given("told on", decision.toldOn, { code: "register" }),
      appealedOn: given("appealed on", on, { code: "entered" }),
    });
    const until = appealUntil[against]!.value;
    if (!inTime.value) throw new Refusal("appeal-too-late", { tournament, until, article: articleOf(inTime) });
    return { kind: "appeal-received", payload: { tournament, on, against, reason } };
  });

/** The commission upholds or reverses. */
export const decideAppeal = (
  office: Office,
  {
    tournament: id,
    on,
    reason,
    against,
    reversed,
  }: TournamentDecision & { readonly against: AppealedDecision; readonly reversed: boolean },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { tournament, decisions } = await assessmentOf(db, id);
    const made = decisions[against]?.appeal ?? null;
    if (made === null || made.outcome !== null) throw new Refusal("no-appeal", { tournament, against });
    if (on < made.on) throw new Refusal("outcome-before-appeal", { tournament, on, appealed: made.on });
    return { kind: "appeal-decided", payload: { tournament, on, against, reversed, reason } };
  });

/** The day of notification, where it is not that of the decision. */
function notifiedOn(tournament: string, on: IsoDate, toldOn: IsoDate | undefined): { readonly toldOn?: IsoDate } {
  if (toldOn === undefined || toldOn === on) return {};
  if (toldOn < on) throw new Refusal("told-before-decision", { tournament, on, toldOn });
  return { toldOn };
}

const isAgainst = (decision: Decision | null): boolean => decision !== null && !standsAs(decision);

/** The number of the article that a value follows from. */
const articleOf = ({ basis }: Derived<unknown>): string => (basis.kind === "given" ? "–" : basis.cited.article);
