import type { Command } from "commander";
import type { Ledger } from "../../../ledger/ledger.ts";
import { editionRequested } from "../../../rating/edition-of.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { decimals } from "../../../words/numbers.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { editionGiven } from "../../input/edition-input.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { progressBar } from "../../progress.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

interface Options extends PlaceOptions {
  readonly from: string;
  readonly edition?: string;
}

/** One that the office has adopted by its id, else as everywhere. */
async function editionIn({ db }: Ledger, given: string, words: Catalogue, world: World): Promise<FideEdition> {
  const { editionsOf } = await import("../../../periods/editions/editions-of.ts");
  const adopted = (await editionsOf(db)).fide.find(({ id }) => id === given);
  return editionRequested({ edition: adopted ?? editionGiven(given, words, world) });
}

export function addReplay(group: Command, world: World): void {
  const command = group
    .command("replay")
    .description("Recalculates past lists in memory, under their own or other rules, and compares; publishes nothing")
    .requiredOption("--from <list>", "first list, such as standard-2026-01")
    .option("--edition <id>", "use this edition from then on (id or file)");
  withPlace(command).action((options: Options) =>
    withOffice(options, world, async ({ ledger, words }) => {
      const { replay } = await import("../../../periods/lists/replay.ts");
      const edition = options.edition === undefined ? null : await editionIn(ledger, options.edition, words, world);
      const bar = progressBar(world);
      const lists = await replay(ledger, { from: options.from, edition, progress: bar.to });
      bar.end();
      if (options.json) return world.print(JSON.stringify(lists, null, 2));
      const { replayed: says, replaySame } = words.office.lists;
      const number = (hundredths: number): string => decimals(words.language, hundredths / 100, 2);
      const rows = lists.map((each) => [
        each.list,
        String(each.replayed.rated),
        number(each.replayed.mean),
        number(each.published.mean),
        String(each.differing),
        signed(number(each.meanDifference)),
      ]);
      const heads = [says.list, says.rated, says.mean, says.published, says.differing, says.meanDifference];
      for (const line of tableText(heads, rows, world)) world.print(line);
      if (lists.every(({ differing }) => differing === 0)) world.print(replaySame);
    }),
  );
}
