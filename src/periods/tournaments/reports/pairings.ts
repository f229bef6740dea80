import { searchable } from "../../../domain/player.ts";
import type { ReportedGame } from "../../../reports/games.ts";

/** Who a player of a report is, for comparing reports: the office's number, else the name. */
export interface ComparedEntrant {
  readonly player: number | null;
  readonly name: string;
}

const keyOf = ({ player, name }: ComparedEntrant): string => (player === null ? searchable(name) : String(player));

/** Every pairing as one line, the same with colours reversed, in sorted order. */
export const pairingsText = (
  entrants: readonly ComparedEntrant[],
  games: readonly Pick<ReportedGame, "white" | "black">[],
): readonly string[] => {
  const keys = entrants.map(keyOf);
  return games.map(({ white, black }) => pairText(keys[white] ?? "", keys[black] ?? "")).sort();
};

/** Every game with its round and result: what two different tournaments of the same players do not share. */
export const gamesText = (
  entrants: readonly ComparedEntrant[],
  games: readonly (Pick<ReportedGame, "white" | "black" | "round"> & { readonly score: number | null })[],
): readonly string[] => {
  const keys = entrants.map(keyOf);
  return games.map(({ white, black, round, score }) => `${round} ${keys[white]} ${keys[black]} ${score}`).sort();
};

/** How many of a hundred lines of the shorter are in the other too; lines may be there more than once. */
export function shared(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  let common = 0;
  for (const line of other) {
    const there = left.get(line) ?? 0;
    if (there === 0) continue;
    left.set(line, there - 1);
    common += 1;
  }
  const fewer = Math.min(one.length, other.length);
  return fewer === 0 ? 0 : Math.floor((common * 100) / fewer);
}

const pairText = (one: string, other: string): string => (one < other ? `${one}-${other}` : `${other}-${one}`);

/** Two names of one person share a word, however else they are written. */
export const haveWordInCommon = (one: string, other: string): boolean => {
  const words = new Set(one.split(" "));
  return other.split(" ").some((word) => words.has(word));
};
