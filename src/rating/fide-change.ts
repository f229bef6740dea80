import { type Derived, given } from "../calculation/derived.ts";
import { COUNTED, ENTERED } from "../domain/codes/source.ts";
import type { IsoDate } from "../domain/dates.ts";
import { K_MAX } from "../domain/limits.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Hundredths, Points } from "../domain/units.ts";
import { excludedGame } from "../regulations/fide/articles/counted-games.ts";
import { coefficientUsed } from "../regulations/fide/articles/development-coefficient.ts";
import {
  type CountedGame,
  type Gain,
  gains,
  listChange,
  newRating,
  tournamentChange,
} from "../regulations/fide/articles/rating-change.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import type { Change, ChangeRequest, GameChange, TournamentChange, TournamentRequest } from "./change-request.ts";
import { coefficientFrom, readFacts } from "./coefficient.ts";
import { checkList, editionOnDay, editionRequested, listEditionOf, listRequested } from "./edition-of.ts";
import { readCount, readDay, readListDate, readRating, readScore } from "./read.ts";

/** The change under the FIDE editions: each tournament by its own edition and K, rounded once by that of the list. */
export function fideChange(request: ChangeRequest): Change {
  readFacts(request); // also where K is given: what is said must be possible
  const base = given("base rating", readRating(request.rating, "rating"), ENTERED);
  const asked = tournamentsOf(request).map((tournament) => readTournament(request, tournament));
  const n = given(
    "n",
    asked.reduce((sum, { games }) => sum + games.length, 0),
    COUNTED,
  );
  const listDate = request.forList === undefined ? undefined : readListDate(request.forList, "for-list");
  checkList(
    asked.map(({ edition }) => edition),
    asked.map(({ start }) => start),
    listDate,
  );
  const list = listEdition(request, asked, listDate);
  const rated = asked.map((tournament) => rateTournament(list, tournament, n));
  const exact =
    rated.length === 1
      ? rated[0]!.change
      : listChange(
          list,
          rated.map(({ change }) => change),
        );
  const { change: rounded, Rn } = newRating(list, base, exact);
  const tournaments = rated.map(toResult);
  const ks = new Set(tournaments.map(({ k }) => k));
  return {
    edition: list.id,
    rating: base.value,
    k: ks.size === 1 ? tournaments[0]!.k : null,
    n: n.value,
    ...totals(rated),
    change: exact.value / 100,
    rounded: rounded.value,
    newRating: Rn.value,
    games: tournaments.flatMap(({ games }) => games),
    events: tournaments,
    derivation: Rn,
  };
}

function tournamentsOf({ games, events: tournaments, on }: ChangeRequest): readonly TournamentRequest[] {
  const asked = tournaments ?? (games ? [{ games, start: on }] : []);
  if (asked.length === 0 || asked.some((each) => each.games.length === 0)) throw new Refusal("no-games");
  return asked;
}

interface ReadTournament {
  readonly edition: FideEdition;
  readonly start: IsoDate | undefined;
  readonly Ro: Derived<Points>;
  readonly K: Derived<number>;
  /** Every game of the tournament with the ruling whether it counts, and those that do. */
  readonly played: readonly (CountedGame & { readonly counts: Derived<boolean> })[];
  readonly games: readonly CountedGame[];
}

function readTournament(request: ChangeRequest, tournament: TournamentRequest): ReadTournament {
  const day = tournament.start ?? request.on;
  const start = day === undefined ? undefined : readDay(day, "start");
  const edition = editionFor(request, tournament, start);
  const Ro = given("Ro", readRating(tournament.rating ?? request.rating, "rating"), ENTERED);
  const played = tournament.games.map((game) => {
    const opponent = given("opponent", readRating(game.opponent, "opponent"), ENTERED);
    const score = given("score", readScore(game.score), ENTERED);
    return { opponent, score, counts: excludedGame(edition, { own: Ro, opponent }) };
  });
  const games = played.filter(({ counts }) => counts.value);
  const k = tournament.k ?? request.k;
  const K =
    k === undefined
      ? coefficientFrom(edition, request, start)
      : given("K", readCount(k, "k", { from: 1, to: K_MAX }), ENTERED);
  return { edition, start, Ro, K, played, games };
}

/** A tournament's own edition, else the one named for all, else the one of its start. */
function editionFor(request: ChangeRequest, { edition }: TournamentRequest, start: IsoDate | undefined): FideEdition {
  if (edition !== undefined || request.edition !== undefined)
    return editionRequested({ edition: edition ?? request.edition, list: request.list });
  return start === undefined ? editionRequested(request) : editionOnDay(listRequested(request.list), start);
}

/** List articles go by the day before the list's date; without that date, by the last tournament's edition. */
function listEdition(
  { edition }: ChangeRequest,
  asked: readonly ReadTournament[],
  listDate: IsoDate | undefined,
): FideEdition {
  if (edition !== undefined) return editionRequested({ edition });
  const last = asked.reduce((latest, each) => ((each.start ?? "") >= (latest.start ?? "") ? each : latest)).edition;
  return listDate === undefined ? last : listEditionOf(last, listDate);
}

interface Rated extends ReadTournament {
  readonly each: readonly Gain[];
  readonly change: Derived<Hundredths>;
}

function rateTournament(list: FideEdition, asked: ReadTournament, n: Derived<number>): Rated {
  const each = gains(asked.edition, asked.Ro, asked.games);
  const K = coefficientUsed(list, asked.K, n);
  return {
    ...asked,
    K,
    each,
    change: tournamentChange(
      asked.edition,
      each.map(({ gain }) => gain),
      K,
      asked.played.flatMap(({ counts }) => (counts.value ? [] : [counts])),
    ),
  };
}

/** Hundredths become decimals only here, where numbers leave the calculation. */
function toResult(rated: Rated): TournamentChange {
  const { edition, start, Ro, K, played, games, change } = rated;
  return {
    edition: edition.id,
    start: start ?? null,
    rating: Ro.value,
    k: K.value,
    n: games.length,
    ...totals([rated]),
    change: change.value / 100,
    games: played.map((game) => gameChange(rated, game)),
  };
}

function gameChange({ Ro, games, each }: Rated, game: ReadTournament["played"][number]): GameChange {
  const { opponent, score, counts } = game;
  const own = each[games.indexOf(game)];
  return {
    opponent: opponent.value,
    score: score.value / 100,
    difference: own ? own.D.value : Ro.value - opponent.value,
    expected: own ? own.PD.value / 100 : null,
    gain: own ? own.gain.value / 100 : null,
    ...(own ? {} : { ruling: counts }),
  };
}

function totals(rated: readonly Rated[]): { readonly score: number; readonly expected: number } {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / 100;
  return {
    score: sum(rated.flatMap(({ games }) => games.map(({ score }) => score.value))),
    expected: sum(rated.flatMap(({ each }) => each.map(({ PD }) => PD.value))),
  };
}
