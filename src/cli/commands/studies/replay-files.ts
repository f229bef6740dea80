import type { LeftOutReason, ReplayLeftOutReason } from "../../../domain/codes/monitor.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { GameRead } from "../../../formats/games/rated/game-sink.ts";
import type { StudyRequest } from "../../../periods/monitor/study-request.ts";
import { leftOutText } from "../../../presentation/studies/replay-sheet.ts";
import { GAMES_BITS_MAX } from "../../../rating/kernel/layout.ts";
import { editionsByDay } from "../../../statistics/calibration/edition-of-game.ts";
import { type Contender, editionContender, publishedContender } from "../../../statistics/replay/contenders.ts";
import type { EditionOfMonth } from "../../../statistics/replay/edition-system.ts";
import { busiest, gameTable, monthsOf } from "../../../statistics/replay/game-table.ts";
import { dateOf, replay } from "../../../statistics/replay/replay.ts";
import { monthText } from "../../../statistics/replay/report.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { issuesJson, readGameFiles, warnIssues } from "../../input/game-files.ts";
import { progressBar } from "../../progress.ts";
import type { World } from "../../world.ts";

/** Reads files of games and replays them. Issues of the files are shown to people, and are in the report. */
export async function replayFiles(
  files: readonly string[],
  words: Catalogue,
  world: World,
  request: StudyRequest & { readonly json: boolean },
) {
  const found = namedGames();
  const read = await readGameFiles(files, words, world, found);
  if (!request.json || found.read() === 0) warnIssues(words, read.issues, world);
  const { leftOut } = found;
  // What was left out is the reason of the refusal that follows.
  if (found.read() === 0) for (const line of leftOutText(words, leftOut)) world.warn(line);
  const report = replayed(found, request, progressBar(world), words.study.replaying);
  return { report: { ...report, leftOut, issues: issuesJson(words, read.issues) }, exit: read.exit };
}

type Found = ReturnType<typeof namedGames>;

/** Collects games with a date and two players who can be told apart. */
function namedGames() {
  const { add, table, nameOf } = gameTable();
  const leftOut: Record<ReplayLeftOutReason, number> = { unplayed: 0, unrated: 0, undated: 0, unnamed: 0 };
  let games = 0;
  return {
    take: (game: GameRead): void => {
      const { date, whitePlayer, blackPlayer } = game;
      if (date === null) leftOut.undated += 1;
      else if (whitePlayer === "" || blackPlayer === "" || whitePlayer === blackPlayer) leftOut.unnamed += 1;
      else {
        add({ ...game, date });
        games += 1;
      }
    },
    leave: (why: LeftOutReason): void => {
      leftOut[why] += 1;
    },
    read: () => games,
    leftOut,
    table,
    nameOf,
  };
}

function replayed(found: Found, request: StudyRequest, bar: ReturnType<typeof progressBar>, says: string) {
  if (found.read() === 0) throw new Refusal("no-rated-games");
  const table = found.table();
  const { player, month, games } = busiest(table);
  if (games > GAMES_BITS_MAX)
    throw new Refusal("shared-name", { player: found.nameOf(player), month: monthText(month), games });
  bar.step(says);
  const report = replay(table, monthsOf(table), {
    list: request.list,
    contenders: contendersOf(request),
    since: request.since,
    progress: (done) => bar.to(done, table.games),
  });
  bar.end();
  return report;
}

function contendersOf({ list, base, others }: StudyRequest): readonly Contender[] {
  const ofDay = editionsByDay(list);
  const byDate: EditionOfMonth = (month) => ofDay(dateOf(month))!;
  const ofBase: EditionOfMonth = base === null ? byDate : () => base;
  return [
    editionContender(base?.id ?? "by-date", ofBase),
    ...others.map((other) => {
      if (other === "published") return publishedContender(byDate);
      return "make" in other ? other : editionContender(other.id, () => other);
    }),
  ];
}
