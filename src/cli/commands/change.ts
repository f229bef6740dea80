import type { Command } from "commander";
import { Refusal } from "../../domain/refusal.ts";
import { asJson } from "../../explanation/json.ts";
import { rulingJson, rulingText } from "../../explanation/ruling.ts";
import { asText } from "../../explanation/text.ts";
import { change } from "../../rating/change.ts";
import type { Change, ChangeRequest, GameChange } from "../../rating/change-request.ts";
import { decimals } from "../../words/numbers.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { inputEditions, loadEdition, namingEditions, type WithEdition } from "../input/edition-input.ts";
import { readInput } from "../input/input.ts";
import {
  type CommonOptions,
  definedOnly,
  type EditionOptions,
  type PlayerFactOptions,
  readGames,
  withCommon,
  withEdition,
  withPlayerFacts,
} from "../options.ts";
import { signed, tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions, EditionOptions, PlayerFactOptions {
  readonly rating?: string;
  readonly game?: string[];
  readonly k?: string;
  readonly current?: string;
  readonly bonus?: boolean;
  readonly input?: string;
  readonly explain?: boolean;
}

export function addChange(program: Command, world: World): void {
  const command = program
    .command("change")
    .description("A rated player's rating change: expected score, change and new rating")
    .option("--rating <rating>", "the player's rating (Swedish club rating: base rating)")
    .option("--game <opponent:score...>", "a game, such as 2350:1, 1850:0.5 or 1900:0 (repeatable)")
    .option("--k <K>", "K, instead of finding it from the player's record");
  withPlayerFacts(withEdition(command))
    .option("--current <rating>", "Swedish club rating: current rating before these games")
    .option("--bonus", "Swedish club rating: add the recommended bonus below 1200")
    .option("--input <file>", "several tournaments of one list, as JSON (- for standard input)")
    .option("--explain", "explain every number");
  withCommon(command).action((options: Options) => run(options, world));
}

async function run(options: Options, world: World): Promise<void> {
  const loaded = await loadEdition(options, world);
  const request = readRequest({ ...options, edition: loaded.edition }, loaded.words, world);
  const words = namingEditions(loaded.words, request);
  const result = change(request);
  if (options.json) {
    world.print(JSON.stringify(jsonOf(words, result, options), null, 2));
    return;
  }
  for (const line of textOf(words, result)) world.print(line);
  if (options.explain) for (const line of ["", ...asText(words, result.derivation)]) world.print(line);
}

/** Options add to what a file says, and win over it. */
function readRequest(options: WithEdition<Options>, words: Catalogue, world: World): ChangeRequest {
  const { input: file, game, rating, k, current, bonus, gamesBefore, highest, birth } = options;
  const { edition, on, list, forList } = options;
  const { tournaments, unused, ...head } =
    file === undefined ? { tournaments: [], unused: [] } : inputEditions(readInput(file, world), words, world);
  for (const key of unused) world.warn(words.phrases.notUsed(key));
  const games = readGames(game);
  return {
    today: world.today(),
    ...head,
    ...definedOnly({ edition, on, list, forList, rating, k, current, bonus, gamesBefore, highest, birth }),
    rating: rating ?? head.rating ?? missingRating(),
    events: [
      ...tournaments.map((each) => ({
        ...each,
        games: (each.games ?? []).map(({ opponent, score }) => ({ opponent: opponent ?? "", score })),
      })),
      ...(games.length > 0 || tournaments.length === 0 ? [{ games, start: on ?? head.on }] : []),
    ],
  };
}

function missingRating(): never {
  throw new Refusal("rating-missing");
}

function jsonOf(words: Catalogue, result: Change, { explain }: Options): unknown {
  const { derivation, events, games, ...numbers } = result;
  return {
    ...numbers,
    games: games.map((game) => gameJson(words, game)),
    events: events.map((each) => ({ ...each, games: each.games.map((game) => gameJson(words, game)) })),
    ...(explain ? { explanation: asJson(words, derivation) } : {}),
  };
}

const gameJson = (words: Catalogue, { ruling, ...game }: GameChange): unknown =>
  ruling ? { ...game, counts: false, ...rulingJson(words, ruling) } : game;

function textOf(words: Catalogue, result: Change): string[] {
  const { columns, tournament } = words.phrases;
  const number = (value: number | null, places?: number) =>
    value === null ? "" : decimals(words.language, value, places);
  const places = result.expected === null ? undefined : 2;
  const several = result.events.length > 1;
  const parts = several ? result.events : [result];
  return [
    `${editionName(words, result.edition)}:`,
    ...parts.flatMap((part, index) => [
      "",
      ...(several
        ? [tournament(index + 1, result.events[index]!.start, editionName(words, result.events[index]!.edition))]
        : []),
      ...gamesText(words, part, places),
      ...(part.k === null ? [] : [`K = ${part.k}`]),
      ...(several ? [`${columns.change}: ${signed(number(part.change, places))}`] : []),
    ]),
    "",
    `${columns.change}: ${signed(number(result.change, places))} → ${signed(number(result.rounded))}`,
    `${columns.newRating}: ${result.rating} → ${result.newRating}`,
  ];
}

function gamesText(
  words: Catalogue,
  { games, score, expected }: Pick<Change, "games" | "score" | "expected">,
  places: number | undefined,
): string[] {
  const { columns } = words.phrases;
  const number = (value: number | null, fixed?: number) =>
    value === null ? "" : decimals(words.language, value, fixed);
  const rows = games.map((game) => [
    number(game.opponent),
    number(game.score),
    number(game.difference),
    number(game.expected, 2),
    game.gain === null ? rulingText(words, game.ruling!) : signed(number(game.gain, places)),
  ]);
  const heads = [columns.opponent, columns.score, columns.difference, columns.expected, columns.gain];
  return tableText(heads, [...rows, ["", number(score), "", number(expected, 2), ""]]);
}
