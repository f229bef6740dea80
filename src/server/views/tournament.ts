import { h } from "preact";
import { Type } from "typebox";
import { rulingJson } from "../../explanation/ruling.ts";
import { statusJson } from "../../explanation/status.ts";
import { explainTournament, inputsOfTournament } from "../../periods/lists/explain/explain-tournament.ts";
import { foreseen } from "../../periods/lists/explain/prospects.ts";
import { readTournamentId } from "../../periods/tournaments/known.ts";
import { currentReports } from "../../periods/tournaments/pending.ts";
import { withSettlements } from "../../periods/tournaments/settled.ts";
import type { AssessedTournament } from "../../periods/tournaments/standing.ts";
import { assessmentOf } from "../../periods/tournaments/standing-of.ts";
import { statusesOf, type TournamentStatus } from "../../periods/tournaments/status.ts";
import { portable } from "../../rating/period/portable.ts";
import { namedIn, withPseudonyms } from "../../rating/period/pseudonyms.ts";
import { TournamentPage } from "../../web/pages/tournament/tournament.tsx";
import type { Context } from "../context.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import { hiddenAmong, peopleAmong } from "../public.ts";
import { reportVersions } from "../report-versions.ts";
import { Ruling } from "../schemas/explanation.ts";
import { ListInputs } from "../schemas/list-inputs.ts";
import { RatedPart, UnratedPart } from "../schemas/rated-tournament.ts";
import { partJson, resultsJson } from "../tournament-json.ts";
import { view } from "../view.ts";
import { publishedList } from "./lists.ts";
import { Head } from "./tournaments.ts";

const ReportVersion = Type.Object({
  part: Whole,
  version: Whole,
  receivedOn: Text,
  sha256: Text,
  /** stands, waiting, replaced or withdrawn. */
  state: Text,
  /** The published lists whose changes come from this version. */
  ratedOn: Type.Array(Type.Object({ list: Text, version: Whole })),
});

const Status = Type.Object({
  code: Text,
  part: Whole,
  list: NullableText,
  day: NullableText,
  heldBack: Type.Array(Text),
  says: Text,
});

export const tournament = view({
  operation: "tournament",
  heavy: true,
  path: "/tournaments/:tournament",
  params: Type.Object({ tournament: Type.String({ maxLength: 40 }) }),
  query: Type.Object({}),
  data: Type.Object({
    ...Head.properties,
    system: Text,
    rateOfPlay: NullableText,
    city: NullableText,
    /** One for each report that stands, or one for the registration. */
    status: Type.Array(Status),
    registration: Ruling,
    admitted: Ruling,
    /** What the office decided about rating it; null: nothing. */
    decided: Type.Union([Type.Object({ rated: Type.Boolean(), article: NullableText, reason: Text }), Type.Null()]),
    reports: Type.Array(ReportVersion),
    parts: Type.Array(RatedPart),
    /** Reports of which there are only results yet, each with the reason. */
    unrated: Type.Array(UnratedPart),
  }),
  load: async (context, { params, words }) => {
    const { ledger } = context;
    const { editions } = await context.facts();
    const standing = await assessmentOf(ledger.db, params.tournament);
    const { tournament, facts } = standing;
    const reports = await reportVersions(ledger.db, tournament);
    const explained = await explainTournament(ledger, { tournament, kind: facts.kind });
    const ids = [...explained.parts, ...explained.unrated].flatMap(({ players }) => players.map(({ id }) => id));
    const people = await peopleAmong(context, ids);
    return {
      tournament,
      name: facts.name,
      federation: facts.federation,
      kind: facts.kind,
      start: standing.start.value,
      end: standing.end.value,
      system: facts.system,
      rateOfPlay: facts.rateOfPlay,
      city: facts.city,
      status: (await statusNow(context, standing)).map((each) => statusJson(words, each)),
      registration: rulingJson(words, standing.registration),
      admitted: rulingJson(words, standing.admitted),
      decided: standing.decided,
      reports: [...reports],
      parts: explained.parts.map((part) => partJson(words, part, people, editions)),
      unrated: explained.unrated.map((part) => resultsJson(words, part, people)),
    };
  },
  page: (data, shown) => ({ title: data.name, content: h(TournamentPage, { data, shown }) }),
  // Before a report has come the status changes with the day.
  cachePolicy: ({ reports }) => (reports.length === 0 ? "not at all" : "until the next entry"),
});

async function statusNow(
  { ledger, today }: Context,
  standing: AssessedTournament,
): Promise<readonly TournamentStatus[]> {
  const reports = await currentReports(ledger.db, { tournaments: [standing.tournament] });
  const known = await withSettlements(ledger.db, reports);
  return statusesOf(standing, await foreseen(ledger.reader, known), today());
}

export const tournamentInputs = view({
  operation: "inputsOfTournament",
  heavy: true,
  path: "/tournaments/:tournament/:list/inputs",
  params: Type.Object({ tournament: Type.String({ maxLength: 40 }), list: Type.String({ maxLength: 40 }) }),
  query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })) }),
  data: ListInputs,
  load: async (context, { params, query }) => {
    const { row } = publishedList(await context.facts(), params.list, query.version);
    const { list, version } = row;
    const tournament = readTournamentId(params.tournament);
    const input = portable(await inputsOfTournament(context.ledger, { tournament, list, version }));
    return withPseudonyms(input, await hiddenAmong(context, namedIn(input)));
  },
  page: null,
  cachePolicy: () => "until the next entry",
});
