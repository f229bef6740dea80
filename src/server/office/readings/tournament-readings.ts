import { Type } from "typebox";
import { LIST_KINDS } from "../../../domain/list.ts";
import { asJson } from "../../../explanation/json.ts";
import { statusJson } from "../../../explanation/status.ts";
import { newestTournaments } from "../../../ledger/queries/journal/office-pages.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import { currentReportRows } from "../../../ledger/queries/tournaments/reports.ts";
import { decisionSentences } from "../../../presentation/decisions.ts";
import { nextStepOf } from "../../../presentation/next-step.ts";
import { reportState } from "../../../presentation/tournament.ts";
import { NullableText, Text, Whole } from "../../http/schemas.ts";
import { may } from "../../rights.ts";
import { Explanation } from "../../schemas/explanation.ts";
import { type ActionContext, aboutTournament } from "../actions/action.ts";
import { FACTS, plainText, Tournament } from "../schemas.ts";
import { tournamentRecord } from "../tournament-record.ts";
import { visibleTo } from "../visible-tournaments.ts";
import { type AnyReading, reading } from "./reading.ts";

const PAGE = 50;

interface Search {
  readonly name?: string | undefined;
  /** The key of the page before. */
  readonly before?: string | undefined;
}

/** The tournaments that a user sees, the latest first. */
export async function registeredTournaments(acting: ActionContext, { name, before }: Search) {
  const { db } = acting.context.ledger;
  const seen = await visibleTo(acting);
  const [, start, last] = /^(\d{4}-\d{2}-\d{2})([A-Za-z0-9._-]+)$/.exec(before ?? "") ?? [];
  const rows = await newestTournaments(db, {
    ...("all" in seen ? {} : seen),
    name: name?.slice(0, 80),
    before: start && last ? { start_date: start, tournament: last } : undefined,
    limit: PAGE,
  });
  const reports = await currentReportRows(db, { asOf: NOW, tournaments: rows.map(({ tournament }) => tournament) });
  const reported = new Set(reports.map(({ tournament }) => tournament));
  const end = rows.length === PAGE ? rows.at(-1) : undefined;
  return {
    tournaments: rows.map((row) => ({
      tournament: row.tournament,
      name: row.name,
      federation: row.federation,
      kind: LIST_KINDS.find((kind) => kind === row.kind) ?? "standard",
      start: row.start_date,
      end: row.end_date,
      hasReport: reported.has(row.tournament),
    })),
    next: end ? `${end.start_date}${end.tournament}` : null,
  };
}

const registered = reading({
  name: "registered-tournaments",
  right: "see the office",
  query: Type.Object({ name: Type.Optional(plainText(80)), before: Type.Optional(plainText(60, 1)) }),
  data: Type.Object({
    tournaments: Type.Array(
      Type.Object({
        tournament: Text,
        name: Text,
        federation: NullableText,
        kind: Type.Enum(LIST_KINDS),
        start: Text,
        end: Text,
        hasReport: Type.Boolean(),
      }),
    ),
    next: NullableText,
  }),
  load: registeredTournaments,
});

const Status = Type.Object({
  code: Text,
  part: Whole,
  list: NullableText,
  day: NullableText,
  heldBack: Type.Array(Text),
  says: Text,
});

const record = reading({
  name: "tournament-record",
  right: "see the office",
  query: Type.Object({ tournament: Tournament }),
  about: (acting, { tournament }) => aboutTournament(acting, tournament),
  data: Type.Object({
    tournament: Text,
    registration: Type.Object(FACTS),
    registeredOn: Text,
    registeredBy: NullableText,
    edition: Text,
    /** One for each report that stands, or one for the registration. */
    status: Type.Array(Status),
    /** What you should do about it now, or what it waits for. */
    next: Type.Object({ step: Text, says: Text }),
    /** What the articles say of it. */
    assessment: Type.Array(Explanation),
    /** What the office decided, each as a sentence. */
    decisions: Type.Array(Text),
    questions: Type.Array(
      Type.Object({
        question: Whole,
        on: Text,
        text: Text,
        answer: Type.Union([Type.Object({ on: Text, text: Text }), Type.Null()]),
      }),
    ),
    reports: Type.Array(
      Type.Object({
        part: Whole,
        version: Whole,
        day: Text,
        sender: Text,
        players: Whole,
        games: Whole,
        state: Type.Enum(["withdrawn", "superseded", "stands"]),
        says: Text,
      }),
    ),
    lookalikes: Type.Array(Type.Object({ other: Text, players: Whole, pairings: Whole, isDecided: Type.Boolean() })),
    ruledGames: Type.Array(
      Type.Object({
        round: Whole,
        white: Whole,
        black: Whole,
        counts: Type.Boolean(),
        article: NullableText,
        reason: Text,
      }),
    ),
  }),
  load: async (acting, { tournament }, words) => {
    const found = await tournamentRecord(acting, tournament);
    const { registeredBy, facts } = found;
    const about = { registeredBy, federation: facts.federation };
    const step = nextStepOf(found, (right) => may(acting.account, right, about));
    return {
      next: { step, says: words.web.keeping.next[step] },
      tournament: found.tournament,
      registration: { ...found.facts, schedule: [...found.facts.schedule], arbiters: [...found.facts.arbiters] },
      registeredOn: found.registeredOn,
      registeredBy: found.registeredBy,
      edition: found.edition,
      status: found.status.map((each) => statusJson(words, each)),
      assessment: found.assessment.map((each) => asJson(words, each)),
      decisions: [...decisionSentences(words, found.decisions)],
      questions: [...found.decisions.questions],
      reports: found.reports.map(({ part, version, day, sender, players, games, ...report }) => ({
        ...{ part, version, day, sender, players, games, state: report.state },
        says: reportState(words, report),
      })),
      lookalikes: [...found.lookalikes],
      ruledGames: [...found.ruledGames],
    };
  },
});

export const TOURNAMENT_READINGS: readonly AnyReading[] = [registered, record];
