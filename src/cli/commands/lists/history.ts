import type { Command } from "commander";
import { listName } from "../../../words/said/list-name.ts";
import { type PlaceOptions, withOffice, withPlace } from "../../office.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";

export function addHistory(group: Command, world: World): void {
  const command = group
    .command("show-history")
    .description("All lists of a player, with every version and correction")
    .argument("<player>", "player ID");
  withPlace(command).action((player: string, options: PlaceOptions) =>
    withOffice(options, world, async ({ ledger, words }) => {
      const { knownPlayer } = await import("../../../periods/players.ts");
      const { historyOf } = await import("../../../periods/lists/explain/history.ts");
      const { id, name } = await knownPlayer(ledger.db, player);
      const { lines, corrections } = await historyOf(ledger.db, id);
      if (options.json) return world.print(JSON.stringify({ player: id, name, lines, corrections }, null, 2));
      const { columns } = words.office;
      const { history: says, columns: heads } = words.office.lists;
      const rows = lines.map((line) =>
        [
          line.list,
          line.version,
          line.rating ?? "–",
          line.games ?? "",
          `${line.k ?? ""}${line.kDerived ? "*" : ""}`,
          line.correctedFrom ?? "",
          line.superseded ? says.superseded : "",
        ].map(String),
      );
      world.print(`${id} ${name}`);
      const named = [columns.list, heads.version, columns.rating, columns.games, columns.k, says.correctedFrom, ""];
      for (const line of tableText(named, rows, world)) world.print(line);
      if (lines.some(({ kDerived }) => kDerived)) world.print(words.web.lists.coefficientDerived);
      if (corrections.length > 0) world.print(says.decided);
      for (const each of corrections)
        world.print(
          `  ${listName(words, each.list)}: ${signed(String(each.points))} (${each.tournament}; ${each.reason})`,
        );
    }),
  );
}
