import type { Derived } from "../../calculation/derived.ts";
import { basisText } from "../../explanation/format.ts";
import { termName } from "../../explanation/term-name.ts";
import { asText } from "../../explanation/text.ts";
import type { ExplainedEntry } from "../../periods/lists/explain/explain-entry.ts";
import type { ExpectedEntry } from "../../periods/lists/explain/so-far.ts";
import { explainedTournament } from "../../presentation/explained-tournament.ts";
import { explainedJson } from "../../server/explained.ts";
import { listInSentence } from "../../words/said/list-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { GameColumn } from "../../words/types/page-words.ts";
import type { World } from "../world.ts";
import { tableText } from "./output.ts";

type Tournament = ReturnType<typeof explainedJson>["tournaments"][number];

const COLUMNS: readonly GameColumn[] = [
  ...(["round", "colour", "opponent", "rating", "result"] as const),
  ...(["difference", "expected", "gain", "points", "reason"] as const),
];

/** A player's line of a list for people: each tournament with its games, then how the rating came about. */
export function explainedText(
  words: Catalogue,
  explained: ExpectedEntry,
  { widthMax }: Pick<World, "widthMax">,
): string[] {
  const { lists } = words.office;
  const { list, version, date, player, isPublished, rating, standing, standardOf } = explained;
  return [
    lists.explaining(player, listInSentence(words, list), version),
    ...(isPublished ? [] : [lists.notPublished]),
    ...(standardOf === undefined ? [] : [lists.standardOf(date, standardOf)]),
    ...explainedJson(words, explained).tournaments.flatMap((each) => ["", ...tournamentText(words, each, widthMax)]),
    "",
    ...asText(words, rating),
    ...(standing === null ? [] : ["", ...standingText(words, standing)]),
  ];
}

function tournamentText(words: Catalogue, tournament: Tournament, widthMax: number): string[] {
  const { name, start, end, id } = tournament;
  const model = explainedTournament(words, tournament);
  return [
    `${name}, ${start} – ${end} (${id}); ${model.rules}`,
    ...model.against.map((line) => `  ${line}`),
    ...(model.ownRating === null ? [] : [`  ${model.ownRating}`]),
    ...tableText(
      COLUMNS.map((column) => model.heads[column]),
      model.games.map(({ cells }) => COLUMNS.map((column) => cells[column])),
      { widthMax },
    ),
    ...(model.change === null ? [] : [model.change]),
  ];
}

const standingText = (words: Catalogue, standing: NonNullable<ExplainedEntry["standing"]>): string[] =>
  [standing.K, standing.activity, standing.inTheList].flatMap((each) => (each === null ? [] : [lineOf(words, each)]));

const lineOf = (words: Catalogue, derived: Derived<unknown>): string =>
  `${termName(words, derived.term)}: ${basisText(words, derived.basis)}`;
