import { type Derived, decide, derive, deriveAll } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { type Points, points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { LaskEdition } from "../lask-edition.ts";

const SECONDS_IN_A_MINUTE = 60;

/** A game of the book, whether it counts or not. */
export interface BookGame {
  /** false: a walkover. */
  readonly played: Derived<boolean>;
  /** false: a friendly game, *vänskapsparti*. */
  readonly inTournament: Derived<boolean>;
  /** From `timePerPlayer`, or as entered, in seconds. */
  readonly time: Derived<number>;
  /** Of everybody in the tournament, as `opponentBase` gives them. Who has none raises no band. */
  readonly ratings: readonly Derived<Points>[];
}

/** Whether a game counts. One that does not stays in the book with the reason. */
export function countsInBook(
  edition: LaskEdition,
  { played, inTournament, time, ratings }: BookGame,
): Derived<boolean> {
  const article = cite(edition, "countedGames");
  if (!played.value && !article.sets.walkovers) {
    return decide("counts in the book", article, { played }, () => [false, { code: "book-walkover" }]);
  }
  if (!inTournament.value && !article.sets.friendlyGames) {
    return decide("counts in the book", article, { inTournament }, () => [false, { code: "book-friendly" }]);
  }
  const enough = hasEnoughTime(edition, time, ratings);
  return decide("counts in the book", article, { played, inTournament, enough }, ({ enough }) => [
    enough,
    { code: enough ? "book-counts" : "book-too-fast" },
  ]);
}

/** A player's time up to the move the text counts to, *betänketid*: the main time, and what is added for each move. */
export const timePerPlayer = (
  edition: LaskEdition,
  rate: { readonly mainTime: Derived<number>; readonly perMove: Derived<number> },
): Derived<number> =>
  derive(
    "thinking time",
    cite(edition, "thinkingTime"),
    { ...rate },
    ({ mainTime, perMove }, { moves }) => mainTime + perMove * moves,
  );

/** The strongest player of the tournament says how long its games must last. */
function hasEnoughTime(
  edition: LaskEdition,
  time: Derived<number>,
  ratings: readonly Derived<Points>[],
): Derived<boolean> {
  const article = cite(edition, "thinkingTime");
  const highest = deriveAll("highest in the tournament", article, ratings, (values) =>
    values.length === 0 ? null : points(Math.max(...values)),
  );
  return decide("enough time", article, { time, highest }, ({ time, highest }, { moves, bands }) => {
    const band = bands.find(({ ratedFrom }) => ratedFrom === null || (highest !== null && highest >= ratedFrom));
    if (band === undefined) throw new Error(`no time limit of ${edition.id} for ${highest}`);
    const enough = time >= band.minutesMin * SECONDS_IN_A_MINUTE;
    return [enough, { code: enough ? "book-time-enough" : "book-time-short", moves, ...band }];
  });
}

/** The day a game belongs to. Only an adjourned game, *avbrutet parti*, has a day on which it was finished later. */
export function dayOfGame(
  edition: LaskEdition,
  { begun, finished }: { readonly begun: Derived<IsoDate>; readonly finished: Derived<IsoDate> },
): Derived<IsoDate> {
  return decide(
    "day it counts on",
    cite(edition, "adjournedGames"),
    { begun, finished },
    ({ begun, finished }, { countOn }) => {
      switch (countOn) {
        case "day finished":
          return [finished, { code: "day-finished" }];
        case "day begun":
          return [begun, { code: "day-of-play" }];
        default:
          throw new Error(`no such day: ${countOn satisfies never}`);
      }
    },
  );
}
