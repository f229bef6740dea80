import { IssueList } from "../../domain/issues/issue-list.ts";
import type { Issue } from "../../domain/issues/issues.ts";
import type { TournamentReport } from "../../domain/report.ts";
import { decode } from "../decode.ts";
import { beyondLimits, excessOf, LINES_MAX, TOURNAMENTS_MAX } from "../limits.ts";
import { assemble } from "./assemble.ts";
import { inOrder, type NamedGame, type NamedPlayer, none, type PlayerField, type TakeIssue } from "./game-file.ts";
import { factsOf } from "./pgn-facts.ts";
import { type PgnGame, scanPgn } from "./pgn-scan.ts";
import { tagOf, value, wrong } from "./pgn-tag.ts";
import { tournamentsIn } from "./pgn-tournaments.ts";
import { readResult } from "./results.ts";
import { readDay, readFederation, readId, readRating, readRound, readTitle } from "./values.ts";

/**
 * The games of a PGN file by their tags, one report for each tournament (`pgn-tournaments.ts`). Moves are not needed. All issues in one run.
 */
export function readPgn(bytes: Uint8Array): {
  readonly reports: readonly TournamentReport[];
  readonly issues: readonly Issue[];
} {
  const issues = new IssueList();
  const take: TakeIssue = issues.push;
  const { lines, lineCount } = decode(bytes);
  if (lineCount > LINES_MAX) return { reports: [], issues: [beyondLimits("line", LINES_MAX, lineCount)] };
  const scanned = scanPgn(lines, take);
  if (scanned.length === 0) take(none(lines.length));
  const tournaments = tournamentsIn(scanned);
  if (tournaments.length > TOURNAMENTS_MAX)
    return { reports: [], issues: [beyondLimits("tournament name", TOURNAMENTS_MAX, tournaments.length)] };
  const reports = tournaments.map((games) => {
    const named = games.flatMap((game) => gameOf(game, take) ?? []);
    return assemble(factsOf(games, take), named, [], take);
  });
  for (const { players, rounds } of reports) {
    const excess = excessOf({ players: players.length, rounds });
    if (excess) return { reports: [], issues: [excess] };
  }
  return { reports, issues: inOrder(issues.all()) };
}

/** The same games one by one, each with what its own tags say: days and rounds are not made up. */
export function readPgnGames(bytes: Uint8Array): {
  readonly games: readonly NamedGame[];
  readonly issues: readonly Issue[];
} {
  const issues = new IssueList();
  const take: TakeIssue = issues.push;
  const { lines, lineCount } = decode(bytes);
  if (lineCount > LINES_MAX) return { games: [], issues: [beyondLimits("line", LINES_MAX, lineCount)] };
  const scanned = scanPgn(lines, take);
  if (scanned.length === 0) take(none(lines.length));
  const games = scanned.flatMap((game) => gameOf(game, take) ?? []);
  return { games, issues: inOrder(issues.all()) };
}

function gameOf(game: PgnGame, take: TakeIssue): NamedGame | undefined {
  const [white, black] = [playerOf(game, "White", take), playerOf(game, "Black", take)];
  if (!white || !black) return undefined;
  const written = tagOf(game, "Result");
  const result = readResult(written.text);
  if (result === undefined) {
    take(wrong("games-result", "error", written, "result", "result-of-game"));
    return undefined;
  }
  if (result[0] === null) take(wrong("games-result-missing", "warning", written, "result", "result-of-game"));
  const round = tagOf(game, "Round");
  return {
    round: value(round, readRound, ["games-round", "error", "round", "round-number"], take),
    date: value(tagOf(game, "Date"), readDay, ["games-date", "warning", "date", "day-of-game"], take),
    white,
    black,
    result,
    line: written.place.line,
    columns: written.place.columns ?? [1, 1],
    roundPlace: { ...round.place, found: round.text },
    moves: game.moves,
  };
}

/** The tags of a player, without the side. Programs differ in how they write some. */
const TAGS_OF: Readonly<Record<PlayerField, readonly string[]>> = {
  id: ["FideId", "FideID", "FIDEId"],
  name: [""],
  rating: ["Elo"],
  federation: ["Federation", "Fed", "Country"],
  title: ["Title"],
  sex: [],
  birth: [],
  nationalId: [],
  nationalRating: [],
  team: ["Team"],
};

function playerOf(game: PgnGame, side: "White" | "Black", take: TakeIssue): NamedPlayer | undefined {
  const tag = (...names: readonly string[]) => tagOf(game, ...names.map((name) => side + name));
  const name = tag("");
  const id = value(tag(...TAGS_OF.id), readId, ["games-id", "error", "id", "id-of-player"], take);
  if (name.text === "" && id === null) {
    take(wrong("games-name-missing", "error", name, "name", "name-of-player"));
    return undefined;
  }
  const federation = tag(...TAGS_OF.federation);
  return {
    id,
    name: name.text,
    rating: value(tag("Elo"), readRating, ["games-rating", "error", "rating", "rating-of-player"], take),
    ratingUnread: readRating(tag("Elo").text) === undefined,
    federation: value(
      federation,
      readFederation,
      ["games-federation", "warning", "federation", "federation-of-player"],
      take,
    ),
    title: value(tag("Title"), readTitle, ["games-title", "warning", "title", "title-of-player"], take),
    sex: null,
    birth: null,
    nationalId: null,
    nationalRating: null,
    team: tag("Team").text || null,
    place: (field) => tag(...TAGS_OF[field]).place,
  };
}
