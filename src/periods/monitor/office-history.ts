import { type IsoDate, readBirth, yearOf } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import { playerFacts, poolColumns } from "../../ledger/queries/lists/pool-rows.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { inColumns, mayCount } from "../../rating/kernel/games-in-columns.ts";
import type { Balance } from "../../rating/period/balance.ts";
import { ruledTournaments } from "../../rating/period/close-period.ts";
import type { PeriodInput } from "../../rating/period/types.ts";
import { Federations, type PoolList, type PoolPlayer, poolList } from "../../statistics/lists/pool-list.ts";
import type { PoolGames } from "../../statistics/watch/period.ts";
import { poolGames } from "../../statistics/watch/pool-games.ts";
import type { NamedPeriod } from "../../statistics/watch/report.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { openNumbers } from "../lists/format/canonical-reader.ts";
import { readInput } from "../lists/make-list.ts";
import { newRoster } from "../lists/read/roster.ts";
import { basisOf } from "../lists/verify/verify-list.ts";

/** A published list of the office with its games, and where its points came from. */
export interface OfficePeriod extends NamedPeriod {
  /** In hundredths of a point; null of a list that was taken over. */
  readonly balance: Balance | null;
}

/** Five years of months, and the list before. */
const LISTS_MAX = 61;

/** The published lists of a kind with the games that they were made of, as they were made. */
export async function officeHistory(
  { reader, content }: Pick<Ledger, "reader" | "content">,
  kind: ListKind,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<readonly OfficePeriod[]> {
  const rows = (await listsInForce(reader.db, { kind })).slice(-LISTS_MAX);
  const editions = await editionsOf(reader.db);
  const federations = new Federations();
  const personOf = await poolPersons(reader);
  const periods: OfficePeriod[] = [];
  for (const row of rows) {
    const date = row.date as IsoDate;
    const edition = editions.on(kind, date);
    if (edition === undefined) continue;
    periods.push({
      name: row.list,
      date,
      edition,
      list: await poolListOf(reader, row, federations, personOf),
      games: await gamesOfList(reader, row),
      balance: row.making === null ? null : (await openNumbers({ content }, row)).header.balance,
    });
    progress(periods.length, rows.length);
  }
  return periods;
}

type PoolPerson = Pick<PoolPlayer, "federation" | "sex" | "birthYear">;
const UNKNOWN: PoolPerson = { federation: null, sex: null, birthYear: 0 };

/** By which facts players are grouped: as they are known now, read once for all lists. */
async function poolPersons(reader: LedgerReader): Promise<(player: number) => PoolPerson> {
  const roster = newRoster();
  const persons: PoolPerson[] = [];
  const rows = await playerFacts(reader);
  while (rows.next()) {
    const place = roster.add(rows.int8() ?? 0);
    const [federation, sex, birth] = [rows.text(), rows.text(), rows.text()];
    const born = birth === null ? undefined : readBirth(birth);
    persons[place] = { federation, sex: sexOf(sex), birthYear: born === undefined ? 0 : yearOf(born) };
  }
  return (player) => persons[roster.find(player) ?? -1] ?? UNKNOWN;
}

const sexOf = (sex: string | null): "m" | "w" | null => (sex === "m" || sex === "w" ? sex : null);

async function poolListOf(
  reader: LedgerReader,
  row: ListRow,
  federations: Federations,
  personOf: (player: number) => PoolPerson,
): Promise<PoolList> {
  const { add, columns } = poolList(federations);
  const rows = await poolColumns(reader, row);
  if (!rows.next()) return columns();
  const players = rows.int8s();
  const [rating, games, inactive] = Array.from({ length: 3 }, () => new Int16Array(players.length)) as Columns;
  rows.int2s(rating, 0, 1, 0);
  rows.int2s(games, 0, 1, NO_GAMES);
  rows.int2s(inactive, 0, 1, 0);
  for (const [at, id] of players.entries()) {
    const { federation, sex, birthYear } = personOf(id);
    const played = games[at] === NO_GAMES ? null : games[at]!;
    add({ id, rating: rating[at]!, games: played, inactive: inactive[at] === 1, federation, sex, birthYear });
  }
  return columns();
}

type Columns = [rating: Int16Array, games: Int16Array, inactive: Int16Array];
/** Stands for games that a list does not count. */
const NO_GAMES = -1;

/** Games between rated players that may count, of tournaments that do; a list that was taken over has none. */
async function gamesOfList(reader: LedgerReader, row: ListRow): Promise<PoolGames> {
  const { add, games } = poolGames();
  if (row.making === null) return games();
  // Nobody else than the players of its reports: all the others would take most of the time.
  const focus = { everyReport: true } as const;
  const { input } = await readInput(reader, await basisOf(reader, row), { progress: () => undefined, focus });
  const counted = new Set(ruledTournaments(input).flatMap(({ id, counts }) => (counts ? [id] : [])));
  input.tournaments
    .filter(({ id }) => counted.has(id))
    .forEach((tournament, event) => {
      addGames(tournament, event, add);
    });
  return games();
}

function addGames(
  { entrants, games, columns, atStart }: PeriodInput["tournaments"][number],
  event: number,
  add: ReturnType<typeof poolGames>["add"],
): void {
  const played = columns ?? inColumns(games);
  for (let game = 0; game < played.score.length; game++) {
    if (!mayCount(played, game)) continue;
    const [white, black] = [entrants[played.white[game]!]!, entrants[played.black[game]!]!];
    const [whiteRating, blackRating] = [atStart.rating(white), atStart.rating(black)];
    if (whiteRating === null || blackRating === null) continue;
    const score = played.score[game]! / 50;
    add({ white: Number(white), black: Number(black), whiteRating, blackRating, score, event });
  }
}
