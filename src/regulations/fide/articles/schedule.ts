import { type Derived, decide, given } from "../../../calculation/derived.ts";
import { COUNTED } from "../../../domain/codes/source.ts";
import { daysBetween, firstOfMonth, type IsoDate } from "../../../domain/dates.ts";
import { cite } from "../../edition.ts";
import type { FideEdition } from "../fide-edition.ts";

const SECONDS_AN_HOUR = 3600;

/** Whether a player's day is allowed. A round lasts twice the time that each player has. */
export const dayOfPlay = (
  edition: FideEdition,
  { games, time }: { readonly games: Derived<number>; readonly time: Derived<number> },
): Derived<boolean> =>
  decide("day of play", cite(edition, "dayOfPlay"), { games, time }, ({ games, time }, { gamesMax, hoursMax }) => {
    const seconds = games * 2 * time;
    if (gamesMax !== null && games > gamesMax) return [false, { code: "day-games-over", games, gamesMax }];
    if (hoursMax !== null && seconds > hoursMax * SECONDS_AN_HOUR) {
      return [false, { code: "day-hours-over", seconds, hoursMax }];
    }
    return [true, { code: "day-within", games, seconds }];
  });

/** From the first day of play to the last. */
export interface FirstAndLastDay {
  readonly start: Derived<IsoDate>;
  readonly end: Derived<IsoDate>;
}

/** Whether the tournament is short enough, or one of those that may be longer. */
export const duration = (
  edition: FideEdition,
  facts: FirstAndLastDay & { readonly league: Derived<boolean>; readonly approved: Derived<boolean> },
): Derived<boolean> =>
  decide("duration", cite(edition, "duration"), { ...facts }, ({ start, end, league, approved }, { daysMax }) => {
    const days = daysInclusive(start, end);
    if (daysMax === null) return [true, { code: "duration-any" }];
    if (days <= daysMax) return [true, { code: "duration-within", days, daysMax }];
    if (league) return [true, { code: "duration-league", days, daysMax }];
    if (approved) return [true, { code: "duration-approved", days, daysMax }];
    return [false, { code: "duration-over", days, daysMax }];
  });

/** Whether results are reported month by month. */
export const interimReports = (edition: FideEdition, { start, end }: FirstAndLastDay): Derived<boolean> =>
  decide("interim reports", cite(edition, "interimReports"), { start, end }, ({ start, end }, { daysOver }) => {
    const days = daysInclusive(start, end);
    return daysOver !== null && days > daysOver
      ? [true, { code: "parts-monthly", days, daysOver }]
      : [false, { code: "parts-one", days }];
  });

/** What is reported at once: the games of these days enter the list that `to` is in time for. */
export interface Part {
  readonly from: Derived<IsoDate>;
  readonly to: Derived<IsoDate>;
}

/**
 * The parts of a tournament, by its days of play: one, or one for each month played in. Every day is in one part
 * only, so that a game counts once.
 */
export function partsOf(edition: FideEdition, daysOfPlay: readonly IsoDate[]): readonly Part[] {
  const days = [...daysOfPlay].sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const whole = { start: given("start", first, COUNTED), end: given("end", last, COUNTED) };
  const inParts = interimReports(edition, whole);
  const months = inParts.value ? [...new Set(days.map(firstOfMonth))] : [undefined];
  return months.map((month) => {
    const own = days.filter((day) => month === undefined || firstOfMonth(day) === month);
    return { from: partEnd("part from", own[0] ?? first), to: partEnd("part to", own.at(-1) ?? last) };
  });

  function partEnd(term: "part from" | "part to", day: IsoDate): Derived<IsoDate> {
    const counted = given("day", day, COUNTED);
    return decide(term, cite(edition, "interimReports"), { inParts, day: counted }, ({ inParts, day }) => [
      day,
      { code: inParts ? "parts-monthly" : "parts-one" },
    ]);
  }
}

/**
 * The day whose list gives the ratings of a game. Where the edition gives the choice, it holds for the whole tournament:
 * its start, or the day of each game if that was declared. Elsewhere each part goes by its own first day.
 */
export const ratingsUsed = (
  edition: FideEdition,
  facts: {
    readonly start: Derived<IsoDate>;
    readonly part: Derived<IsoDate>;
    readonly game: Derived<IsoDate>;
    readonly declared: Derived<boolean>;
  },
): Derived<IsoDate> =>
  decide("ratings of", cite(edition, "ratingsUsed"), { ...facts }, ({ start, part, game, declared }, sets) => {
    if (!sets.ofEachGame) return [part, { code: part === start ? "ratings-of-start" : "ratings-of-part" }];
    return declared ? [game, { code: "ratings-of-game" }] : [start, { code: "ratings-of-start" }];
  });

const daysInclusive = (start: IsoDate, end: IsoDate): number => daysBetween(start, end) + 1;
