import { type PgnGame, pgnScanner } from "../pgn-scan.ts";
import { tagOf, wrong } from "../pgn-tag.ts";
import type { GameLines, GameSink } from "./game-sink.ts";
import { dayOf, ratingOf, scoreOf } from "./rated-values.ts";

/** Lines of a PGN file: ratings, result, day and event by the tags of each game. */
export const ratedPgn = (sink: GameSink): GameLines => pgnScanner((game) => readGame(game, sink), sink.issue);

function readGame(game: PgnGame, sink: GameSink): void {
  const result = tagOf(game, "Result");
  const score = scoreOf(result.text);
  if (score === undefined) sink.issue(wrong("games-result", "error", result, "result", "result-of-game"));
  const ratings = ["WhiteElo", "BlackElo"].map((name) => {
    const tag = tagOf(game, name);
    const rating = ratingOf(tag.text);
    if (rating === undefined) sink.issue(wrong("games-rating", "error", tag, "rating", "rating-of-player"));
    return rating;
  });
  const date = dateOf(game, sink);
  const [white, black] = ratings;
  if (score === "unplayed") sink.leftOut("unplayed");
  else if (white === null || black === null) sink.leftOut("unrated");
  else if (score !== undefined && white !== undefined && black !== undefined)
    sink.game({
      white,
      black,
      score,
      date,
      event: tagOf(game, "Event").text,
      whitePlayer: tagOf(game, "WhiteFideId").text || tagOf(game, "White").text,
      blackPlayer: tagOf(game, "BlackFideId").text || tagOf(game, "Black").text,
      whiteBorn: 0,
      blackBorn: 0,
    });
}

/** The day of the game; where it has none, the day its event began. */
function dateOf(game: PgnGame, sink: GameSink) {
  const played = tagOf(game, "Date", "UTCDate");
  const day = dayOf(played.text);
  if (day === undefined) sink.issue(wrong("games-date", "warning", played, "date", "day-of-game"));
  return day ?? dayOf(tagOf(game, "EventDate").text) ?? null;
}
