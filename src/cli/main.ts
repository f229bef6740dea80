#!/usr/bin/env node
import { Command, CommanderError } from "commander";
import { REFUSALS, Refusal } from "../domain/refusal.ts";
import { CATALOGUES, sayRefusal } from "../words/words.ts";
import { addChange } from "./commands/change.ts";
import { addCheck } from "./commands/check.ts";
import { addCompare } from "./commands/compare.ts";
import { addConvert } from "./commands/convert.ts";
import { addEditions } from "./commands/editions.ts";
import { addFederations } from "./commands/federations.ts";
import { addFirst } from "./commands/first.ts";
import { addInit } from "./commands/init.ts";
import { addJournal } from "./commands/journal.ts";
import { addK } from "./commands/k.ts";
import { addPlayers } from "./commands/players.ts";
import { addRate } from "./commands/rate.ts";
import { addSample } from "./commands/sample.ts";
import { EXIT } from "./exit-codes.ts";
import { REAL_WORLD, type World } from "./world.ts";

// A reader that has seen enough, such as `head`, closes the pipe: that is no mistake.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.fine);
});
process.exitCode = await main(process.argv.slice(2), REAL_WORLD);

/** Runs a command and says how it went: every refusal is worded here, and only here. */
async function main(args: readonly string[], world: World): Promise<number> {
  const program = new Command("rating-office")
    .description("The open rating office for chess: every edition of the regulations, exact and explained.")
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text) });
  for (const add of [addChange, addFirst, addK, addCheck, addRate, addConvert, addEditions, addCompare, addSample])
    add(program, world);
  for (const add of [addInit, addPlayers, addFederations, addJournal]) add(program, world);
  try {
    await program.parseAsync(args, { from: "user" });
    return Number(process.exitCode ?? EXIT.fine);
  } catch (error) {
    return answerTo(error, args, world);
  }
}

function answerTo(error: unknown, args: readonly string[], world: World): number {
  const [words] = CATALOGUES.filter(({ language }) => args.includes(language)).concat(CATALOGUES[0]);
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  if (error instanceof Refusal) {
    const says = sayRefusal(words!, error);
    const { code, parameters } = error;
    world.warn(args.includes("--json") ? JSON.stringify({ code, says, parameters }) : says);
    return REFUSALS[code].exit;
  }
  world.warn(words!.phrases.bug(error instanceof Error ? error.message : String(error)));
  if (process.env.RATING_OFFICE_DEBUG && error instanceof Error) world.warn(String(error.stack));
  return EXIT.bug;
}
