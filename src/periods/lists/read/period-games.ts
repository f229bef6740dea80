import type { LedgerReader } from "../../../ledger/ledger.ts";
import { entrantRows, gameColumns } from "../../../ledger/queries/lists/list-tournaments.ts";
import { entrantsOf, matchesOf } from "../../../ledger/queries/tournaments/entrants.ts";
import type { ReportKey } from "../../../ledger/queries/tournaments/reports.ts";
import type { CopyRows } from "../../../ledger/wire/copy-rows.ts";
import { grouped } from "../../tournaments/standing-of.ts";

/** A report with its players and games, in as few bytes as they need. */
export interface LoadedReport {
  /** The office's number of each, by place, where a match or a merge says so of another; null: nobody known. */
  readonly players: readonly (number | null)[];
  readonly startNumbers: readonly number[];
  readonly games: PackedGames;
}

/** Round, white, black, score in half points and flaw of each game, one behind the other. */
export type PackedGames = Int16Array;
export const GAME_LENGTH = 5;
export const [ROUND, WHITE, BLACK, SCORE, FLAW] = [0, 1, 2, 3, 4];
export const UNPLAYED = -1;

export interface LoadOptions {
  readonly asOf: number;
  /** The record that stands for each merged one. */
  readonly merges: ReadonlyMap<number, number>;
  readonly progress: (done: number, total: number) => void;
}

/** Of the smallest part that is read at a time: the embedded engine hands each over whole. */
const GAMES_MAX = 10_000;
const REPORTS_MAX = 400;

type SomeReport = ReportKey & { readonly games: number };

/** Players and games of reports, in their order. */
export async function loadReports(
  reading: LedgerReader,
  reports: readonly SomeReport[],
  { asOf, merges, progress }: LoadOptions,
): Promise<readonly LoadedReport[]> {
  const loaded: LoadedReport[] = [];
  for await (const { batch, entrants, games } of fetched(reading, [...batches(reports, reading.parts.size)])) {
    const players = playersIn(batch, entrants, merges);
    const packed = gamesIn(batch, games);
    for (const number of batch.keys()) loaded.push({ ...players[number]!, games: packed[number]! });
    progress(loaded.length, reports.length);
  }
  return (await withMatches(reading, reports, loaded, { asOf, merges })).map(withoutAbsent);
}

/** Entrants without any game, not even an unplayed one, did not come: they are left out. */
function withoutAbsent(report: LoadedReport): LoadedReport {
  const { players, startNumbers, games } = report;
  const present = new Set<number>();
  for (let at = 0; at < games.length; at += GAME_LENGTH) present.add(games[at + WHITE]!).add(games[at + BLACK]!);
  if (present.size === players.length) return report;
  const kept = [...players.keys()].filter((place) => present.has(place));
  const places = new Map(kept.map((place, now) => [place, now]));
  const moved = games.map((value, at) => {
    const field = at % GAME_LENGTH;
    return field === WHITE || field === BLACK ? places.get(value)! : value;
  });
  return { players: kept.map(at(players)), startNumbers: kept.map(at(startNumbers)), games: moved };
}

const at =
  <Value>(values: readonly Value[]) =>
  (place: number): Value =>
    values[place]!;

function* batches<Report extends { readonly games: number }>(
  reports: readonly Report[],
  size: number,
): Generator<readonly Report[]> {
  let batch: Report[] = [];
  let games = 0;
  for (const report of reports) {
    if (batch.length > 0 && (games + report.games > GAMES_MAX * size || batch.length >= REPORTS_MAX * size)) {
      yield batch;
      [batch, games] = [[], 0];
    }
    batch.push(report);
    games += report.games;
  }
  if (batch.length > 0) yield batch;
}

interface Fetched {
  readonly batch: readonly ReportKey[];
  readonly entrants: CopyRows;
  readonly games: CopyRows;
}

/** While one batch is read the next are under way. */
async function* fetched(reading: LedgerReader, all: readonly (readonly ReportKey[])[]): AsyncIterable<Fetched> {
  const fetch = (batch: readonly ReportKey[]): Promise<Fetched> => {
    const both = Promise.all([entrantRows(reading, batch), gameColumns(reading, batch)]);
    const found = both.then(([entrants, games]) => ({ batch, entrants, games }));
    found.catch(() => undefined); // The rejection surfaces at the await below.
    return found;
  };
  const coming = all.slice(0, reading.parts.ahead).map(fetch);
  for (let number = reading.parts.ahead; coming.length > 0; number++) {
    const now = await coming.shift()!;
    const batch = all[number];
    if (batch !== undefined) coming.push(fetch(batch));
    yield now;
  }
}

function playersIn(batch: readonly ReportKey[], rows: CopyRows, merges: LoadOptions["merges"]) {
  const found = batch.map(() => ({ players: [] as (number | null)[], startNumbers: [] as number[] }));
  while (rows.next()) {
    const { players, startNumbers } = found[rows.int4() ?? 0]!;
    const place = rows.int2() ?? 0;
    startNumbers[place] = rows.int4() ?? 0;
    const player = rows.int8();
    players[place] = player === null ? null : (merges.get(player) ?? player);
  }
  return found;
}

function gamesIn(batch: readonly ReportKey[], rows: CopyRows): readonly PackedGames[] {
  const found: PackedGames[] = batch.map(() => new Int16Array(0));
  while (rows.next()) {
    const number = rows.int4() ?? 0;
    const games = new Int16Array(rows.arrayLength() * GAME_LENGTH);
    for (const [field, nothing] of NOTHING_IN.entries()) rows.int2s(games, field, GAME_LENGTH, nothing);
    found[number] = games;
  }
  return found;
}

/** What stands for nothing in each field of a game: only a score may be missing. */
const NOTHING_IN = [0, 0, 0, UNPLAYED, 0];

/** A match by hand holds as long as the report has that name at that number. */
async function withMatches(
  { db }: LedgerReader,
  reports: readonly ReportKey[],
  loaded: readonly LoadedReport[],
  { asOf, merges }: Pick<LoadOptions, "asOf" | "merges">,
): Promise<readonly LoadedReport[]> {
  const ids = [...new Set(reports.map(({ tournament }) => tournament))];
  const matches = grouped(ids.length === 0 ? [] : await matchesOf(db, ids, asOf));
  const changed: LoadedReport[] = [];
  for (const [number, report] of reports.entries()) {
    const found = loaded[number]!;
    const own = matches.get(report.tournament);
    if (own === undefined) {
      changed.push(found);
      continue;
    }
    const players = [...found.players];
    for (const { place, start_number: start, name } of await entrantsOf(db, report)) {
      const match = own.find((each) => each.start_number === start && each.name === name);
      if (match) players[place] = match.player === null ? null : (merges.get(match.player) ?? match.player);
    }
    changed.push({ ...found, players });
  }
  return changed;
}
