import { given } from "../../calculation/derived.ts";
import { type BookFacts, type ClubPlayer, isPlayed } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { DRAW, type Hundredths, LOSS, WIN } from "../../domain/units.ts";
import { type EstimateResult, estimateFromResults } from "../../regulations/lask/articles/opponent.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import type { Book, BookedGame, BookPeriod, UnratedGuest } from "./book.ts";
import { bookGame } from "./book-game.ts";
import { type BookCalendar, bookCalendar } from "./calendar.ts";
import { closeLine } from "./closing.ts";
import { beginPeriod, place } from "./standing.ts";
import { type DatedGame, timeline } from "./timeline.ts";
import { workOn } from "./work.ts";
import type { BookWork, OpenPeriod } from "./work-at-hand.ts";

/**
 * Works a club's book through from its beginning to the period of a day, or of the last game. A game belongs to the
 * period whose base ratings it is rated with; its points are in the base that follows that period. So where a
 * tournament keeps its old ratings past a period start, the new base of those in it waits for its end.
 */
export function keepBook(edition: LaskEdition, facts: BookFacts, until: IsoDate): Book {
  const calendar = bookCalendar(edition, facts.settings);
  const dated = timeline(edition, calendar, facts);
  const work = workOn(edition, facts, periodAt(calendar, calendar.beginning));
  const byPeriod = inPeriods(dated, calendar.beginning);
  const last = [...byPeriod.keys()].reduce(later, until);
  const periods: BookPeriod[] = [];
  for (let start = calendar.beginning; start <= last; start = work.period.next.value) {
    work.period = periodAt(calendar, start);
    periods.push(workThrough(work, byPeriod.get(start) ?? []));
  }
  checkComplete(facts, periods);
  return {
    periods,
    games: new Map(periods.flatMap(({ games }) => games.map((each) => [each.game.game, each] as const))),
    members: new Map([...work.states].map(([number, { member }]) => [number, member])),
    recordOf: work.recordOf,
  };
}

/** Every game is in a period, or the calendar is not one: our own fault, as settings are checked before. */
export class GamesLost extends Error {
  override readonly name = "GamesLost";
}

function checkComplete({ games }: BookFacts, periods: readonly BookPeriod[]): void {
  const lost = games.length - periods.reduce((sum, period) => sum + period.games.length, 0);
  if (lost !== 0) throw new GamesLost(`${lost} games of the book are in none of its periods`);
}

function inPeriods(dated: readonly DatedGame[], beginning: IsoDate): ReadonlyMap<IsoDate, readonly DatedGame[]> {
  const periods = new Map<IsoDate, DatedGame[]>();
  for (const each of dated) {
    const start = later(each.period.value, beginning);
    const games = periods.get(start) ?? [];
    games.push(each);
    periods.set(start, games);
  }
  return periods;
}

const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

function periodAt(calendar: BookCalendar, start: IsoDate): OpenPeriod {
  const { next } = calendar.periodOf(given("day asked for", start, ENTERED));
  return { start, next, settings: calendar.settingsOn(start) };
}

function workThrough(work: BookWork, dated: readonly DatedGame[]): BookPeriod {
  const { start, next, settings } = work.period;
  for (const standing of work.states.values()) beginPeriod(standing);
  const placings = work.placings.filter(({ on }) => start <= on && on < next.value);
  let placed = 0;
  const placeUntil = (day: IsoDate | null): void => {
    for (; placed < placings.length && (day === null || placings[placed]!.on <= day); placed += 1)
      place(work.edition, work.member(placings[placed]!.member), placings[placed]!);
  };
  const games = dated.map((each) => {
    placeUntil(each.day.value);
    return bookGame(work, each);
  });
  placeUntil(null);
  const unrated = unratedIn(work.edition, games);
  const lines = [...work.states].map(([number, standing]) => [number, closeLine(work, standing)] as const);
  return {
    start,
    next: next.value,
    settings,
    games,
    unrated,
    isClosed: work.isClosed(next.value),
    lines: new Map(lines),
  };
}

/** The guests whose games cannot be counted yet, each with what the results say. */
function unratedIn(edition: LaskEdition, games: readonly BookedGame[]): readonly UnratedGuest[] {
  const found = new Map<number, { readonly tournament: string | null; readonly results: EstimateResult[] }>();
  for (const { game, standing, white, black } of games) {
    if (standing !== "opponent-unrated" || !isPlayed(game.result)) continue;
    const score = game.result === "1-0" ? WIN : game.result === "0-1" ? LOSS : DRAW;
    const sides: readonly (readonly [ClubPlayer, EstimateResult["opponent"] | null, Hundredths])[] = [
      [game.white, white.rating, score],
      [game.black, black.rating, score === WIN ? LOSS : score === LOSS ? WIN : DRAW],
    ];
    for (const [player, opponent, own] of sides) {
      if ("member" in player || opponent === null) continue;
      const known = found.get(player.guest) ?? { tournament: game.tournament, results: [] };
      known.results.push({ opponent, score: given("score", own, ENTERED) });
      found.set(player.guest, known);
    }
  }
  return [...found].map(([guest, { tournament, results }]) => ({
    guest,
    tournament,
    estimate: estimateFromResults(edition, results),
  }));
}
