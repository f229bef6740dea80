import type { BookFacts } from "../../domain/clubs/club.ts";
import { halvesText } from "../../formats/club-list/write.ts";
import { namesIn } from "../../periods/clubs/card.ts";
import type { Book, BookedGame, BookedSide } from "../../rating/book/book.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import { signed } from "./output.ts";

interface GameChoice {
  readonly tournament?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The games of a book in the order in which they count. */
export const chosenGames = ({ periods }: Book, { tournament, from, to }: GameChoice): readonly BookedGame[] =>
  periods
    .flatMap(({ games }) => games)
    .filter(({ game }) => tournament === undefined || game.tournament === tournament)
    .filter(({ day }) => (from === undefined || day.value >= from) && (to === undefined || day.value <= to))
    .toSorted((one, other) => (one.day.value < other.day.value ? -1 : one.day.value > other.day.value ? 1 : 0));

/** A game for programs: points in halves, as the book keeps them. */
export const gameJson = ({ game, day, period, standing, same, white, black }: BookedGame) => ({
  ...game,
  day: day.value,
  period: period.value,
  standing,
  same,
  outcome: { white: outcomeJson(white), black: outcomeJson(black) },
});

const outcomeJson = ({ outcome }: BookedSide) =>
  outcome && {
    points: outcome.change.points.value,
    bonus: outcome.change.bonus?.value ?? 0,
    before: outcome.before,
    after: outcome.change.current.value,
  };

export function gamesText(words: Catalogue, games: readonly BookedGame[], facts: BookFacts) {
  const { columns, standings, repeats } = words.office.clubs;
  const nameOf = namesIn(facts);
  const heads = [
    columns.number,
    columns.day,
    columns.tournament,
    columns.round,
    columns.white,
    columns.result,
    columns.black,
    columns.points,
    columns.counts,
  ];
  const rows = games.map(({ game, day, standing, same, white, black }) => [
    String(game.game),
    day.value,
    game.tournament ?? "–",
    String(game.round ?? "–"),
    nameOf(game.white),
    game.result,
    nameOf(game.black),
    standing === "counts" ? [white, black].map(pointsText).join(" / ") : "",
    same === null ? standings[standing] : `${standings[standing]}: ${repeats(same)}`,
  ]);
  return { heads, rows };
}

const pointsText = ({ outcome }: BookedSide): string =>
  outcome === null ? "–" : signed(halvesText(outcome.change.points.value + (outcome.change.bonus?.value ?? 0) * 2));
