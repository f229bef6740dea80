import { given } from "../../calculation/derived.ts";
import { type BookFacts, isPlayed, type OlderBook } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type Points, points } from "../../domain/units.ts";
import { currentMembers, keyOf, recordResolver } from "../../rating/book/players.ts";
import { needsAssessment } from "../../regulations/lask/articles/passivity.ts";
import { mayBePlaced } from "../../regulations/lask/articles/scope.ts";
import { pointsUp } from "../../regulations/lask/half-points.ts";
import { bookUntil } from "./changing.ts";
import { RULES } from "./facts.ts";

/** What a rating that is given by hand must keep to. */

/** Nobody is put below the lowest rating there is. */
export function checkLowest(rating: number): void {
  const lowest = RULES.articles.lowestRating.sets.rating;
  if (rating < lowest) throw new Refusal("below-book-lowest", { rating, lowest });
}

/** The last game lies before the entry, and the points taken are those of whole years since then. */
export function checkOlderBook(
  { entered, rating }: { readonly entered: IsoDate; readonly rating: number | null },
  { lastGame, deducted }: OlderBook,
): void {
  const { pointsPerYear, yearsMax } = RULES.articles.passivity.sets;
  if (lastGame > entered) throw new Refusal("day-in-future", { day: lastGame, on: entered });
  const most = pointsPerYear * yearsMax;
  if (rating === null || deducted % pointsPerYear !== 0 || deducted < 0 || deducted > most)
    throw new Refusal("deducted-unfit", { found: deducted, pointsPerYear, most });
}

/** Under the common rules only, from where and to where. What counts is the current rating of the day, before its games. */
export function checkPlaceable(facts: BookFacts, member: number, rating: number, on: IsoDate): void {
  const games = facts.games.filter(({ finished }) => finished < on);
  const placings = facts.placings.filter((each) => each.on < on);
  const book = bookUntil({ ...facts, games, placings }, on);
  const line = book.periods.find(({ start, next }) => start <= on && on < next)?.lines.get(book.recordOf(member));
  const current = points(line === undefined ? 0 : pointsUp(line.current.value));
  const { placedBelow } = RULES.articles.placement.sets;
  if (!isFree(current)) throw new Refusal("not-placeable", { member, rating: current, placedBelow });
  if (!isFree(points(rating))) throw new Refusal("not-placeable-to", { rating, placedBelow });
}

const isFree = (rating: Points): boolean => mayBePlaced(RULES, given("current rating", rating, ENTERED)).value;

/** An assessment is for those who come back after too long a pause. */
export function checkPause(facts: BookFacts, number: number, on: IsoDate): void {
  const standing = recordResolver(facts);
  const member = standing(number);
  const { entered, before } = currentMembers(facts).find((each) => each.member === member)!;
  const last = facts.games
    .filter(({ withdrawn, finished, result }) => withdrawn === null && isPlayed(result) && finished < on)
    .filter((game) => [game.white, game.black].some((each) => keyOf(each, standing) === `member ${member}`))
    .reduce((latest, { finished }) => (finished > latest ? finished : latest), before?.lastGame ?? entered);
  const needed = needsAssessment(RULES, {
    last: given("last activity", last, ENTERED),
    on: given("day asked for", on, ENTERED),
  });
  if (!needed.value)
    throw new Refusal("assessment-not-needed", { member, last, yearsMax: RULES.articles.passivity.sets.yearsMax });
}
