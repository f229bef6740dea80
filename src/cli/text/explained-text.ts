import type { Derived } from "../../calculation/derived.ts";
import { basisText } from "../../explanation/format.ts";
import { rulingText } from "../../explanation/ruling.ts";
import { termName } from "../../explanation/term-name.ts";
import { asText } from "../../explanation/text.ts";
import type { ExplainedEntry, ExplainedTournament } from "../../periods/lists/explain/explain-entry.ts";
import type { ExpectedEntry } from "../../periods/lists/explain/so-far.ts";
import { ratingMet } from "../../rating/tournament/rate-tournament.ts";
import type { RatedGame } from "../../rating/tournament/tournament.ts";
import { decimals, signed } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";
import { tableText } from "./output.ts";

/** A player's line of a list for people: each tournament with its games, then how the rating came about. */
export function explainedText(
  words: Catalogue,
  explained: ExpectedEntry,
  { widthMax }: Pick<World, "widthMax">,
): string[] {
  const { lists } = words.office;
  const { list, version, date, player, isPublished, rating, tournaments, standing, standardOf } = explained;
  return [
    lists.explaining(player, list, version),
    ...(isPublished ? [] : [lists.notPublished]),
    ...(standardOf === undefined ? [] : [lists.standardOf(date, standardOf)]),
    ...tournaments.flatMap((each) => ["", ...tournamentText(words, each, widthMax)]),
    "",
    ...asText(words, rating),
    ...(standing === null ? [] : ["", ...standingText(words, standing)]),
  ];
}

function tournamentText(words: Catalogue, tournament: ExplainedTournament, widthMax: number): string[] {
  const { columns } = words.phrases;
  const { name, start, end, rated, place, players, ratings, card } = tournament;
  const number = (value: number, places?: number): string => decimals(words.language, value, places);
  const rows = rated.players[place]!.games.map((game) => [
    String(game.round),
    players[game.opponent]!.name,
    ratingMet(rated, game.opponent, game.counts.value)?.toString() ?? "",
    game.score === null ? "" : number(game.score.value / 100),
    game.gain ? number(game.gain.D.value) : "",
    game.gain ? number(game.gain.PD.value / 100, 2) : "",
    game.gain ? signed(number(game.gain.gain.value / 100, 2)) : whyNot(words, game),
  ]);
  const heads = [
    columns.number,
    columns.opponent,
    columns.rating,
    columns.score,
    columns.difference,
    columns.expected,
    columns.gain,
  ];
  const { ratingsOf, ownRating, changeWith } = words.office.lists;
  const { own } = rated.players[place]!;
  return [
    `${name}, ${start} – ${end} (${tournament.id}); ${words.phrases.underEdition(rated.edition)} ${ratingsOf(ratings)}`,
    ...rated.against.map((ruling) => `  ${rulingText(words, ruling)}`),
    ...(own ? [`  ${ownRating(own.rating.value, own.list)} ${rulingText(words, own.rating)}`] : []),
    ...tableText(heads, rows, { widthMax }),
    ...(card === null ? [] : [changeWith(signed(number(card.change / 100, 2)), card.k, card.kPrinted)]),
  ];
}

/** A game of an unrated player may count although nothing is gained by it. */
const whyNot = (words: Catalogue, { counts }: RatedGame): string => (counts.value ? "" : rulingText(words, counts));

const standingText = (words: Catalogue, standing: NonNullable<ExplainedEntry["standing"]>): string[] =>
  [standing.K, standing.activity, standing.inTheList].flatMap((each) => (each === null ? [] : [lineOf(words, each)]));

const lineOf = (words: Catalogue, derived: Derived<unknown>): string =>
  `${termName(words, derived.term)}: ${basisText(words, derived.basis)}`;
