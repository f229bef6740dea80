import { IssueList } from "../../../domain/issues/issue-list.ts";
import { LIST_EXPORTS } from "../../../domain/list-making.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import type { IsPublic } from "../../../periods/lists/export/exported.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { issuesText } from "../../text/issues.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

export interface ExportOptions extends PlaceOptions {
  readonly to?: string;
  readonly format: string;
  readonly version?: string;
}

/** Not the list, but all games of its period. */
export const GAMES = "games";

export const exportList = (list: string, options: ExportOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { listRow } = await import("../../../periods/lists/format/list-lines.ts");
    const { exportedList } = await import("../../../periods/lists/export/export-list.ts");
    if (options.format === GAMES) {
      const { gamesOfList } = await import("../../../periods/lists/export/export-games.ts");
      const row = await listRow(ledger.db, list, readVersion(options.version));
      const file = options.to === undefined ? undefined : world.path(options.to);
      return world.writeStream(
        file,
        gamesOfList(ledger, row, async () => new Set()),
      );
    }
    const format = LIST_EXPORTS.find((each) => each === options.format);
    if (format === undefined)
      throw new Refusal("bad-choice", { field: "--format", found: options.format, choices: [...LIST_EXPORTS, GAMES] });
    const row = await listRow(ledger.db, list, readVersion(options.version));
    const issues = new IssueList();
    const isPublic = format === "public" ? await visibleIn(ledger) : null;
    const { parts, counts } = await exportedList(ledger, row, format, issues.push, isPublic);
    const file = options.to === undefined ? undefined : world.path(options.to);
    await world.writeStream(file, parts);
    const { players, withoutFederation } = counts;
    for (const line of issuesText(words, options.to ?? list, issues.all())) world.warn(line);
    if (options.to === undefined) return;
    const { version } = row;
    if (options.json)
      world.print(JSON.stringify({ list, version, file: options.to, format, players, withoutFederation }));
    else {
      world.print(words.office.lists.exported(options.to, players));
      if (withoutFederation > 0) world.print(words.office.lists.withoutFederation(withoutFederation));
    }
  });

/** Whom the site shows. */
export async function visibleIn(ledger: Ledger): Promise<IsPublic> {
  const { factsCache } = await import("../../../server/lists/facts-cache.ts");
  return (await factsCache(ledger, () => "")()).isShown;
}
