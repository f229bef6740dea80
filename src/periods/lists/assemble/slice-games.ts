import type { Derived } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import { hundredths } from "../../../domain/units.ts";
import { emptyColumns, type GamesInColumns, UNPLAYED as NOT_PLAYED } from "../../../rating/kernel/games-in-columns.ts";
import type { ListAtStart } from "../../../rating/period/types.ts";
import type { TournamentGame } from "../../../rating/tournament/tournament.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import {
  BLACK,
  FLAW,
  type LoadedReport,
  type PackedGames,
  ROUND,
  SCORE,
  UNPLAYED,
  WHITE,
} from "../read/period-games.ts";
import { gameNotKnown, type TournamentRulings } from "./rulings.ts";

/** What the office decided about a game, by its round and players. */
export type DecidedGames = (round: number, white: number | null, black: number | null) => Derived<boolean> | undefined;

/** What is rated as one, as far as its games go. */
interface SliceGames {
  readonly loaded: LoadedReport;
  /** Where each of its games lies among those of the report. */
  readonly games: Int32Array;
}

/** What single games are ruled on by. */
export interface GameContext {
  readonly edition: FideEdition;
  readonly entrants: readonly string[];
  readonly atStart: Pick<ListAtStart, "rating">;
  readonly game: TournamentRulings["game"];
  readonly decided: DecidedGames | null;
}

/** A round is said by one object for all its games: there are a million of them. */
const SOURCES: Source[] = [];
const sourceOf = (round: number): Source => (SOURCES[round] ??= { code: "round", round });

const HALF_POINT = 50;

export function gamesOf(
  { loaded, games }: SliceGames,
  { edition, entrants, atStart, game: ruleOnGame, decided }: GameContext,
): readonly TournamentGame[] {
  const contradicted = gameNotKnown(edition, "game-contradicted");
  const unknown = gameNotKnown(edition, "person-unknown");
  const higher = (white: number, black: number): number | null => {
    const [one, other] = [atStart.rating(entrants[white]!), atStart.rating(entrants[black]!)];
    return one === null ? other : other === null ? one : Math.max(one, other);
  };
  const { players, games: packed } = loaded;
  const rulingOn = (at: number, { white, black, score }: TournamentGame): Derived<boolean> | undefined => {
    if (packed[at + FLAW]! > 0) return contradicted;
    if (players[white] === null || players[black] === null) return unknown;
    const time = ruleOnGame === null || score === null ? null : ruleOnGame(higher(white, black));
    return time?.value === false ? time : undefined;
  };
  const made = new Array<TournamentGame>(games.length);
  for (let index = 0; index < games.length; index++) {
    const at = games[index]!;
    const game = gameAt(packed, at);
    const against = rulingOn(at, game);
    const decision = decided?.(game.round, players[game.white]!, players[game.black]!);
    made[index] =
      against === undefined && decision === undefined
        ? game
        : { ...game, ...(against ? { against } : {}), ...(decision ? { decided: decision } : {}) };
  }
  return made;
}

/** The games as they lie in memory; null where something may be said of single ones. */
export function columnsOf(
  { loaded, games }: SliceGames,
  { game, decided }: Pick<GameContext, "game" | "decided">,
): GamesInColumns | null {
  if (game !== null || decided !== null || loaded.players.includes(null)) return null;
  const { games: packed } = loaded;
  const columns = emptyColumns(games.length);
  for (let index = 0; index < games.length; index++) {
    const at = games[index]!;
    if (packed[at + FLAW]! > 0) return null;
    columns.white[index] = packed[at + WHITE]!;
    columns.black[index] = packed[at + BLACK]!;
    columns.score[index] = packed[at + SCORE] === UNPLAYED ? NOT_PLAYED : packed[at + SCORE]! * HALF_POINT;
  }
  return columns;
}

const gameAt = (packed: PackedGames, at: number): TournamentGame => ({
  round: packed[at + ROUND]!,
  white: packed[at + WHITE]!,
  black: packed[at + BLACK]!,
  score: packed[at + SCORE] === UNPLAYED ? null : hundredths(packed[at + SCORE]! * HALF_POINT),
  source: sourceOf(packed[at + ROUND]!),
});
