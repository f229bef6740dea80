import { type Derived, given } from "../../calculation/derived.ts";
import type { BookFacts, ClubGame, ClubTournament } from "../../domain/clubs/club.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { periodUsed } from "../../regulations/lask/articles/boundary.ts";
import { dayOfGame } from "../../regulations/lask/articles/counted-games.ts";
import type { LaskEdition } from "../../regulations/lask/lask-edition.ts";
import type { BookCalendar } from "./calendar.ts";

/** A game with the day it counts on and the start of the period it belongs to. */
export interface DatedGame {
  readonly game: ClubGame;
  readonly day: Derived<IsoDate>;
  readonly period: Derived<IsoDate>;
}

/** All games in the order in which they count: by day, then as they were entered. */
export function timeline(edition: LaskEdition, calendar: BookCalendar, facts: BookFacts): readonly DatedGame[] {
  const periodFor = periodFinder(edition, calendar, facts);
  return facts.games
    .map((game) => {
      const day = dayOfGame(edition, {
        begun: given("day begun", game.begun, ENTERED),
        finished: given("day finished", game.finished, ENTERED),
      });
      return { game, day, period: periodFor(game, day) };
    })
    .sort((one, other) => compare(one.day.value, other.day.value) || one.game.game - other.game.game);
}

/**
 * The days of a tournament's rounds: those planned; where none is, the days on which games began. A game that was
 * postponed or played early makes no round: a round that has a number is on the day on which most of its games began.
 */
export function roundsOf(facts: BookFacts): ReadonlyMap<string, readonly Derived<IsoDate>[]> {
  const begun = new Map<string, ClubGame[]>(facts.tournaments.map(({ tournament }) => [tournament, []]));
  for (const game of facts.games)
    if (game.tournament !== null && game.withdrawn === null) begun.get(game.tournament)?.push(game);
  return new Map(
    facts.tournaments.map(({ tournament, days }) => {
      const rounds = days.length > 0 ? days : daysPlayed(begun.get(tournament)!);
      return [tournament, [...new Set(rounds)].sort(compare).map((day) => given("round played", day, ENTERED))];
    }),
  );
}

function daysPlayed(games: readonly ClubGame[]): readonly IsoDate[] {
  const unnumbered = games.filter(({ round }) => round === null).map(({ begun }) => begun);
  const rounds = new Map<number, Map<IsoDate, number>>();
  for (const { round, begun } of games) {
    if (round === null) continue;
    const days = rounds.get(round) ?? new Map<IsoDate, number>();
    rounds.set(round, days.set(begun, (days.get(begun) ?? 0) + 1));
  }
  return [...unnumbered, ...[...rounds.values()].map(mostUsual)];
}

/** The day of most games; of several such days the first. */
const mostUsual = (days: ReadonlyMap<IsoDate, number>): IsoDate =>
  [...days].reduce((best, each) => (each[1] > best[1] || (each[1] === best[1] && each[0] < best[0]) ? each : best))[0];

function periodFinder(
  edition: LaskEdition,
  calendar: BookCalendar,
  facts: BookFacts,
): (game: ClubGame, day: Derived<IsoDate>) => Derived<IsoDate> {
  const rounds = roundsOf(facts);
  const tournaments = new Map(facts.tournaments.map((each) => [each.tournament, each]));
  const known = new Map<string, Derived<IsoDate>>();
  const usedIn = (tournament: ClubTournament, round: Derived<IsoDate>): Derived<IsoDate> => {
    // All rounds of one period are rated alike, and only those beside a period start decide with which ratings.
    const key = `${tournament.tournament} ${calendar.periodOn(round.value).start}`;
    const period =
      known.get(key) ??
      periodUsed(edition, (on) => calendar.settingsOn(on).calendar, {
        rounds: besideStarts(calendar, rounds.get(tournament.tournament)!),
        round,
        keeper: keeperOf(tournament),
      });
    known.set(key, period);
    return period;
  };
  return ({ tournament: id, withdrawn }, day) => {
    const tournament = id === null || withdrawn !== null ? undefined : tournaments.get(id);
    if (tournament === undefined) return calendar.periodOf(day).start;
    const days = rounds.get(tournament.tournament) ?? [];
    const round = roundFor(calendar, days, day);
    if (round !== undefined) return usedIn(tournament, round);
    const last = days.findLast(({ value }) => value < day.value);
    const old = last && usedIn(tournament, last);
    return old && keepsOld(calendar, tournament, last, old) ? old : calendar.periodOf(day).start;
  };
}

/** Old ratings stay to the end of a tournament, and its last games may end after its last round. */
const keepsOld = (
  calendar: BookCalendar,
  { ratings }: ClubTournament,
  last: Derived<IsoDate>,
  used: Derived<IsoDate>,
): boolean => ratings === "old ratings" || used.value < calendar.periodOn(last.value).start;

const besideStarts = (calendar: BookCalendar, rounds: readonly Derived<IsoDate>[]): readonly Derived<IsoDate>[] =>
  rounds.filter(({ value }, index) => {
    const [before, after] = [rounds[index - 1], rounds[index + 1]];
    const { start, next } = calendar.periodOn(value);
    return before === undefined || before.value < start || (after !== undefined && after.value >= next);
  });

export const keeperOf = ({ ratings }: ClubTournament) =>
  ratings === null ? null : given("keeper's choice", ratings, ENTERED);

/**
 * The round that a game goes with: its own. A game adjourned to a day between rounds goes with the next one of that
 * period, or else the last; where the period has no round, the day alone decides.
 */
function roundFor(
  calendar: BookCalendar,
  rounds: readonly Derived<IsoDate>[],
  day: Derived<IsoDate>,
): Derived<IsoDate> | undefined {
  const { start } = calendar.periodOn(day.value);
  const next = rounds.find(({ value }) => value >= day.value);
  if (next !== undefined && calendar.periodOn(next.value).start === start) return next;
  const last = rounds.findLast(({ value }) => value < day.value);
  return last !== undefined && last.value >= start ? last : undefined;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
