import { type Derived, given } from "../calculation/derived.ts";
import { COUNTED, ENTERED, type Source } from "../domain/codes/source.ts";
import type { IsoDate } from "../domain/dates.ts";
import type { Issue } from "../domain/issues/issues.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { TournamentReport } from "../domain/report.ts";
import type { Points } from "../domain/units.ts";
import { type ReadRateOfPlay, readRateCode, readRateText } from "../formats/rate-of-play.ts";
import type { Tournament } from "../rating/tournament/tournament.ts";
import {
  equalTimes,
  type FirstControl,
  firstControl,
  rateOfPlay,
  timePerPlayer,
} from "../regulations/fide/articles/rate-of-play.ts";
import { dayOfPlay, duration } from "../regulations/fide/articles/schedule.ts";
import type { FideEdition } from "../regulations/fide/fide-edition.ts";
import { FIDE_EDITIONS, fideEditionOn } from "../regulations/register.ts";
import { mostGamesInADay } from "./day-of-play.ts";
import type { Entering } from "./entrants.ts";
import { reportedGames } from "./games.ts";

/** The rate of play of a report as far as it can be read, and the list it belongs on. */
export interface RateFound {
  readonly read: ReadRateOfPlay | null;
  readonly kind: ListKind | null;
  readonly issues: readonly Issue[];
}

const SOURCE: Source = { code: "report", line: 0 };

export function rateFound(report: TournamentReport, start: IsoDate | null): RateFound {
  const { rateOfPlayCode, rateOfPlay: text } = report;
  const coded = rateOfPlayCode === null ? null : readRateCode(rateOfPlayCode);
  const worded = text === null ? null : readRateText(text);
  const read = coded ?? worded;
  return { read, kind: read && kindByTime(start, read), issues: rateIssues(report, coded, worded, start) };
}

/** What is missing, not understood, or said in two ways that do not agree. */
function rateIssues(
  { rateOfPlayCode, rateOfPlay: text }: TournamentReport,
  coded: ReadRateOfPlay | null,
  worded: ReadRateOfPlay | null,
  start: IsoDate | null,
): readonly Issue[] {
  if (rateOfPlayCode === null && text === null) return [rateIssue("rate-of-play-missing", "")];
  if (coded === null && worded === null) return [rateIssue("rate-of-play-unread", rateOfPlayCode ?? text ?? "")];
  const agree = coded === null || worded === null || secondsOf(coded, start) === secondsOf(worded, start);
  return agree ? [] : [rateIssue("rate-of-play-contradicts", text ?? "")];
}

/** The time of White, by the edition of the day; before there is one, any edition counts the same 60 moves. */
function secondsOf({ rate }: ReadRateOfPlay, start: IsoDate | null): number {
  const edition = (start && fideEditionOn("standard", start)) || FIDE_EDITIONS[0]!;
  return timePerPlayer(edition, rate, SOURCE).value;
}

/** The faster lists ask the same time of everybody; what fits neither is for the standard list, if it is rated at all. */
function kindByTime(start: IsoDate | null, { rate }: ReadRateOfPlay): ListKind | null {
  if (start === null) return null;
  const fast = LIST_KINDS.filter((kind) => kind !== "standard").find((kind) => {
    const edition = fideEditionOn(kind, start);
    return edition && rateOfPlay(edition, timePerPlayer(edition, rate, SOURCE), NO_RATINGS).value;
  });
  return fast ?? "standard";
}

const noRating: Derived<Points | null> = given("highest of the tournament", null, COUNTED);
const NO_RATINGS = { ofTournament: noRating, ofGame: noRating };

/** Leagues may last longer than other tournaments: by what the report calls itself. */
const LEAGUE = /league|liga\b|lega\b|serie(?:n|spel)?\b|bundesliga|campionato a squadre/i;

/** A report, and what was said of its length besides. */
interface LengthAsked {
  readonly report: TournamentReport;
  readonly league?: boolean | undefined;
  readonly approvedLonger?: boolean | undefined;
}

interface Length {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly isLeague: boolean;
  readonly approvedLonger: boolean;
}

