/** What one player's columns say; White's begin with `white`, Black's with `black`. */
export const PLAYER_COLUMNS = [
  "id",
  "name",
  "rating",
  "federation",
  "title",
  "sex",
  "birth",
  "national_id",
  "national_rating",
  "team",
] as const;
export type PlayerColumn = (typeof PLAYER_COLUMNS)[number];

/** What is said of the tournament: in the first row, or in every row alike. */
export const TOURNAMENT_COLUMNS = [
  "event",
  "site",
  "federation",
  "start",
  "end",
  "type",
  "type_code",
  "arbiter",
  "deputy_arbiters",
  "rate_of_play",
  "rate_of_play_code",
] as const;
export type TournamentColumn = (typeof TOURNAMENT_COLUMNS)[number];

export type Side = "white" | "black";
export type GamesColumn = "round" | "date" | "result" | TournamentColumn | `${Side}_${PlayerColumn}`;

/** Other names for the columns: short ones, and those of PGN. */
const OTHER_NAMES: ReadonlyMap<string, GamesColumn> = new Map<string, GamesColumn>([
  ["tournament", "event"],
  ["name", "event"],
  ["city", "site"],
  ["place", "site"],
  ["begin", "start"],
  ["chief_arbiter", "arbiter"],
  ["time_control", "rate_of_play"],
  ["score", "result"],
  ["rd", "round"],
  ["rnd", "round"],
  ...(["white", "black"] as const).flatMap(
    (side) =>
      [
        [side, `${side}_name`],
        [`${side}_player`, `${side}_name`],
        [`${side}_fideid`, `${side}_id`],
        [`${side}_fide_id`, `${side}_id`],
        [`${side}_elo`, `${side}_rating`],
        [`${side}_fed`, `${side}_federation`],
      ] as const satisfies readonly (readonly [string, GamesColumn])[],
  ),
]);

const COLUMNS: ReadonlyMap<string, GamesColumn> = new Map<string, GamesColumn>([
  ...OTHER_NAMES,
  ...(["round", "date", "result", ...TOURNAMENT_COLUMNS] as const).map((name) => [name, name] as const),
  ...(["white", "black"] as const).flatMap((side) =>
    PLAYER_COLUMNS.map((name) => [`${side}_${name}`, `${side}_${name}`] as const),
  ),
]);

/** null where a header names no column of ours. Blanks and hyphens stand for the line below, as does nothing in WhiteElo. */
export const columnOf = (header: string): GamesColumn | null =>
  COLUMNS.get(
    header
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, "_")
      .replace(/^(white|black)(?=[a-z])/, "$1_"),
  ) ?? null;

/** Both players and the result: with less there are no games. */
export function isComplete(columns: readonly (GamesColumn | null)[]): boolean {
  const has = (side: Side) => columns.includes(`${side}_name`) || columns.includes(`${side}_id`);
  return has("white") && has("black") && columns.includes("result");
}
