import { type Clause, type Derived, decide, derive, given } from "../../../calculation/derived.ts";
import type { Source } from "../../../domain/codes/source.ts";
import { LIST_KINDS, type ListKind } from "../../../domain/list.ts";
import type { RateOfPlay } from "../../../domain/tournament.ts";
import type { Points } from "../../../domain/units.ts";
import { cite } from "../../edition.ts";
import type { FideArticles, FideEdition, Span } from "../fide-edition.ts";

const SECONDS_A_MINUTE = 60;

/**
 * Seconds that each player has for the moves the edition counts with: the periods that begin within them,
 * and the increment for those of them it is given for.
 */
export function timePerPlayer(edition: FideEdition, rate: RateOfPlay, source: Source): Derived<number> {
  const increment = given("increment", rate.increment?.seconds ?? 0, source);
  const fromMove = given("increment from move", rate.increment?.fromMove ?? 1, source);
  const periods = rate.periods.flatMap(({ moves, seconds }, index) => [
    [`seconds ${index + 1}`, given("time of a period", seconds, source)] as const,
    [`moves ${index + 1}`, given("moves of a period", moves, source)] as const,
  ]);
  const inputs: Readonly<Record<string, Derived<number | null>>> = {
    ...Object.fromEntries(periods),
    increment,
    fromMove,
  };
  return derive("time per player", cite(edition, "rateOfPlay"), inputs, (values, { moves }) => {
    let time = Math.max(0, moves + 1 - (values.fromMove ?? 1)) * (values.increment ?? 0);
    let firstMove = 1;
    for (let period = 1; firstMove <= moves && `seconds ${period}` in values; period++) {
      time += values[`seconds ${period}`] ?? 0;
      firstMove += values[`moves ${period}`] ?? moves; // without a number of moves it lasts to the end
    }
    return time;
  });
}

/** The highest ratings, which choose the band; null where nobody is rated: unrated players raise no band. */
export interface Highest {
  readonly ofTournament: Derived<Points | null>;
  readonly ofGame: Derived<Points | null>;
}

/** Whether the time of each player fits the list of this edition. */
export function rateOfPlay(edition: FideEdition, time: Derived<number>, highest: Highest): Derived<boolean> {
  const article = cite(edition, "rateOfPlay");
  const { scope } = article.sets;
  if (scope === null)
    return decide("rate of play", article, { time }, ({ time }, { bands }) => fits(bands, time, null));
  const rating = scope === "tournament" ? highest.ofTournament : highest.ofGame;
  return decide("rate of play", article, { time, rating }, ({ time, rating }, { bands }) => fits(bands, time, rating));
}

type Bands = FideArticles["rateOfPlay"]["sets"]["bands"];

/** The first band that the highest rating reaches decides. */
function fits(bands: Bands, seconds: number, rating: Points | null): readonly [boolean, Clause] {
  const band = bands.find(({ ratedFrom }) => ratedFrom === null || (rating !== null && rating >= ratedFrom));
  if (band === undefined) throw new Error(`no band of the rate of play for ${rating}`);
  const numbers = { seconds, ratedFrom: band.ratedFrom, ...band.minutes };
  return isWithin(inSeconds(band.minutes), seconds)
    ? [true, { code: "time-enough", ...numbers }]
    : [false, { code: "time-outside", ...numbers }];
}

/** The list a game belongs to by its time, under the three editions of its day; null: none. */
export function listOfGame(
  editions: Readonly<Record<ListKind, FideEdition>>,
  rate: RateOfPlay,
  highest: Highest,
  source: Source,
): Derived<ListKind | null> {
  const ruling = (kind: ListKind) => rateOfPlay(editions[kind], timePerPlayer(editions[kind], rate, source), highest);
  const rulings = { standard: ruling("standard"), rapid: ruling("rapid"), blitz: ruling("blitz") };
  const kind = LIST_KINDS.find((each) => rulings[each].value);
  return decide("list of the game", cite(editions[kind ?? "standard"], "rateOfPlay"), rulings, (fits) => {
    const list = LIST_KINDS.find((each) => fits[each]);
    return list === undefined ? [null, { code: "no-list-by-time" }] : [list, { code: "list-by-time", list }];
  });
}

/** What is said of the first control: none asked or as asked, noted, or only short of what is recommended. */
export type FirstControl = "fine" | "noted" | "not as recommended";

/** Where a number of moves is set for the first control; null: none is. A game noted here is still rated. */
export const firstControl = (edition: FideEdition, moves: Derived<number | null>): Derived<FirstControl> =>
  decide("first control", cite(edition, "firstControl"), { moves }, ({ moves }, sets) => {
    if (sets === null) return ["fine", { code: "control-not-asked" }];
    if (moves === null) return ["fine", { code: "control-none" }];
    if (isWithin(sets.moves, moves)) return ["fine", { code: "control-as-asked", moves }];
    return sets.weight === "required"
      ? ["noted", { code: "control-noted", moves, ...sets.moves }]
      : ["not as recommended", { code: "control-recommended", moves, ...sets.moves }];
  });

/** Whether a game can be rated with the times its players had. */
export const equalTimes = (edition: FideEdition, same: Derived<boolean>): Derived<boolean> =>
  decide("equal times", cite(edition, "equalTimes"), { same }, ({ same }, { required }) => {
    if (!required) return [true, { code: "times-not-asked" }];
    return same ? [true, { code: "times-equal" }] : [false, { code: "times-unequal" }];
  });

const isWithin = ({ from, over, to, below }: Span, value: number): boolean =>
  (from === undefined || value >= from) &&
  (over === undefined || value > over) &&
  (to === undefined || value <= to) &&
  (below === undefined || value < below);

const inSeconds = (minutes: Span): Span =>
  Object.fromEntries(Object.entries(minutes).map(([limit, value]) => [limit, value * SECONDS_A_MINUTE]));
