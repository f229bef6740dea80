import type { Command } from "commander";
import type { LeftOutReason } from "../../../domain/codes/monitor.ts";
import { countIssues } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { GameRead } from "../../../formats/games/rated/game-sink.ts";
import { ratedGamesReader } from "../../../formats/games/rated/rated-games.ts";
import { editionRequested, listRequested } from "../../../rating/edition-of.ts";
import { editionsByDay } from "../../../statistics/calibration/edition-of-game.ts";
import { gameColumns } from "../../../statistics/calibration/game-columns.ts";
import { calibrationReport } from "../../../statistics/calibration/report.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { EXIT } from "../../exit-codes.ts";
import { eachFile } from "../../input/each-file.ts";
import { loadEdition, type WithEdition } from "../../input/edition-input.ts";
import { type CommonOptions, withCommon } from "../../options.ts";
import { progressBar } from "../../progress.ts";
import { type CalibrationOfFiles, calibrationText } from "../../text/calibration-text.ts";
import { issueJson, issuesText } from "../../text/issues.ts";
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
    .option("--edition <id>", "edition of the regulations, id or file (default: by the date of each game)")
    .option("--list <kind>", `list whose editions are meant: ${LIST_KINDS.join(", ")} (default: standard)`);
  withCommon(command).action((files: string[], options: Options) => run(files, options, world));
}

interface FileIssues {
  readonly file: string;
  readonly issues: readonly Issue[];
}

async function run(files: readonly string[], options: Options, world: World): Promise<void> {
  const { words, edition } = await loadEdition(options, world);
  const found = gamesIn({ ...options, edition });
  const read: FileIssues[] = [];
  let isMissing = false;
  const refused = (): void => {
    isMissing = true;
  };
  const bar = progressBar(world);
  bar.step(words.monitor.reading);
  for (const file of files) {
    const work = () => readFile(file, world, found, bar.to);
    const issues = await eachFile(file, words, world, work, refused);
    if (issues !== null) read.push({ file, issues });
  }
  bar.end();
  print(words, found.result(), read, options, world);
  const { errors } = countIssues(read.flatMap(({ issues }) => issues));
  if (isMissing) world.exit(EXIT.usage);
  else if (errors > 0) world.exit(EXIT.no);
}

type Found = ReturnType<typeof gamesIn>;

/** Collects games under the edition that was named, or else under that of their day. */
function gamesIn({ edition, list }: WithEdition<Options>) {
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

async function readFile(file: string, world: World, found: Found, progress: (games: number) => void) {
  const reader = ratedGamesReader({ game: found.take, leftOut: found.leave });
  for await (const bytes of world.stream(file)) {
    reader.write(bytes);
    progress(found.read());
  }
  return reader.end();
}

/** Issues are told before a refusal, because they are its reason. */
function print(
  words: Catalogue,
  result: CalibrationOfFiles,
  read: readonly FileIssues[],
  { json }: Options,
  world: World,
): void {
  if (!json || result.games === 0)
    for (const { file, issues } of read) for (const line of issuesText(words, file, issues)) world.warn(line);
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
    issues: read.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issueJson(words, issue) }))),
  };
}
