import type { GameRequest } from "../../rating/change-request.ts";

/** A calculator's query: each field once, games as pairs of opponent and score. */
export interface Query {
  readonly [field: string]: string | readonly string[] | undefined;
  readonly opponent?: readonly string[];
  readonly score?: readonly string[];
}

/** A field that was filled in; undefined where it was left empty. */
export function filled(query: Query, field: string): string | undefined {
  const value = query[field];
  const text = (typeof value === "string" ? value : (value?.[0] ?? "")).trim();
  return text === "" ? undefined : text;
}

export const gamesOf = ({ opponent = [], score = [] }: Query): readonly GameRequest[] =>
  opponent.flatMap((rating, index) =>
    rating.trim() === "" ? [] : [{ opponent: rating.trim(), score: score[index] ?? "" }],
  );

/** The query string of the same question. */
export function addressOf(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (field === "opponent" || field === "score" || value === undefined) continue;
    if (typeof value === "string" && value.trim() !== "") parameters.append(field, value.trim());
  }
  for (const { opponent, score } of gamesOf(query)) {
    parameters.append("opponent", String(opponent));
    parameters.append("score", String(score));
  }
  return String(parameters);
}

/** Whether an opponent was given by name or number: ratings have up to four digits. */
export const mayBeName = (opponent: string): boolean => /\p{L}{2}/u.test(opponent) || /^\s*\d{5,11}\s*$/.test(opponent);
