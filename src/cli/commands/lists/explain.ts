import type { Command } from "commander";
import { readListKind } from "../../../rating/read.ts";
import { explainedJson } from "../../../server/explained.ts";
import { withListBar } from "../../list-progress.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { explainedText } from "../../text/explained-text.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

interface ExplainOptions extends PlaceOptions {
  readonly list: string;
  readonly version?: string;
}

interface PreviewOptions extends PlaceOptions {
  readonly kind: string;
}

export function addExplain(group: Command, world: World): void {
  const command = group
    .command("explain")
    .description("How a player's rating on a list was calculated, game by game and article by article")
    .argument("<player>", "player ID")
    .requiredOption("--list <list>", "list, such as standard-2026-11")
    .option("--version <n>", "version (default: the latest)");
  withPlace(command).action((player: string, options: ExplainOptions) =>
    withOffice(options, world, async ({ ledger, words }) => {
      const { knownPlayer } = await import("../../../periods/players.ts");
      const { explainEntry } = await import("../../../periods/lists/explain/explain-entry.ts");
      const { id } = await knownPlayer(ledger.db, player);
      const explained = await withListBar(words, world, (progress) =>
        explainEntry(ledger, { player: id, list: options.list, version: readVersion(options.version), progress }),
      );
      if (options.json) return world.print(JSON.stringify(explainedJson(words, explained), null, 2));
      for (const line of explainedText(words, explained, world)) world.print(line);
    }),
  );
}

export function addPreview(group: Command, world: World): void {
  const command = group
    .command("preview")
    .description("A player's rating on the next list from the reports received so far; not published")
    .argument("<player>", "player ID")
    .option("--kind <list>", "list: standard, rapid or blitz", "standard");
  withPlace(command).action((player: string, options: PreviewOptions) =>
    withOffice(options, world, async ({ ledger, words }) => {
      const { knownPlayer } = await import("../../../periods/players.ts");
      const { soFar } = await import("../../../periods/lists/explain/so-far.ts");
      const { id } = await knownPlayer(ledger.db, player);
      const explained = await soFar(ledger, { player: id, kind: readListKind(options.kind, "kind") });
      if (options.json) return world.print(JSON.stringify(explainedJson(words, explained), null, 2));
      for (const line of explainedText(words, explained, world)) world.print(line);
    }),
  );
}
