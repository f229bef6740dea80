import type { Command } from "commander";
import type { LeftOutReason } from "../../../domain/codes/monitor.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { GameRead } from "../../../formats/games/rated/game-sink.ts";
import { editionRequested, listRequested } from "../../../rating/edition-of.ts";
import { editionsByDay } from "../../../statistics/calibration/edition-of-game.ts";
import { gameColumns } from "../../../statistics/calibration/game-columns.ts";
import { calibrationReport } from "../../../statistics/calibration/report.ts";
import { loadCatalogue } from "../../../words/on-demand.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type FileIssues, issuesJson, readGameFiles, warnIssues } from "../../input/game-files.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { type CalibrationOfFiles, calibrationText } from "../../text/calibration-text.ts";
import type { World } from "../../world.ts";

interface Options extends CommonOptions {
  readonly edition?: string;
  readonly list?: string;
}

export function addMonitorGames(group: Command, world: World): void {
  const command = group
    .command("games")
    .description("How well the expected scores fit games with both ratings: Deflation Index, scale, bands, deviance")
    .argument("<files...>", "games with both ratings and dates: CSV or PGN")
    .option("--edition <id>", "edition of the regulations (default: by the date of each game)")
    .option("--list <kind>", `list whose editions are meant: ${LIST_KINDS.join(", ")} (default: standard)`);
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const words = await loadCatalogue(options.lang);
  const found = gamesIn(options);
  const read = await readGameFiles(files, words, world, found);
  print(words, found.result(), read.issues, options, world);
  world.exit(read.exit);
}

/** Collects games under the edition that was named, or else under that of their day. */
function gamesIn({ edition, list }: Options) {
  const named = edition === undefined ? null : editionRequested({ edition, list });
  const kind: ListKind = named?.list ?? listRequested(list);
  const editionOf = named === null ? editionsByDay(kind) : () => named;
  const { add, columns } = gameColumns();
  const byEdition = new Map<string, number>();
  const leftOut: Record<LeftOutReason, number> = { unplayed: 0, unrated: 0, undated: 0 };
  let games = 0;
  return {
    take: (game: GameRead): void => {
      const found = editionOf(game.date);
      if (found === null) {
        leftOut.undated += 1;
        return;
      }
      add({ ...game, edition: found });
      byEdition.set(found.id, (byEdition.get(found.id) ?? 0) + 1);
      games += 1;
    },
    leave: (why: LeftOutReason): void => {
      leftOut[why] += 1;
    },
    read: () => games,
    result: (): CalibrationOfFiles => ({
      ...calibrationReport(columns()),
      editions: [...byEdition].map(([id, count]) => ({ edition: id, games: count })),
      leftOut,
    }),
  };
}

/** Issues are told before a refusal, because they are its reason. */
function print(
  words: Catalogue,
  result: CalibrationOfFiles,
  read: readonly FileIssues[],
  { json }: Options,
  world: World,
): void {
  if (!json || result.games === 0) warnIssues(words, read, world);
  if (result.games === 0 && result.leftOut.undated > 0)
    world.warn(words.monitor.leftOut.undated(result.leftOut.undated));
  if (result.games === 0) throw new Refusal("no-rated-games");
  if (json) world.print(JSON.stringify(jsonOf(words, result, read), null, 2));
  else for (const line of calibrationText(words, result, world)) world.print(line);
}

/** `years` is there where there are several. */
function jsonOf(words: Catalogue, { years, ...result }: CalibrationOfFiles, read: readonly FileIssues[]): unknown {
  const { games, deflationIndex, scale, slope, bands, deviance, ...rest } = result;
  return {
    ...{ games, deflationIndex, scale, slope, bands, deviance },
    ...(years.length > 0 ? { years } : {}),
    ...rest,
    issues: issuesJson(words, read),
  };
}
