import { type Derived, decide, given } from "../../calculation/derived.ts";
import type { Fraction } from "../../calculation/fraction.ts";
import { COUNTED, ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Points } from "../../domain/units.ts";
import { cite } from "../../regulations/edition.ts";
import { type FirstRating, initialRating, pooled } from "../../regulations/fide/articles/initial-rating.ts";
import { kept } from "../../regulations/fide/articles/opening.ts";
import { enoughGames, inWindow, periodOf, reachesFloor } from "../../regulations/fide/articles/pool.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../../regulations/register.ts";
import {
  checkList,
  type EditionRequest,
  editionOnDay,
  editionRequested,
  listEditionOf,
  listRequested,
} from "../edition-of.ts";
import { readListDate } from "../read.ts";
import { type FirstTournament, type FirstTournamentRequest, readFirstTournament } from "./first-tournament.ts";

/** A first rating from one tournament or from several. */
export interface FirstRequest extends EditionRequest {
  /** The list the rating would be published on, `YYYY-MM`. */
  readonly forList?: string | undefined;
  /** Whether the player belongs to IBCA, ICSC or IPCA. */
  readonly affiliated?: boolean | undefined;
  readonly events: readonly FirstTournamentRequest[];
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
  const listDate = request.forList === undefined ? undefined : readListDate(request.forList, "for-list");
  checkList(
    tournaments.map(({ edition }) => edition),
    tournaments.map(({ start }) => start),
    listDate,
  );
  const list = listEdition(request, tournaments, listDate);
  const rulings = openingRulings(tournaments);
  const keptOnes = tournaments.filter((_, index) => rulings[index]!.value);
  const windows = windowRulings(list, keptOnes);
  const pool = keptOnes.filter((_, index) => windows[index]!.value);
  const made = [...rulings, ...windows];
  if (pool.length === 0) return nothing(list, tournaments, made);
  return published({ list, floor: floorEdition(request, list, listDate) }, pool, request, made);
}

function readTournaments(request: FirstRequest): readonly FirstTournament[] {
  if (request.events.length === 0) throw new Refusal("no-games");
  const tournaments = request.events.map((each) => {
    const edition = each.edition ?? request.edition;
    const day = each.start ?? request.on;
    if (edition === undefined && day === undefined) throw new Refusal("edition-missing");
    return readFirstTournament(
      { ...each, start: day },
      edition === undefined
        ? (start) => editionOnDay(listRequested(request.list), start)
        : () => editionRequested({ edition, list: request.list }),
    );
  });
  const dated = tournaments.every(({ start }) => start !== undefined);
  return dated ? tournaments.toSorted((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0)) : tournaments;
}

/** List articles go by the day before the list's date; without that date, by the last tournament's edition. */
function listEdition(
  { edition }: FirstRequest,
  tournaments: readonly FirstTournament[],
  listDate: IsoDate | undefined,
): FideEdition {
  if (edition !== undefined) return editionRequested({ edition });
  const last = tournaments.at(-1)!.edition;
  return listDate === undefined ? last : listEditionOf(last, listDate);
}

/** The floor goes by the list's own date. */
const floorEdition = ({ edition }: FirstRequest, list: FideEdition, listDate: IsoDate | undefined): FideEdition =>
  edition !== undefined || listDate === undefined ? list : (fideEditionOn(list.list, listDate) ?? list);

/** A tournament is opening while none before it was kept; what was not kept never counts. */
function openingRulings(tournaments: readonly FirstTournament[]): readonly Derived<boolean>[] {
  const rulings: Derived<boolean>[] = [];
  for (const { edition, roundRobin, ratedOpponents, result, rating, against } of tournaments) {
    const opening = !rulings.some(({ value }) => value);
    rulings.push(against ?? kept(edition, { opening, roundRobin, ratedOpponents, result, Ru: rating?.Ru ?? null }));
  }
  return rulings;
}

/** What has no date cannot be tested; what has one is tested against the newest that has one. */
function windowRulings(list: FideEdition, tournaments: readonly FirstTournament[]): readonly Derived<boolean>[] {
  const dated = tournaments.map(({ edition, start }) => {
    const asked = start && given("start", start, ENTERED);
    return asked && { start: asked, period: periodOf(edition, asked) };
  });
  const newest = dated
    .flatMap((each) => (each ? [each] : []))
    .sort((a, b) => (a.start.value < b.start.value ? -1 : 1))
    .at(-1);
  return dated.map((each) =>
    each && newest ? inWindow(list, each.start, { own: each.period, newest: newest.period }) : undated(list),
  );
}

/** Without dates the window cannot be tested; a pool of tournaments given without them is taken as one. */
const undated = (list: FideEdition): Derived<boolean> =>
  decide("in the window", cite(list, "poolWindow"), {}, (_, { months }) => [true, { code: "window-untested", months }]);

function published(
  editions: { readonly list: FideEdition; readonly floor: FideEdition },
  pool: readonly FirstTournament[],
  request: FirstRequest,
  made: readonly Derived<boolean>[],
): First {
  const { list } = editions;
  const result =
    pool.length === 1
      ? pool[0]!.result
      : pooled(
          list,
          pool.map((each) => each.result),
        );
  if (result.n.value === 0) return nothing(list, pool, made);
  const own = pool.length === 1 ? pool[0]!.rating : null;
  const rating = own ?? initialRating(list, result);
  const teamGames = pool.reduce((sum, each) => sum + (each.teamChampionship ? each.result.n.value : 0), 0);
  const enough = enoughGames(list, {
    n: result.n,
    teamGames: given("games in team championships", teamGames, COUNTED),
    affiliated: given("affiliated", request.affiliated ?? false, ENTERED),
    rating: rating.rating,
  });
  const floor = reachesFloor(editions.floor, rating.rating);
  // The rulings on single tournaments are inputs too: without them the pool would not be explained.
  const inputs = { enough, floor, ...Object.fromEntries(made.map((ruling, index) => [`ruling ${index + 1}`, ruling])) };
  const derivation = decide("published", cite(list, "publication"), inputs, ({ enough, floor }) =>
    enough && floor ? [true, { code: "publishable" }] : [false, { code: "not-publishable" }],
  );
  return {
    edition: list.id,
    n: result.n.value,
    score: result.W.value / 100,
    ...toResult(rating),
    rating: rating.rating.value,
    publishable: derivation.value,
    against: [...made, enough, floor].filter(({ value }) => !value),
    derivation,
  };
}

/** Nothing is kept: what the last tournament would have given is shown, and why it does not count. */
function nothing(list: FideEdition, tournaments: readonly FirstTournament[], made: readonly Derived<boolean>[]): First {
  const { edition, result, rating, against: whole } = tournaments.at(-1)!;
  const own = rating ?? (result.n.value > 0 && whole === null ? initialRating(edition, result) : null);
  const against = made.filter(({ value }) => !value);
  const derivation = against.at(-1) ?? noGames(list);
  return {
    edition: list.id,
    n: result.n.value,
    score: result.W.value / 100,
    ...(own ? toResult(own) : { Rc: null, p: null, dp: null, Ru: null }),
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

function toResult({ Rc, p, dp, Ru }: FirstRating) {
  return { Rc: number(Rc.value), p: p ? p.value / 100 : null, dp: dp?.value ?? null, Ru: Ru.value };
}

/** An exact average leaves the calculation with two decimals. */
const number = (value: Points | Fraction): number =>
  typeof value === "number" ? value : Math.round((value.numerator * 100) / value.denominator) / 100;
