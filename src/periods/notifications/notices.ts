import { addDays, type IsoDate } from "../../domain/dates.ts";
import type { EntryKind, EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import type { MessageFacts, NoticeKind } from "../../domain/notifications.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { knownObjection } from "../objections/objections.ts";
import { knownTournament } from "../tournaments/known.ts";
import { owing } from "../tournaments/owing.ts";
import { currentReports } from "../tournaments/pending.ts";
import { assessmentsOf } from "../tournaments/standing-of.ts";

/** Something to be told, and to whom. */
export interface OfficeNotice {
  readonly kind: NoticeKind;
  /** What makes it one and the same notice: the entry or the day it follows from. */
  readonly cause: string;
  readonly facts: MessageFacts;
  readonly to: Audience;
}

/** Who is told; programs are told everything. */
export interface Audience {
  /** The tournament whose registrar is told. */
  readonly registrarOf?: string;
  /** The federation whose officers are told. */
  readonly federation?: string | null;
  readonly administrators?: true;
  /** Everybody who works with lists. */
  readonly everybody?: true;
  /** The objection whose objectors are told. */
  readonly objection?: number;
  /** Not told: they did it themselves. */
  readonly except?: string;
}

/** The entries from which notices follow. */
export const NOTICED_ENTRIES = [
  "question-asked",
  "report-received",
  "tournament-registered",
  "registration-changed",
  "list-published",
  "objection-received",
  "objection-decided",
] as const satisfies readonly EntryKind[];

/** What is to be told because of one entry. */
export async function noticesOf(db: Db, entry: JournalEntry): Promise<readonly OfficeNotice[]> {
  switch (entry.kind) {
    case "question-asked":
      return questionAsked(entry.payload.tournament, entry);
    case "report-received":
      return onHold(db, entry.payload.tournament, entry);
    case "tournament-registered":
    case "registration-changed":
      return registeredLate(db, entry.payload.tournament, entry);
    case "list-published":
      return entry.payload.lists.map(({ list, version }) => ({
        kind: "list-published",
        cause: `${entry.hash} ${list}`,
        facts: { entry: entry.sequence, list, version },
        to: { everybody: true, except: entry.by },
      }));
    case "objection-received":
    case "objection-decided":
      return aboutObjection(db, entry.payload.objection, entry);
    default:
      return [];
  }
}

const questionAsked = (tournament: string, { hash, sequence, by }: JournalEntry): readonly OfficeNotice[] => [
  {
    kind: "question-asked",
    cause: hash,
    facts: { entry: sequence, tournament },
    to: { registrarOf: tournament, except: by },
  },
];

async function onHold(db: Db, tournament: string, { hash, sequence }: JournalEntry): Promise<readonly OfficeNotice[]> {
  const report = (await currentReports(db, { tournaments: [tournament] })).find((each) => each.sequence === sequence);
  if (report === undefined || report.heldBack.length === 0) return [];
  const { federation } = report.registration;
  return [
    {
      kind: "report-on-hold",
      cause: hash,
      facts: { entry: sequence, tournament, part: report.part },
      to: { registrarOf: tournament, federation, administrators: true },
    },
  ];
}

async function registeredLate(
  db: Db,
  tournament: string,
  { sequence }: JournalEntry,
): Promise<readonly OfficeNotice[]> {
  const assessment = (await assessmentsOf(db, [tournament], [])).get(tournament);
  if (assessment === undefined || assessment.admitted.value || assessment.decisions.registration !== null) return [];
  const { deadline } = assessment;
  return [
    {
      kind: "registration-late",
      // A change that moves the deadline is another matter.
      cause: `${tournament} ${deadline.value}`,
      facts: { entry: sequence, tournament, day: deadline.value },
      to: { registrarOf: tournament, administrators: true },
    },
  ];
}

/** Administrators decide; the arbiter of a game is asked a question besides, and hears of the decision with the federation. */
async function aboutObjection(
  db: Db,
  objection: number,
  { kind, hash, sequence, by }: EntryOf<"objection-received" | "objection-decided">,
): Promise<readonly OfficeNotice[]> {
  const { subject } = await knownObjection(db, objection);
  const tournament = "tournament" in subject ? subject.tournament : null;
  const concerned =
    tournament === null || kind === "objection-received"
      ? {}
      : { registrarOf: tournament, federation: (await knownTournament(db, tournament)).facts.federation };
  return [
    {
      kind,
      cause: hash,
      facts: { entry: sequence, objection, ...(tournament === null ? {} : { tournament }) },
      to: { ...concerned, administrators: true, except: by, ...(kind === "objection-decided" ? { objection } : {}) },
    },
  ];
}

/** Reports looked at in one day. */
const LOOKED_AT = 1_000;
/** Days before a report is due on which its sender is reminded. */
const REMINDED = 3;
/** What is overdue for longer was told before, or nobody would act on it now. */
const DAYS_BACK = 31;

/** What is to be told because a day has come. Told again the next day, it is the same notice. */
export async function noticesOfDay(db: Db, today: IsoDate): Promise<readonly OfficeNotice[]> {
  const { owing: owed } = await owing(db, today, { limit: LOOKED_AT });
  return owed.flatMap(({ tournament, part, federation, due }): readonly OfficeNotice[] => {
    const day = due.value;
    if (day === null || day > addDays(today, REMINDED) || day < addDays(today, -DAYS_BACK)) return [];
    const isOver = day < today;
    const to: Audience = { registrarOf: tournament, ...(isOver ? { federation, administrators: true } : {}) };
    const cause = `${tournament} ${part ?? ""} ${day}`;
    return [{ kind: isOver ? "report-overdue" : "report-due", cause, facts: { tournament, part, day }, to }];
  });
}
