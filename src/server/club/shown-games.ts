import type { BookFacts } from "../../domain/clubs/club.ts";
import { namesIn } from "../../periods/clubs/card.ts";
import { timeText } from "../../periods/clubs/read.ts";
import type { Book, BookedGame, BookedSide } from "../../rating/book/book.ts";
import type { ShownClubGame, ShownSide } from "../../web/club/games.tsx";
import { numberOf } from "./book.ts";

/** The games of a book, the latest first. */
export function shownGames({ periods }: Book, facts: BookFacts): readonly ShownClubGame[] {
  const shown = shownIn(facts);
  return periods
    .flatMap(({ games }) => games)
    .map(shown)
    .sort((one, other) =>
      one.finished < other.finished ? 1 : one.finished > other.finished ? -1 : other.game - one.game,
    );
}

function shownIn(facts: BookFacts): (booked: BookedGame) => ShownClubGame {
  const nameOf = namesIn(facts);
  const tournaments = new Map(facts.tournaments.map(({ tournament, name }) => [tournament, name]));
  const side = ({ player, outcome }: BookedSide): ShownSide => ({
    number: numberOf(player),
    name: nameOf(player),
    because: outcome?.change.current ?? null,
    points: outcome === null ? null : outcome.change.points.value + (outcome.change.bonus?.value ?? 0) * 2,
  });
  return ({ game, standing, same, ruling, white, black }) => ({
    game: game.game,
    begun: game.begun,
    finished: game.finished,
    tournament: game.tournament,
    round: game.round,
    in: game.tournament === null ? null : (tournaments.get(game.tournament) ?? game.tournament),
    minutes: game.time === null ? "" : timeText(game.time),
    result: game.result,
    status: standing,
    same,
    ruling,
    withheld: game.withheld,
    again: game.again,
    withdrawn: game.withdrawn,
    white: side(white),
    black: side(black),
  });
}
