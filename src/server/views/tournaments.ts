import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { rulingJson } from "../../explanation/ruling.ts";
import type { TournamentRow } from "../../ledger/postgres/tables.ts";
import { tournamentsPage } from "../../ledger/postgres/tournaments.ts";
import { type ExplainedPart, explainTournament } from "../../periods/lists/explain-tournament.ts";
import { standingReports } from "../../periods/tournaments/pending.ts";
import { standingOf } from "../../periods/tournaments/standing-of.ts";
import { ratingMet } from "../../rating/rate-tournament.ts";
import { TournamentPage } from "../../web/pages/tournament.tsx";
import { TournamentsPage } from "../../web/pages/tournament-list.tsx";
import type { Catalogue } from "../../words/catalogue.ts";
import { hiddenAmong, namedPublicly } from "../public.ts";
import { NullableText, Text, Whole } from "../schemas.ts";
import { view } from "../view.ts";

const Head = Type.Object({
  tournament: Text,
  name: Text,
  federation: NullableText,
  kind: Text,
  start: Text,
  end: Text,
});

const headOf = (row: TournamentRow): Static<typeof Head> => ({
  tournament: row.tournament,
  name: row.name,
  federation: row.federation,
  kind: row.kind,
  start: row.start_date,
  end: row.end_date,
});

const PAGE = 100;

export const tournaments = view({
  operation: "tournaments",
  path: "/tournaments",
  params: Type.Object({}),
  query: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 80 })),
    federation: Type.Optional(Type.String({ maxLength: 3 })),
    kind: Type.Optional(Type.Union([Type.Enum(LIST_KINDS), Type.Literal("")])),
    after: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  data: Type.Object({ tournaments: Type.Array(Head), next: NullableText }),
  load: async ({ ledger: { db } }, { query }) => {
    const rows = await tournamentsPage(db, {
      name: query.name || undefined,
      federation: query.federation || undefined,
      kind: query.kind || undefined,
      after: query.after,
      limit: PAGE,
    });
    return { tournaments: rows.map(headOf), next: rows.length === PAGE ? (rows.at(-1)?.tournament ?? null) : null };
  },
  page: (data, shown) => ({ title: shown.words.web.tournaments.title, content: h(TournamentsPage, { data, shown }) }),
  keeps: () => "until the next entry",
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
    registration: Type.Any(),
    admitted: Type.Any(),
    decided: Type.Any(),
    reports: Type.Array(
      Type.Object({ part: Whole, version: Whole, receivedOn: Text, sha256: Text, waiting: Type.Boolean() }),
    ),
    parts: Type.Array(Type.Any()),
  }),
  load: async (context, { params, words }) => {
    const { ledger } = context;
    const standing = await standingOf(ledger.db, params.tournament);
    const { facts } = standing;
    const reports = await standingReports(ledger.db, { tournaments: [standing.tournament] });
    const parts =
      reports.length === 0
        ? []
        : await explainTournament(ledger, { tournament: standing.tournament, kind: facts.kind });
    const everybody = parts.flatMap(({ players }) => players.map(({ id }) => id));
    const hidden = await hiddenAmong(context, everybody);
    return {
      tournament: standing.tournament,
      ...{ name: facts.name, federation: facts.federation, kind: facts.kind },
      ...{ start: standing.start.value, end: standing.end.value, system: facts.system },
      ...{ rateOfPlay: facts.rateOfPlay, city: facts.city },
      registration: rulingJson(words, standing.registration),
      admitted: rulingJson(words, standing.admitted),
      decided: standing.decided,
      reports: reports.map(({ part, version, receivedOn, content, heldBack }) => ({
        ...{ part, version, receivedOn },
        sha256: content,
        waiting: heldBack.length > 0,
      })),
      parts: parts.map((part) => partJson(words, part, namedPublicly(part.players, hidden))),
    };
  },
  page: (data, shown) => ({ title: data.name, content: h(TournamentPage, { data, shown }) }),
  keeps: () => "until the next entry",
});

/** The crosstable of a part: for each player the games by round, and what they changed. */
const partJson = (
  words: Catalogue,
  { rated, players, cards, ...part }: ExplainedPart,
  named: ExplainedPart["players"],
) => ({
  ...part,
  edition: rated.edition,
  counts: rated.counts.value,
  against: rated.against.map((ruling) => rulingJson(words, ruling)),
  players: rated.players.map((player, place) => {
    const card = cards.get(players[place]!.id) ?? null;
    return {
      ...named[place]!,
      place: place + 1,
      rating: ratingMet(rated, place, false),
      isRated: player.entrant.rating !== null,
      n: card?.n ?? 0,
      k: card?.k ?? null,
      change: card === null ? null : card.change / 100,
      first: player.first?.rating?.rating.value ?? null,
      games: player.games.map(({ round, opponent, score, counts }) => ({
        round,
        opponent: opponent + 1,
        score: score === null ? null : score.value / 100,
        counts: counts.value,
        why: counts.value ? null : rulingJson(words, counts),
      })),
    };
  }),
});
