import type { Colour } from "../domain/tournament.ts";
import { decimals, signed } from "../words/numbers.ts";
import { articleSaid } from "../words/said/article-said.ts";
import { editionName } from "../words/said/edition-name.ts";
import { listName } from "../words/said/list-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { GameColumn } from "../words/types/page-words.ts";
import { scoreText } from "./score.ts";

interface Ruling {
  readonly article: string;
  readonly says: string;
}

interface GameData {
  readonly round: number;
  readonly opponent: { readonly id: string; readonly name: string };
  readonly colour: Colour;
  readonly score: number | null;
  readonly counts: boolean;
  /** Why it does not count. */
  readonly ruling?: Ruling;
  readonly opponentRating: number | null;
  readonly difference?: number;
  readonly expected?: number;
  readonly gain?: number;
  /** K × (W − We), exact. */
  readonly points?: number;
}

/** A tournament that a player's line of a list rests on, as the API gives it. */
export interface ExplainedTournamentData {
  readonly edition: string;
  readonly ratings: string;
  readonly counts: boolean;
  readonly against: readonly Ruling[];
  readonly card: {
    readonly n: number;
    readonly gain: number;
    readonly change: number;
    readonly k: number;
    readonly kPrinted: number;
  } | null;
  /** Of a player who entered the list between playing and being rated. */
  readonly ownRating: (Ruling & { readonly rating: number; readonly list: string }) | null;
  readonly games: readonly GameData[];
}

export type GameCells = Readonly<Record<GameColumn, string>>;

export interface ExplainedTournamentModel {
  /** The edition, and the list whose ratings are used. */
  readonly rules: string;
  /** Why it is not rated; empty: it is. */
  readonly against: readonly string[];
  readonly ownRating: string | null;
  readonly heads: GameCells;
  readonly games: readonly ExplainedGameModel[];
  /** The sums of the games that count; null of an unrated player. */
  readonly total: Pick<GameCells, "result" | "expected" | "gain" | "points"> | null;
  readonly change: string | null;
  /** That K was lowered because of the number of games. */
  readonly lowered: string | null;
}

export interface ExplainedGameModel {
  readonly counts: boolean;
  /** The player's number; empty: a hidden one. */
  readonly opponent: string;
  readonly colour: Colour;
  readonly cells: GameCells;
}

export function explainedTournament(words: Catalogue, tournament: ExplainedTournamentData): ExplainedTournamentModel {
  const { ownRating, changeWith } = words.office.lists;
  const { explanation } = words.pages;
  const { card, ownRating: own } = tournament;
  const says = (ruling: Ruling): string => articleSaid(words, ruling.article, ruling.says);
  return {
    rules: `${editionName(words, tournament.edition)} · ${explanation.ratingsFrom(listName(words, tournament.ratings))}`,
    against: tournament.against.map(says),
    ownRating: own && `${ownRating(own.rating, own.list)} ${says(own)}`,
    heads: explanation.heads,
    games: tournament.games.map((game) => gameOf(words, game, says)),
    total: card && totalOf(words, tournament, card),
    change: card && changeWith(signed(decimals(words.language, card.change, 2)), card.k, card.kPrinted),
    lowered: card === null || card.k === card.kPrinted ? null : explanation.kReduced(card.k, card.kPrinted),
  };
}

function gameOf({ language, pages }: Catalogue, game: GameData, says: (ruling: Ruling) => string): ExplainedGameModel {
  const number = (value: number | null | undefined, places?: number): string =>
    value === null || value === undefined ? "" : decimals(language, value, places);
  const { round, opponent, score, ruling, gain, points, colour } = game;
  return {
    counts: game.counts,
    opponent: opponent.id,
    colour,
    cells: {
      round: String(round),
      colour: pages.explanation.colours[colour],
      opponent: opponent.name,
      rating: number(game.opponentRating),
      result: score === null ? "–" : scoreText(language, score),
      difference: number(game.difference),
      expected: number(game.expected, 2),
      // A game of an unrated player may count although nothing is gained by it.
      gain: gain === undefined ? "" : signed(number(gain, 2)),
      points: points === undefined ? "" : signed(number(points, 2)),
      reason: ruling === undefined ? "" : says(ruling),
    },
  };
}

function totalOf(
  { language }: Catalogue,
  { games }: ExplainedTournamentData,
  { gain, change }: NonNullable<ExplainedTournamentData["card"]>,
): NonNullable<ExplainedTournamentModel["total"]> {
  const { score, expected } = scoreOf(games);
  const number = (value: number): string => decimals(language, value, 2);
  return {
    result: scoreText(language, score),
    expected: number(expected),
    gain: signed(number(gain)),
    points: signed(number(change)),
  };
}

/** Score and expected score of the games that count, added in hundredths. */
export function scoreOf(games: readonly Pick<GameData, "score" | "expected" | "gain">[]) {
  const counted = games.filter(({ gain }) => gain !== undefined);
  const sum = (of: (game: (typeof counted)[number]) => number): number =>
    counted.reduce((total, game) => total + Math.round(of(game) * 100), 0) / 100;
  return { score: sum(({ score }) => score ?? 0), expected: sum(({ expected }) => expected ?? 0) };
}
