import { Refusal } from "../../domain/refusal.ts";
import type { TournamentRequest } from "../../rating/change-request.ts";
import type { FirstTournamentRequest } from "../../rating/first/first-tournament.ts";
import type { World } from "../world.ts";

type Shape = "text" | "number" | "flag";

const HEAD = {
  edition: "text",
  list: "text",
  on: "text",
  forList: "text",
  rating: "number",
  k: "number",
  current: "number",
  bonus: "flag",
  gamesBefore: "number",
  highest: "number",
  birth: "number",
  affiliated: "flag",
} as const satisfies Readonly<Record<string, Shape>>;

const TOURNAMENT = {
  id: "text",
  edition: "text",
  start: "text",
  end: "text",
  k: "number",
  rating: "number",
  system: "text",
  teamChampionship: "flag",
  n: "number",
  opponents: "number",
  average: "number",
  score: "number",
  player: "number",
  national: "text",
} as const satisfies Readonly<Record<string, Shape>>;

/** A request about one tournament may give its result at the top. */
const OWN_RESULT = ["games", "n", "opponents", "average", "score", "players", "player", "system", "start", "end"];

const pick = (from: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));

type ValuesOf<S extends Readonly<Record<string, Shape>>> = {
  readonly [Key in keyof S]?: S[Key] extends "flag" ? boolean : S[Key] extends "text" ? string : string | number;
};

/** What `--input` gave: the head of the request and its tournaments. */
export type Input = ValuesOf<typeof HEAD> & {
  readonly tournaments: readonly InputTournament[];
  /** Keys that nothing was made of. */
  readonly unused: readonly string[];
};

/** A tournament of a change or of a first rating: each takes what it knows. */
export type InputTournament = FirstTournamentRequest & Omit<TournamentRequest, "games">;

/** Reads a request from a JSON file, checking every field. */
export function readInput(file: string, { read }: Pick<World, "read">): Input {
  const text = read(file);
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new Refusal("unreadable-file", { file, why: (error as Error).message });
  }
  const unused: string[] = [];
  const head = Array.isArray(json) ? { events: json } : record(json, "input");
  const events = [
    ...list(head.events ?? [], "events"),
    ...list(head.tournaments ?? [], "tournaments"),
    ...(OWN_RESULT.some((key) => key in head) ? [pick(head, OWN_RESULT)] : []),
  ];
  const input = {
    ...fields(head, HEAD, "input", ["events", "tournaments", ...OWN_RESULT], unused),
    tournaments: events.map((each, index) => readTournament(each, `events[${index}]`, unused)),
  };
  return { ...input, unused };
}

function readTournament(json: unknown, path: string, unused: string[]): InputTournament {
  const own = record(json, path);
  const each = <T>(key: string, one: (json: unknown, path: string) => T): Record<string, readonly T[]> =>
    own[key] === undefined
      ? {}
      : { [key]: list(own[key], `${path}.${key}`).map((value, index) => one(value, `${path}.${key}[${index}]`)) };
  return {
    ...fields(own, TOURNAMENT, path, ["games", "players"], unused),
    ...each("players", (json, path) => readPlayer(json, path, unused)),
    ...each("games", (json, path) => readGame(json, path, unused)),
  };
}

function readGame(json: unknown, path: string, unused: string[]): NonNullable<InputTournament["games"]>[number] {
  const { opponent, score, ...others } = record(json, path);
  unused.push(...Object.keys(others).map((key) => `${path}.${key}`));
  return {
    opponent: opponent === null ? null : number(opponent, `${path}.opponent`),
    score: number(score, `${path}.score`),
  };
}

function readPlayer(json: unknown, path: string, unused: string[]) {
  const { name, rating, score, ...others } = record(json, path);
  unused.push(...Object.keys(others).map((key) => `${path}.${key}`));
  return {
    ...(name === undefined ? {} : { name: String(name) }),
    rating: rating === undefined || rating === null ? null : number(rating, `${path}.rating`),
    score: number(score, `${path}.score`),
  };
}

function fields<S extends Readonly<Record<string, Shape>>>(
  json: Readonly<Record<string, unknown>>,
  shapes: S,
  path: string,
  others: readonly string[],
  unused: string[],
): ValuesOf<S> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined;
    if (shape === undefined) {
      if (!others.includes(key)) unused.push(`${path}.${key}`);
    } else if (value !== null) values[key] = read(shape, value, `${path}.${key}`);
  }
  return values as ValuesOf<S>;
}

function read(shape: Shape, value: unknown, path: string): unknown {
  if (shape === "number") return number(value, path);
  const fits = shape === "flag" ? typeof value === "boolean" : typeof value === "string";
  if (!fits) throw new Refusal("bad-input", { field: path, expected: shape, found: JSON.stringify(value) });
  return value;
}

/** Numbers may also be written as text ("½"); what they must be is checked where they are used. */
function number(value: unknown, path: string): string | number {
  if (typeof value === "number" || typeof value === "string") return value;
  throw new Refusal("bad-input", { field: path, expected: "number", found: JSON.stringify(value) ?? "" });
}

function record(json: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof json === "object" && json !== null && !Array.isArray(json))
    return json as Readonly<Record<string, unknown>>;
  throw new Refusal("bad-input", { field: path, expected: "object", found: JSON.stringify(json) ?? "" });
}

function list(json: unknown, path: string): readonly unknown[] {
  if (Array.isArray(json)) return json;
  throw new Refusal("bad-input", { field: path, expected: "list", found: JSON.stringify(json) ?? "" });
}
