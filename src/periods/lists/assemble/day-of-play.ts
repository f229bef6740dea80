import { mostGamesInADay } from "../../../reports/day-of-play.ts";
import { BLACK, ROUND, SCORE, UNPLAYED, WHITE } from "../read/period-games.ts";
import type { Slice } from "../read/slices.ts";

/** The most games that one player had on one day, or cannot but have had; null: nothing says that anybody had two. */
export function mostInADay({ report, loaded, games }: Slice): number | null {
  const { roundDates } = report.reportFacts;
  const { games: packed, players } = loaded;
  const days = { roundDates, start: report.start, end: report.end };
  return mostGamesInADay(days, players.length, (addGame) => {
    for (const at of games)
      if (packed[at + SCORE] !== UNPLAYED) addGame(packed[at + ROUND]!, packed[at + WHITE]!, packed[at + BLACK]!);
  });
}