/** Rulings on the time that players had and on the length of the tournament, as far as the report says them. */
export function timeRulings(
  edition: FideEdition,
  { report, league, approvedLonger = false }: LengthAsked,
  { read }: RateFound,
  entrants: readonly Entering[],
): Pick<Tournament, "rulings" | "gameRuling"> {
  const { start, end, type, name } = report;
  const isLeague = league ?? LEAGUE.test(`${type} ${name}`);
  const length = start && end ? [lengthRuling(edition, { start, end, isLeague, approvedLonger })] : [];
  if (read === null) return { rulings: length, gameRuling: null };
  const equal = equalTimes(edition, given("same time for both", read.black === null, SOURCE));
  const times = [read.rate, ...(read.black ? [read.black] : [])].map((rate) => timePerPlayer(edition, rate, SOURCE));
  const ofTournament = highestOf("highest of the tournament", entrants);
  const whole = [...length, ...dayRulings(edition, report, times), equal];
  if (edition.articles.rateOfPlay.sets.scope !== "game") {
    const fits = times.map((time) => rateOfPlay(edition, time, { ofTournament, ofGame: ofTournament }));
    return { rulings: [...whole, ...fits], gameRuling: null };
  }
  // Each player must have the time: one who has too little decides.
  const gameRuling = (white: number, black: number) => {
    const ofGame = highestOf("highest of the game", [entrants[white]!, entrants[black]!]);
    const fits = times.map((time) => rateOfPlay(edition, time, { ofTournament, ofGame }));
    return fits.find(({ value }) => !value) ?? fits[0]!;
  };
  return { rulings: whole, gameRuling };
}

/** By the slower side: a round is over when both have used their time. */
function dayRulings(
  edition: FideEdition,
  report: TournamentReport,
  times: readonly Derived<number>[],
): readonly Derived<boolean>[] {
  const most = mostGamesInADay(report, report.players.length, (addGame) => {
    for (const { round, white, black, score } of reportedGames(report))
      if (score !== null) addGame(round, white, black);
  });
  if (most === null) return [];
  const [time] = times.toSorted((one, other) => other.value - one.value);
  return [dayOfPlay(edition, { games: given("games of the day", most, SOURCE), time: time! })];
}

/** Whether the first time control is where the edition asks for it; null where the rate of play has none. */
export function firstControlOf(edition: FideEdition, { rate }: ReadRateOfPlay): Derived<FirstControl> {
  const moves = rate.periods.length > 1 ? (rate.periods[0]?.moves ?? null) : null;
  return firstControl(edition, given("moves to the first control", moves, SOURCE));
}

/** A first control at another number of moves is noted: the tournament is rated all the same. */
export function controlIssues(edition: FideEdition, read: ReadRateOfPlay | null): readonly Issue[] {
  if (read === null) return [];
  const { value, basis } = firstControlOf(edition, read);
  if (value === "fine" || basis.kind !== "clause") return [];
  const { clause } = basis;
  if (clause.code !== "control-noted" && clause.code !== "control-recommended") return [];
  const { from = 0, to = 0, moves } = clause;
  return [
    {
      code: "first-control-noted",
      severity: "warning",
      line: 0,
      columns: null,
      field: "rate of play",
      expected: { code: "first-control", from, to },
      found: String(moves),
    },
  ];
}

const lengthRuling = (edition: FideEdition, { start, end, isLeague, approvedLonger }: Length): Derived<boolean> =>
  duration(edition, {
    start: given("start", start, SOURCE),
    end: given("end", end, SOURCE),
    league: given("league", isLeague, SOURCE),
    approved: given("longer approved", approvedLonger, approvedLonger ? ENTERED : COUNTED),
  });

function highestOf(
  term: "highest of the tournament" | "highest of the game",
  entrants: readonly Entering[],
): Derived<Points | null> {
  const ratings = entrants.flatMap(({ entrant }) => (entrant.rating ? [entrant.rating.value] : []));
  const highest = ratings.reduce<Points | null>((top, each) => (top === null || each > top ? each : top), null);
  return given(term, highest, COUNTED);
}

const rateIssue = (
  code: "rate-of-play-missing" | "rate-of-play-unread" | "rate-of-play-contradicts",
  found: string,
): Issue => ({
  code,
  severity: "warning",
  line: 0,
  columns: null,
  field: "rate of play",
  expected: { code: "rate-of-play" },
  found,
});
