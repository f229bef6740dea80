import { type Derived, decide, given } from "../calculation/derived.ts";
import type { Fraction } from "../calculation/fraction.ts";
import { addDays } from "../domain/dates.ts";
import { Refusal } from "../domain/refusal.ts";
import { COUNTED, ENTERED } from "../domain/source.ts";
import type { Points } from "../domain/units.ts";
import { cite } from "../regulations/edition.ts";
import { type FirstRating, initialRating, pooled } from "../regulations/fide/articles/initial-rating.ts";
import { kept } from "../regulations/fide/articles/opening.ts";
import { enoughGames, inWindow, periodOf, reachesFloor } from "../regulations/fide/articles/pool.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../regulations/register.ts";
import { type EditionRequest, editionAsked, editionOnDay, listAsked } from "./edition-of.ts";
import { type FirstTournament, type FirstTournamentRequest, readFirstTournament } from "./first-tournament.ts";
import { readListDate } from "./read.ts";

/** A first rating from one tournament or from several. */
export interface FirstRequest extends EditionRequest {
  /** The list the rating would be published on, `YYYY-MM`. */
  readonly forList?: string | undefined;
  /** Whether the player belongs to IBCA, ICSC or IPCA. */
  readonly affiliated?: boolean | undefined;
  readonly tournaments: readonly FirstTournamentRequest[];
}

export interface First {
  readonly edition: string;
  readonly n: number;
  readonly score: number;
  readonly Rc: number | null;
  readonly p: number | null;
  readonly dp: number | null;
  readonly Ru: number | null;
  readonly rating: number | null;
  readonly publishable: boolean;
  /** Every ruling that speaks against publication, or that left a tournament out. */
  readonly against: readonly Derived<boolean>[];
  readonly derivation: Derived<boolean>;
}

/** The first rating of an unrated player: which tournaments are kept, what they give together, whether it is published. */
export function first(request: FirstRequest): First {
  const tournaments = readTournaments(request);
  const list = listEdition(request, tournaments);
  const rulings = openingRulings(tournaments);
  const keptOnes = tournaments.filter((_, index) => rulings[index]!.value);
  const windows = windowRulings(list, keptOnes);
  const pool = keptOnes.filter((_, index) => windows[index]!.value);
  const left = [...rulings, ...windows].filter(({ value }) => !value);
  return pool.length === 0 ? nothing(list, tournaments, left) : published(list, pool, request, left);
}

function readTournaments(request: FirstRequest): readonly FirstTournament[] {
  if (request.tournaments.length === 0) throw new Refusal("no-games");
  const tournaments = request.tournaments.map((each) => {
    const edition = each.edition ?? request.edition;
    const day = each.start ?? request.on;
    if (edition === undefined && day === undefined) throw new Refusal("edition-missing");
    return readFirstTournament(
      { ...each, start: day },
      edition === undefined ? (start) => editionOnDay(listAsked(request.list), start) : () => editionAsked({ edition }),
    );
  });
  const dated = tournaments.every(({ start }) => start !== undefined);
  return dated ? tournaments.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)) : tournaments;
}

/** List articles go by the day before the list's date; without that date, by the last tournament's edition. */
function listEdition({ edition, forList }: FirstRequest, tournaments: readonly FirstTournament[]): FideEdition {
  if (edition !== undefined) return editionAsked({ edition });
  const last = tournaments.at(-1)!.edition;
  if (forList === undefined) return last;
  return fideEditionOn(last.list, addDays(readListDate(forList, "for-list"), -1)) ?? last;
}

/** A tournament is opening while none before it was kept; what was not kept never counts. */
function openingRulings(tournaments: readonly FirstTournament[]): readonly Derived<boolean>[] {
  const rulings: Derived<boolean>[] = [];
  for (const { edition, roundRobin, ratedOpponents, result, rating } of tournaments) {
    const opening = !rulings.some(({ value }) => value);
    rulings.push(kept(edition, { opening, roundRobin, ratedOpponents, result, Ru: rating?.Ru ?? null }));
  }
  return rulings;
}

function windowRulings(list: FideEdition, tournaments: readonly FirstTournament[]): readonly Derived<boolean>[] {
  const periods = tournaments.map(({ edition, start }) => start && periodOf(edition, given("start", start, ENTERED)));
  const newest = periods.at(-1);
  return periods.map((period) => (period && newest ? inWindow(list, period, newest) : undated(list)));
}

/** Without dates the window cannot be tested; a pool of tournaments given without them is taken as one. */
const undated = (list: FideEdition): Derived<boolean> =>
  decide("in the window", cite(list, "poolWindow"), {}, (_, { months }) => [true, { code: "window-untested", months }]);

function published(
  list: FideEdition,
  pool: readonly FirstTournament[],
  request: FirstRequest,
  left: readonly Derived<boolean>[],
): First {
  const result =
    pool.length === 1
      ? pool[0]!.result
      : pooled(
          list,
          pool.map((each) => each.result),
        );
  if (result.n.value === 0) return nothing(list, pool, left);
  const own = pool.length === 1 ? pool[0]!.rating : null;
  const rating = own ?? initialRating(list, result);
  const teamGames = pool.reduce((sum, each) => sum + (each.teamChampionship ? each.result.n.value : 0), 0);
  const enough = enoughGames(list, {
    n: result.n,
    teamGames: given("games in team championships", teamGames, COUNTED),
    affiliated: given("affiliated", request.affiliated ?? false, ENTERED),
    rating: rating.rating,
  });
  const floor = reachesFloor(list, rating.rating);
  const derivation = decide("published", cite(list, "publication"), { enough, floor }, ({ enough, floor }) =>
    enough && floor ? [true, { code: "publishable" }] : [false, { code: "not-publishable" }],
  );
  return {
    edition: list.id,
    n: result.n.value,
    score: result.W.value / 100,
    ...told(rating),
    rating: rating.rating.value,
    publishable: derivation.value,
    against: [...left, ...[enough, floor].filter(({ value }) => !value)],
    derivation,
  };
}

/** Nothing is kept: what the last tournament would have given is shown, and why it does not count. */
function nothing(
  list: FideEdition,
  tournaments: readonly FirstTournament[],
  against: readonly Derived<boolean>[],
): First {
  const { edition, result, rating } = tournaments.at(-1)!;
  const own = rating ?? (result.n.value > 0 ? initialRating(edition, result) : null);
  const derivation = against.at(-1) ?? noGames(list);
  return {
    edition: list.id,
    n: result.n.value,
    score: result.W.value / 100,
    ...(own ? told(own) : { Rc: null, p: null, dp: null, Ru: null }),
    rating: null,
    publishable: false,
    against: against.length > 0 ? against : [derivation],
    derivation,
  };
}

const noGames = (list: FideEdition): Derived<boolean> =>
  decide("enough games", cite(list, "publication"), {}, (_, { gamesMin }) => [
    false,
    { code: "too-few-games", found: 0, gamesMin },
  ]);

function told({ Rc, p, dp, Ru }: FirstRating) {
  return { Rc: number(Rc.value), p: p ? p.value / 100 : null, dp: dp?.value ?? null, Ru: Ru.value };
}

/** An exact average leaves the calculation with two decimals. */
const number = (value: Points | Fraction): number =>
  typeof value === "number" ? value : Math.round((value.numerator * 100) / value.denominator) / 100;
