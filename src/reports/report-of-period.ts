import type { IsoDate } from "../domain/dates.ts";
import type { Registration } from "../domain/registration.ts";
import type { ReportedPlayer, ReportedResult, ResultCode, TournamentReport } from "../domain/report.ts";
import { type Hundredths, hundredths } from "../domain/units.ts";

/** What is known of a tournament besides its report. */
export interface PeriodFacts {
  readonly registration: Registration;
  /** Whether a result, named by its round and two start numbers, is of the period. */
  readonly isOfPeriod: (round: number, one: number, other: number) => boolean;
  /** Whether all of the tournament is. */
  readonly isWhole: boolean;
  /** The player's number; null: nobody known. */
  readonly idOf: (startNumber: number) => string | null;
  /** The rating in force; null: unrated. */
  readonly ratingOf: (startNumber: number) => number | null;
}

/**
 * A report as it is sent on: numbers and ratings as the office knows them, what the report does not say from the registration,
 * and of a long tournament only the games of one period, with their rounds counted from one.
 */
export function reportOfPeriod(report: TournamentReport, facts: PeriodFacts): TournamentReport {
  const rounds = facts.isWhole ? roundNumbers(report.rounds) : roundsOf(report, facts);
  const places = new Map(rounds.map((round, index) => [round, index + 1]));
  const players = report.players
    .map((player) => playerOf(player, places, facts))
    .filter(({ results }) => facts.isWhole || results.length > 0);
  const present = new Set(players.map(({ startNumber }) => startNumber));
  const { registration } = facts;
  const roundDates = rounds.map((round) => report.roundDates[round - 1] ?? null);
  const [first, last] = daysOf(roundDates);
  return {
    ...report,
    name: report.name ?? registration.name,
    city: report.city ?? registration.city,
    federation: report.federation ?? registration.federation,
    start: facts.isWhole ? (report.start ?? registration.start) : first,
    end: facts.isWhole ? (report.end ?? registration.end) : last,
    chiefArbiter: report.chiefArbiter ?? registration.arbiters[0]?.name ?? null,
    rateOfPlay: report.rateOfPlay ?? registration.rateOfPlay,
    rounds: rounds.length,
    roundDates,
    players,
    teams: report.teams.map((team) => ({ ...team, players: team.players.filter((each) => present.has(each)) })),
  };
}

const roundNumbers = (rounds: number): readonly number[] => Array.from({ length: rounds }, (_, index) => index + 1);

/** The rounds that have a game of the period. */
const roundsOf = ({ rounds, players }: TournamentReport, facts: PeriodFacts): readonly number[] =>
  roundNumbers(rounds).filter((round) =>
    players.some(({ startNumber, results }) =>
      results.some((each) => each.round === round && isGameOf(facts, startNumber, each)),
    ),
  );

const isGameOf = ({ isOfPeriod }: PeriodFacts, startNumber: number, { round, opponent }: ReportedResult): boolean =>
  opponent !== null && isOfPeriod(round, startNumber, opponent);

function playerOf(player: ReportedPlayer, places: ReadonlyMap<number, number>, facts: PeriodFacts): ReportedPlayer {
  const { startNumber, ratingUnread: _, ...known } = player;
  const own = { ...known, startNumber, id: facts.idOf(startNumber), rating: facts.ratingOf(startNumber) };
  if (facts.isWhole) return own;
  // A bye is no game: it belongs to no period.
  const results = player.results
    .filter((result) => isGameOf(facts, startNumber, result))
    .map((result) => ({ ...result, round: places.get(result.round) ?? result.round }));
  return { ...own, results, points: pointsOf(results) };
}

const WORTH: Readonly<Partial<Record<ResultCode, number>>> = { "1": 100, "=": 50, W: 100, D: 50, "+": 100 };

const pointsOf = (results: readonly ReportedResult[]): Hundredths =>
  hundredths(results.reduce((sum, { result }) => sum + (result === null ? 0 : (WORTH[result] ?? 0)), 0));

function daysOf(dates: readonly (IsoDate | null)[]): readonly [IsoDate | null, IsoDate | null] {
  const known = dates.filter((date) => date !== null).sort();
  return [known[0] ?? null, known.at(-1) ?? null];
}
