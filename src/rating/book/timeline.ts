import { type Derived, given } from "../../calculation/derived.ts";
import type { BookFacts, ClubGame, ClubTournament } from "../../domain/club.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { ENTERED } from "../../domain/source.ts";
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

/** The days on which the rounds of a tournament are played: those planned, and those on which games began. */
export function roundsOf(facts: BookFacts): ReadonlyMap<string, readonly Derived<IsoDate>[]> {
  const days = new Map(facts.tournaments.map(({ tournament, days }) => [tournament, new Set<IsoDate>(days)]));
  for (const { tournament, begun, withdrawn } of facts.games)
    if (tournament !== null && withdrawn === null) days.get(tournament)?.add(begun);
  return new Map(
    [...days].map(([tournament, each]) => [
      tournament,
      [...each].sort(compare).map((day) => given("round played", day, ENTERED)),
    ]),
  );
}

function periodFinder(
  edition: LaskEdition,
  calendar: BookCalendar,
  facts: BookFacts,
): (game: ClubGame, day: Derived<IsoDate>) => Derived<IsoDate> {
  const rounds = roundsOf(facts);
  const tournaments = new Map(facts.tournaments.map((each) => [each.tournament, each]));
  const known = new Map<string, Derived<IsoDate>>();
  return ({ tournament: id, withdrawn }, day) => {
    const tournament = id === null || withdrawn !== null ? undefined : tournaments.get(id);
    const round = tournament && roundFor(calendar, rounds.get(tournament.tournament) ?? [], day);
    if (tournament === undefined || round === undefined) return calendar.periodOf(day).start;
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
}

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
