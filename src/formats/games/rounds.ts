import type { Issue } from "../../domain/issues/issues.ts";
import type { NamedGame, TakeIssue } from "./game-file.ts";
import type { WhoIs } from "./identify.ts";

/** A game that was taken, with its round and the numbers of its players. */
export interface PlacedGame {
  readonly game: NamedGame;
  readonly round: number;
  readonly white: number;
  readonly black: number | null;
}

/**
 * Every player has one game in a round. The same game again is left out with a warning, another game of the same round
 * with an error. Games without a number come after: each gets the next round in which neither player has one, and that
 * is told.
 */
export function numberRounds(games: readonly NamedGame[], whoIs: WhoIs, take: TakeIssue): readonly PlacedGame[] {
  const taken = new Map<string, NamedGame>();
  const seen = new Map<string, NamedGame>();
  const next = new Map<number, number>();
  const placed: PlacedGame[] = [];
  const add = (game: NamedGame, round: number, white: number, black: number | null): void => {
    for (const player of black === null ? [white] : [white, black]) {
      taken.set(`${player} ${round}`, game);
      next.set(player, Math.max(next.get(player) ?? 1, round + 1));
    }
    placed.push({ game, round, white, black });
  };
  const isFree = (round: number, player: number | null): boolean => player === null || !taken.has(`${player} ${round}`);
  const ordered = [...games.filter(({ round }) => round !== null), ...games.filter(({ round }) => round === null)];
  for (const game of ordered) {
    const [white, black] = [whoIs(game.white), game.black && whoIs(game.black)];
    const key = sameGame(game, white, black);
    if (white === black) take(at(game, "games-against-self", "error", "player", { code: "two-players" }));
    else if (key !== "" && seen.has(key)) take(duplicate(game, seen.get(key)!));
    else if (game.round === null) {
      let round = Math.max(next.get(white) ?? 1, black === null ? 1 : (next.get(black) ?? 1));
      while (!isFree(round, white) || !isFree(round, black)) round += 1;
      take(roundTaken(game, round));
      add(game, round, white, black);
    } else if (isFree(game.round, white) && isFree(game.round, black)) add(game, game.round, white, black);
    else take(twice(game, taken.get(`${white} ${game.round}`) ?? taken.get(`${black} ${game.round}`)!));
    if (key !== "" && !seen.has(key)) seen.set(key, game);
  }
  return placed;
}

/** What makes two games the same; "" where that cannot be known: no round, and no moves to compare. */
function sameGame({ round, result, date, moves }: NamedGame, white: number, black: number | null): string {
  if (round === null && moves === "") return "";
  return [white, black, result.join(" "), round ?? `${date} ${moves}`].join("|");
}

type At = Pick<Issue, "code" | "severity" | "field" | "expected">;

const at = (
  { line, columns, white, black, round }: NamedGame,
  code: At["code"],
  severity: At["severity"],
  field: At["field"],
  expected: At["expected"],
): Issue => {
  const found = `${round ?? "?"}: ${white.name || white.id} – ${black?.name || black?.id || ""}`;
  return { code, severity, line, columns, field, expected, found };
};

const duplicate = (game: NamedGame, first: NamedGame): Issue =>
  at(game, "games-duplicate", "warning", "player", { code: "game-once", line: first.line });

const twice = (game: NamedGame, first: NamedGame): Issue =>
  at(game, "games-twice-in-round", "error", "round", { code: "one-game-of-round", line: first.line });

function roundTaken({ roundPlace: { line, columns, found } }: NamedGame, round: number): Issue {
  const expected = { code: "round-number", taken: round } as const;
  return { code: "games-round-missing", severity: "warning", line, columns, field: "round", expected, found };
}
