import { BLACK, ROUND, SCORE, UNPLAYED, WHITE } from "./period-games.ts";
import type { Slice } from "./slices.ts";

/** The most games that one player had on one day; null: the report says of no round on which day it was. */
export function mostGamesInADay({ report, loaded, games }: Slice): number | null {
  const { roundDates } = report.reportFacts;
  const dates = [...new Set(roundDates.filter((date) => date !== null))];
  if (dates.length === 0) return null;
  // Where each round has a day of its own nobody can have had two games.
  if (dates.length === roundDates.filter((date) => date !== null).length) return 1;
  const dayOf = roundDates.map((date) => (date === null ? -1 : dates.indexOf(date)));
  const players = loaded.players.length;
  const had = new Uint16Array(dates.length * players);
  let most = 1;
  for (const at of games) {
    const day = dayOf[loaded.games[at + ROUND]! - 1] ?? -1;
    if (day < 0 || loaded.games[at + SCORE] === UNPLAYED) continue;
    for (const side of [WHITE!, BLACK!]) {
      const place = day * players + loaded.games[at + side]!;
      had[place] = had[place]! + 1;
      if (had[place] > most) most = had[place];
    }
  }
  return most;
}
