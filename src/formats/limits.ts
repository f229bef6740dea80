import type { Issue } from "../domain/issues/issues.ts";

/** A tournament of ten thousand games has fewer lines of PGN, and no other form takes as many. */
export const LINES_MAX = 200_000;

/** A start number of TRF has four digits; the largest opens have a few thousand players. */
export const PLAYERS_MAX = 10_000;

/** A round of TRF26 has three digits; a marathon of blitz through a day and a night has fewer than half as many. */
export const ROUNDS_MAX = 999;

/** Ten thousand players with twelve rounds have as many. */
export const FILE_GAMES_MAX = 60_000;

/** A file of a whole league has a few dozen. */
export const TOURNAMENTS_MAX = 1_000;

/** A file with more of something than any tournament has: it is not read further. */
export const beyondLimits = (field: Issue["field"], max: number, found: number): Issue => ({
  code: "beyond-limits",
  severity: "error",
  line: 0,
  columns: null,
  field,
  expected: { code: "at-most", max },
  found: String(found),
});

/** What of a tournament goes beyond what any has; null: nothing. */
export function excessOf({ players, rounds }: { readonly players: number; readonly rounds: number }): Issue | null {
  if (players > PLAYERS_MAX) return beyondLimits("player count", PLAYERS_MAX, players);
  return rounds > ROUNDS_MAX ? beyondLimits("round count", ROUNDS_MAX, rounds) : null;
}
