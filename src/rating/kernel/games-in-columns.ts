import { isForced, takenOut } from "../office-decision.ts";
import type { TournamentGame } from "../tournament/tournament.ts";

/** The games of a tournament in columns: as objects, those of a month cost more than all that is done with them. */
export interface GamesInColumns {
  /** Places of the players among the entrants. */
  readonly white: Int32Array;
  readonly black: Int32Array;
  /** White's score in hundredths; `UNPLAYED` where the game was not played. */
  readonly score: Int32Array;
  /** `TAKEN_OUT`, `FORCED` or 0 for each game; null: nobody ruled or decided on a single one. */
  readonly special: Uint8Array | null;
}

export const UNPLAYED = -1;
/** A ruling takes the game out before any article is asked; or the office has it rated. */
export const [TAKEN_OUT, FORCED] = [1, 2];

export const emptyColumns = (length: number): GamesInColumns => ({
  white: new Int32Array(length),
  black: new Int32Array(length),
  score: new Int32Array(length),
  special: null,
});

export function inColumns(games: readonly TournamentGame[]): GamesInColumns {
  const columns = emptyColumns(games.length);
  let special: Uint8Array | null = null;
  for (let index = 0; index < games.length; index++) {
    const game = games[index]!;
    columns.white[index] = game.white;
    columns.black[index] = game.black;
    columns.score[index] = game.score ?? UNPLAYED;
    const said = takenOut(game) ? TAKEN_OUT! : isForced(game) ? FORCED! : 0;
    if (said === 0) continue;
    special ??= new Uint8Array(games.length);
    special[index] = said;
  }
  return { ...columns, special };
}

/** Whether a game was played, and no ruling takes it out. */
export const mayCount = ({ score, special }: GamesInColumns, game: number): boolean =>
  score[game] !== UNPLAYED && (special === null || special[game] !== TAKEN_OUT);
