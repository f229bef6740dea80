import type { LeftOutReason } from "../../domain/codes/monitor.ts";
import { countIssues } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { GameRead } from "../../formats/games/rated/game-sink.ts";
import { ratedGamesReader } from "../../formats/games/rated/rated-games.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { EXIT } from "../exit-codes.ts";
import { progressBar } from "../progress.ts";
import { issueJson, issuesText } from "../text/issues.ts";
import type { World } from "../world.ts";
import { eachFile } from "./each-file.ts";

/** Takes games with both ratings as they are read. */
export interface TakesGames {
  readonly take: (game: GameRead) => void;
  readonly leave: (why: LeftOutReason) => void;
  /** How many were taken. */
  readonly read: () => number;
}

export interface FileIssues {
  readonly file: string;
  readonly issues: readonly Issue[];
}

/** Reads games from CSV and PGN files; one that cannot be read does not stop the others. */
export async function readGameFiles(
  files: readonly string[],
  words: Catalogue,
  world: World,
  found: TakesGames,
): Promise<{ readonly issues: readonly FileIssues[]; readonly exit: number }> {
  const read: FileIssues[] = [];
  let isMissing = false;
  const refused = (): void => {
    isMissing = true;
  };
  const bar = progressBar(world);
  bar.step(words.monitor.reading);
  for (const file of files) {
    const issues = await eachFile(file, words, world, () => readFile(file, world, found, bar.to), refused);
    if (issues !== null) read.push({ file, issues });
  }
  bar.end();
  const { errors } = countIssues(read.flatMap(({ issues }) => issues));
  return { issues: read, exit: isMissing ? EXIT.usage : errors > 0 ? EXIT.no : EXIT.fine };
}

async function readFile(
  file: string,
  world: World,
  { take, leave, read }: TakesGames,
  progress: (games: number) => void,
) {
  const reader = ratedGamesReader({ game: take, leftOut: leave });
  for await (const bytes of world.stream(file)) {
    reader.write(bytes);
    progress(read());
  }
  return reader.end();
}

export function warnIssues(words: Catalogue, read: readonly FileIssues[], world: World): void {
  for (const { file, issues } of read) for (const line of issuesText(words, file, issues)) world.warn(line);
}

export const issuesJson = (words: Catalogue, read: readonly FileIssues[]): readonly unknown[] =>
  read.flatMap(({ file, issues }) => issues.map((issue) => ({ file, ...issueJson(words, issue) })));
