import { type Static, Type } from "typebox";
import type { IsoDate } from "../domain/dates.ts";
import type { ListKind } from "../domain/list.ts";
import type { PlayedGameRow } from "../ledger/queries/players/games-of-player.ts";
import type { CardPoints } from "../periods/lists/format/provenance.ts";
import type { RecordGame } from "../presentation/record.ts";
import type { EditionRequest } from "../rating/edition-of.ts";
import { type Performance, performance } from "../rating/performance.ts";
import { NullableNumber, NullableText, NullableWhole, Text, Whole } from "./http/schemas.ts";
import type { Facts } from "./lists/facts.ts";

export const PlayerGame = Type.Object({
  tournament: Text,
  name: Text,
  end: Text,
  kind: Text,
  list: Text,
  /** Whether the tournament counts on the list; a single game of it may not. */
  counts: Type.Boolean(),
  round: Whole,
  colour: Type.Enum(["white", "black"]),
  /** null: not played. */
  score: NullableNumber,
  /** Empty: not known to the office, or not shown. */
  opponent: Text,
  opponentName: Text,
  opponentFederation: NullableText,
  /** Ratings as the report has them. */
  opponentRating: NullableWhole,
  ownRating: NullableWhole,
});
export type PlayerGameData = Static<typeof PlayerGame>;

export const PlayedTournament = Type.Object({
  tournament: Text,
  name: Text,
  start: Text,
  end: Text,
  kind: Text,
  /** The list that settled it. */
  list: Text,
  date: Text,
  counts: Type.Boolean(),
  /** Points before rounding, where the change of the list is not this tournament's alone; null: it is, or is not known. */
  points: NullableNumber,
  /** The number under which the player was entered: their own, or that of a record merged into theirs since. */
  entered: Text,
  games: Whole,
  score: Type.Number(),
  /** From the ratings in the report; null: no opponent had one. */
  performance: NullableWhole,
});

const Tally = Type.Object({ wins: Whole, draws: Whole, losses: Whole });

export const PlayerRecord = Type.Object({
  games: Whole,
  all: Tally,
  white: Tally,
  black: Tally,
  stronger: Tally,
  weaker: Tally,
  averageOpponent: NullableWhole,
  bestWin: Type.Union([PlayerGame, Type.Null()]),
});

/** The page of a player goes back so many tournaments: more games would cost more time than a page may take. */
export const TOURNAMENTS_MAX = 40;
/** The page of all games goes back as far as anybody has played. */
export const ALL_TOURNAMENTS = 2_000;

/** Stands in for an opponent whom the public may not see. */
const HIDDEN = { opponent: "", opponentName: "–", opponentFederation: null };

export function publicGame({ isShown }: Pick<Facts, "isShown">, row: PlayedGameRow): PlayerGameData {
  const { opponent, opponent_federation: federation, score } = row;
  const isVisible = opponent !== null && isShown({ player: Number(opponent), federation: federation ?? "" });
  const whose = { opponent: String(opponent), opponentName: row.opponent_name, opponentFederation: federation };
  return {
    tournament: row.tournament,
    name: row.tournament_name,
    end: row.end_date,
    kind: row.kind,
    list: row.list,
    counts: row.counts,
    round: row.round,
    colour: row.is_white ? "white" : "black",
    score: score === null ? null : row.is_white ? score / 2 : 1 - score / 2,
    ...(isVisible ? whose : HIDDEN),
    opponentRating: row.opponent_rating,
    ownRating: row.rating,
  };
}

/** Each tournament once, the newest first; twice where two records of the player were entered. */
export function tournamentsIn(
  facts: Pick<Facts, "isShown" | "editions">,
  rows: readonly PlayedGameRow[],
  pointsOf: (row: PlayedGameRow) => number | null,
) {
  const groups = new Map<string, PlayedGameRow[]>();
  for (const row of rows) {
    const key = `${row.tournament}/${row.part}/${row.list}/${row.entered}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((own) => {
    const [first] = own as [PlayedGameRow, ...PlayedGameRow[]];
    const { tournament, tournament_name: name, start_date: start, end_date: end, kind, list, list_date: date } = first;
    const played = own.map((row) => publicGame(facts, row)).filter(({ score }) => score !== null);
    return {
      ...{ tournament, name, start, end, kind, list, date, counts: first.counts, entered: String(first.entered) },
      points: pointsOf(first),
      games: played.length,
      score: played.reduce((sum, { score }) => sum + (score ?? 0), 0),
      performance:
        performanceOf(played, { edition: facts.editions.on(kind as ListKind, start as IsoDate), on: start, list: kind })
          ?.performance ?? null,
    };
  });
}

/** What a tournament brought, from what the lists wrote down of a player who had several. */
export function pointsIn(
  cards: readonly { readonly list: string; readonly version: number; readonly cards: string }[],
) {
  const changes = new Map<string, number>();
  for (const { list, version, cards: text } of cards) {
    // The calculation wrote it.
    for (const [tournament, part, change] of JSON.parse(text) as readonly CardPoints[])
      changes.set(`${list}/${version}/${tournament}/${part}`, change / 100);
  }
  return ({ list, list_version: version, tournament, part }: PlayedGameRow): number | null =>
    changes.get(`${list}/${version}/${tournament}/${part}`) ?? null;
}

/** The performance against opponents with a rating; null: there was none. */
export function performanceOf(
  games: readonly Pick<RecordGame, "score" | "opponentRating">[],
  edition: EditionRequest,
): Performance | null {
  const rated = games.flatMap(({ score, opponentRating }) =>
    score === null || opponentRating === null ? [] : [{ opponent: opponentRating, score }],
  );
  return rated.length === 0 ? null : performance({ ...edition, games: rated });
}
