import type { Command } from "commander";
import { asJson } from "../../explanation/json.ts";
import { rulingJson, rulingText } from "../../explanation/ruling.ts";
import { asText } from "../../explanation/text.ts";
import { type CoefficientRequest, coefficient } from "../../rating/coefficient.ts";
import { editionName } from "../../words/said/edition-name.ts";
import { loadEdition } from "../input/edition-input.ts";
import {
  type CommonOptions,
  type EditionOptions,
  type PlayerFactOptions,
  withCommon,
  withEdition,
  withPlayerFacts,
} from "../options.ts";
import type { World } from "../world.ts";

interface Options extends CommonOptions, EditionOptions, PlayerFactOptions {
  readonly rating?: string;
  readonly games?: string;
  readonly explain?: boolean;
}

export function addK(program: Command, world: World): void {
  const command = program
    .command("k")
    .description("A player's K-factor (development coefficient) and the rule that sets it")
    .option("--rating <rating>", "the player's rating");
  withPlayerFacts(withEdition(command))
    .option("--games <n>", "rated games in the target list; K is lowered where K × games is limited")
    .option("--explain", "explain the result");
  withCommon(command).action((options: Options) => run(options, world));
}

async function run(options: Options, world: World): Promise<void> {
  const { words, edition: given } = await loadEdition(options, world);
  const { games, json, explain, lang: _, ...facts } = options;
  const request: CoefficientRequest = { ...facts, edition: given, n: games, today: world.today() };
  const { edition, k, derivation } = coefficient(request);
  if (json) {
    const explanation = explain ? { explanation: asJson(words, derivation) } : {};
    world.print(JSON.stringify({ edition, k, ...rulingJson(words, derivation), ...explanation }, null, 2));
    return;
  }
  world.print(`${editionName(words, edition)}:`);
  world.print(`K = ${k}   ${rulingText(words, derivation)}`);
  if (explain) for (const line of ["", ...asText(words, derivation)]) world.print(line);
}
