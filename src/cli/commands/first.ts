import type { Command } from "commander";
import { asJson } from "../../explanation/json.ts";
import { rulingJson, rulingText } from "../../explanation/ruling.ts";
import { SYMBOLS, termName, termSign } from "../../explanation/term-name.ts";
import { asText } from "../../explanation/text.ts";
import { type First, type FirstRequest, first } from "../../rating/first/first.ts";
import { decimals } from "../../words/numbers.ts";
import { placesOf } from "../../words/places.ts";
import { editionName } from "../../words/said/edition-name.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { inputEditions, loadEdition, namingEditions, type WithEdition } from "../input/edition-input.ts";
import { readInput } from "../input/input.ts";
import {
  type CommonOptions,
  definedOnly,
  type EditionOptions,
  readGames,
  withCommon,
  withEdition,
} from "../options.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions, EditionOptions {
  readonly game?: string[];
  readonly teamChampionship?: boolean;
  readonly affiliated?: boolean;
  readonly input?: string;
  readonly explain?: boolean;
}

export function addFirst(program: Command, world: World): void {
  const command = program
    .command("first")
    .description("The first rating of an unrated player, from one or more tournaments")
    .option("--game <opponent:score...>", "a game against a rated opponent, such as 1850:0.5 (repeatable)");
  withEdition(command)
    .option("--team-championship", "Olympiad, or continental or world team championship")
    .option("--affiliated", "member of IBCA, ICSC or IPCA")
    .option("--input <file>", "tournaments as JSON (- for standard input)")
    .option("--explain", "explain every number");
  withCommon(command).action((options: Options) => run(options, world));
}

async function run(options: Options, world: World): Promise<void> {
  const loaded = await loadEdition(options, world);
  const request = readRequest({ ...options, edition: loaded.edition }, loaded.words, world);
  const words = namingEditions(loaded.words, request);
  const result = first(request);
  if (options.json) {
    world.print(JSON.stringify(jsonOf(words, result, options), null, 2));
    return;
  }
  for (const line of textOf(words, result)) world.print(line);
  if (options.explain) for (const line of ["", ...asText(words, result.derivation)]) world.print(line);
}

function readRequest(options: WithEdition<Options>, words: Catalogue, world: World): FirstRequest {
  const { input: file, game, teamChampionship, affiliated, edition, on, list, forList } = options;
  const { tournaments, unused, ...head } =
    file === undefined ? { tournaments: [], unused: [] } : inputEditions(readInput(file, world), words, world);
  for (const key of unused) world.warn(words.phrases.notUsed(key));
  const games = readGames(game);
  const own = games.length > 0 || tournaments.length === 0 ? [{ games, teamChampionship }] : [];
  return { ...head, ...definedOnly({ edition, on, list, forList, affiliated }), events: [...tournaments, ...own] };
}

function jsonOf(words: Catalogue, { against, derivation, ...numbers }: First, { explain }: Options): unknown {
  return {
    ...numbers,
    reasons: against.map((ruling) => rulingJson(words, ruling)),
    ...(explain ? { explanation: asJson(words, derivation) } : {}),
  };
}

function textOf(words: Catalogue, { edition, n, score, Rc, p, dp, Ru, rating, publishable, against }: First): string[] {
  const { terms, phrases } = words;
  const number = (term: string, value: number) => decimals(words.language, value, placesOf(term));
  const numbers = { n, W: score, Rc, p, dp, Ru, "initial rating": rating } as const;
  const lines = Object.entries(numbers).flatMap(([name, value]) => {
    const term = name as keyof typeof numbers;
    if (value === null) return [];
    return [
      `  ${termName(words, term)}${termSign(term)}${number(term, value)}${SYMBOLS.has(term) ? `   ${terms[term]}` : ""}`,
    ];
  });
  return [
    `${editionName(words, edition)}:`,
    "",
    ...lines,
    "",
    publishable ? phrases.publishable : phrases.notPublishable,
    ...against.map((ruling) => `  ${rulingText(words, ruling)}`),
  ];
}
