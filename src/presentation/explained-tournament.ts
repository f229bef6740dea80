import { decimals, signed } from "../words/numbers.ts";
import { articleSaid } from "../words/said/article-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

interface Ruling {
  readonly article: string;
  readonly says: string;
}

interface GameData {
  readonly round: number;
  readonly opponent: { readonly id: string; readonly name: string };
  readonly score: number | null;
  readonly counts: boolean;
  /** Why it does not count. */
  readonly ruling?: Ruling;
  readonly opponentRating: number | null;
  readonly difference?: number;
  readonly expected?: number;
  readonly gain?: number;
}

/** A tournament that a player's line of a list rests on, as the API gives it. */
export interface ExplainedTournamentData {
  readonly edition: string;
  readonly ratings: string;
  readonly counts: boolean;
  readonly against: readonly Ruling[];
  readonly card: { readonly change: number; readonly k: number; readonly kPrinted: number } | null;
  /** Of a player who entered the list between playing and being rated. */
  readonly ownRating: (Ruling & { readonly rating: number; readonly list: string }) | null;
  readonly games: readonly GameData[];
}

export interface ExplainedTournamentModel {
  /** The edition, and the list whose ratings are used. */
  readonly rules: string;
  /** Why it is not rated; empty: it is. */
  readonly against: readonly string[];
  readonly ownRating: string | null;
  readonly heads: readonly string[];
  readonly games: readonly ExplainedGameModel[];
  readonly change: string | null;
  /** Whether K was lowered because of the number of games. */
  readonly isLowered: boolean;
}

interface ExplainedGameModel {
  readonly counts: boolean;
  /** The player named in the second cell; empty: a hidden one. */
  readonly opponent: string;
  readonly cells: readonly string[];
}

export function explainedTournament(words: Catalogue, tournament: ExplainedTournamentData): ExplainedTournamentModel {
  const { ratingsOf, ownRating, changeWith } = words.office.lists;
  const { card, ownRating: own } = tournament;
  const says = (ruling: Ruling): string => articleSaid(words, ruling.article, ruling.says);
  return {
    rules: `${words.phrases.underEdition(tournament.edition)} ${ratingsOf(tournament.ratings)}`,
    against: tournament.against.map(says),
    ownRating: own && `${ownRating(own.rating, own.list)} ${says(own)}`,
    heads: headsOf(words),
    games: tournament.games.map((game) => gameOf(words, game, says)),
    change: card && changeWith(signed(decimals(words.language, card.change, 2)), card.k, card.kPrinted),
    isLowered: card !== null && card.k !== card.kPrinted,
  };
}

function headsOf({ phrases: { columns }, web }: Catalogue): readonly string[] {
  const { opponent, rating, score, difference, expected, gain } = columns;
  return [web.period.round, opponent, rating, score, difference, expected, gain];
}

function gameOf({ language }: Catalogue, game: GameData, says: (ruling: Ruling) => string): ExplainedGameModel {
  const number = (value: number | null | undefined, places?: number): string =>
    value === null || value === undefined ? "" : decimals(language, value, places);
  const { round, opponent, score, ruling, gain } = game;
  // A game of an unrated player may count although nothing is gained by it.
  const gained = gain === undefined ? "" : signed(number(gain, 2));
  return {
    counts: game.counts,
    opponent: opponent.id,
    cells: [
      String(round),
      opponent.name,
      number(game.opponentRating),
      number(score),
      number(game.difference),
      number(game.expected, 2),
      ruling === undefined ? gained : says(ruling),
    ],
  };
}
