import { given } from "../../../calculation/derived.ts";
import { addDays, type IsoDate } from "../../../domain/dates.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { ratingsUsed } from "../../../regulations/fide/articles/schedule.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { BLACK, GAME_LENGTH, type LoadedReport, ROUND, WHITE } from "./period-games.ts";

/** A report together with its players and games. */
export interface PlayedReport {
  readonly report: CurrentReport;
  readonly loaded: LoadedReport;
}

/** What is rated as one: a tournament, a part of a long one, or the games of a part under one list. */
export interface Slice extends PlayedReport {
  readonly id: string;
  /** The list whose ratings are used. */
  readonly ratings: ListRow;
  /** Where each of its games lies among those of the report. */
  readonly games: Int32Array;
  /** Where games of one report go by several lists: the id of the whole, which is one tournament; null: it is the whole. */
  readonly oneOf: string | null;
}

/** The slices of a report. The parts before it have counted some of its games already. */
export function slicesOf(
  played: PlayedReport,
  earlier: readonly PlayedReport[],
  listOn: (day: IsoDate) => ListRow,
): readonly Slice[] {
  const { report } = played;
  const { tournament, part } = report;
  const id = part === 0 ? tournament : `${tournament}/${part}`;
  const games = gamesOnce(played, earlier);
  const first = firstDay(played, earlier, games);
  const listOf = (day: IsoDate | null): ListRow => listOn(ratingsDay(report, first, day));
  if (!byGame(report, first)) return [{ ...played, id, games, ratings: listOf(null), oneOf: null }];
  const groups = new Map<ListRow, number[]>();
  for (const at of games) {
    const list = listOf(dayOfRound(played, played.loaded.games[at + ROUND]!));
    groups.set(list, [...(groups.get(list) ?? []), at]);
  }
  const oneOf = groups.size > 1 ? id : null;
  return [...groups]
    .sort(([one], [other]) => (one.date < other.date ? -1 : 1))
    .map(([ratings, own]) => ({ ...played, id: `${id}@${ratings.date}`, ratings, games: Int32Array.from(own), oneOf }));
}

/** Whether the day of a game makes a difference. */
const byGame = (report: CurrentReport, first: IsoDate): boolean =>
  ratingsDay(report, first, addDays(first, 1)) !== ratingsDay(report, first, first);

/** The day whose list gives the ratings of a game, played on a day that may not be known. */
export function ratingsDay(
  { registration, assessment, whole }: CurrentReport,
  part: IsoDate,
  game: IsoDate | null,
): IsoDate {
  const { edition, start } = assessment;
  return ratingsUsed(edition, {
    start: whole === null ? start : given("start", whole.start, { code: "register" }),
    part: given("part from", part, { code: "counted" }),
    game: given("day", game ?? part, { code: "counted" }),
    declared: given("declared before round one", registration.ratings === "game", { code: "register" }),
  }).value;
}

/** A game counts in the first part that has it: same round, same two players. */
function gamesOnce(played: PlayedReport, earlier: readonly PlayedReport[]): Int32Array {
  if (earlier.length === 0)
    return Int32Array.from({ length: played.loaded.games.length / GAME_LENGTH }, (_, n) => n * GAME_LENGTH);
  const counted = new Set(earlier.flatMap(({ loaded }) => [...placesOf(loaded)].map((at) => keyOf(loaded, at))));
  const { loaded } = played;
  return Int32Array.from([...placesOf(loaded)].filter((at) => !counted.has(keyOf(loaded, at))));
}

function* placesOf({ games }: LoadedReport): Generator<number> {
  for (let at = 0; at < games.length; at += GAME_LENGTH) yield at;
}

function keyOf({ games, players, startNumbers }: LoadedReport, at: number): string {
  const who = (place: number): string => String(players[place] ?? `start ${startNumbers[place]}`);
  const [one, other] = [who(games[at + WHITE]!), who(games[at + BLACK]!)].sort();
  return `${games[at + ROUND]} ${one} ${other}`;
}

/** Of a part: the day of its first round that no part before it had, else the day after the part before. */
function firstDay(played: PlayedReport, earlier: readonly PlayedReport[], games: Int32Array): IsoDate {
  const { report, loaded } = played;
  const last = earlier.at(-1);
  // A stage is rated with the list of the whole.
  if (last === undefined) return report.whole?.start ?? report.start;
  const days = [...games].map((at) => dayOfRound(played, loaded.games[at + ROUND]!)).filter((day) => day !== null);
  return days.sort()[0] ?? addDays(last.report.end, 1);
}

const dayOfRound = ({ report }: PlayedReport, round: number): IsoDate | null =>
  report.reportFacts.roundDates[round - 1] ?? null;
