import { type IsoDate, readBirth, yearOf } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { listedRows } from "../../ledger/queries/lists/listed-rows.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { inColumns, mayCount } from "../../rating/kernel/games-in-columns.ts";
import type { Balance } from "../../rating/period/balance.ts";
import { ruledTournaments } from "../../rating/period/close-period.ts";
import type { PeriodInput } from "../../rating/period/types.ts";
import { Federations, type PoolList, poolList } from "../../statistics/lists/pool-list.ts";
import type { PoolGames } from "../../statistics/watch/period.ts";
import { poolGames } from "../../statistics/watch/pool-games.ts";
import type { NamedPeriod } from "../../statistics/watch/report.ts";
import { editionsOf } from "../editions/editions-of.ts";
import { openNumbers } from "../lists/format/canonical-reader.ts";
import { readInput } from "../lists/make-list.ts";
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
  const periods: OfficePeriod[] = [];
  for (const row of rows) {
    const date = row.date as IsoDate;
    const edition = editions.on(kind, date);
    if (edition === undefined) continue;
    periods.push({
      name: row.list,
      date,
      edition,
      list: await poolListOf(reader, row, federations),
      games: await gamesOfList(reader, row),
      balance: row.making === null ? null : (await openNumbers({ content }, row)).header.balance,
    });
    progress(periods.length, rows.length);
  }
  return periods;
}

async function poolListOf(reader: LedgerReader, row: ListRow, federations: Federations): Promise<PoolList> {
  const { add, columns } = poolList(federations);
  const rows = await listedRows(reader, row);
  while (rows.next()) {
    const [id, rating, games] = [rows.int8() ?? 0, rows.int2() ?? 0, rows.int2()];
    rows.int2(); // K
    const inactive = rows.flag();
    const [federation, sex, birth] = [rows.text(), rows.text(), rows.text()];
    for (let unused = 0; unused < 3; unused++) rows.text();
    const born = birth === null ? undefined : readBirth(birth);
    add({ id, rating, games, inactive, federation, sex: sexOf(sex), birthYear: born === undefined ? 0 : yearOf(born) });
  }
  return columns();
}

const sexOf = (sex: string | null): "m" | "w" | null => (sex === "m" || sex === "w" ? sex : null);

/** Games between rated players that may count, of tournaments that do; a list that was taken over has none. */
async function gamesOfList(reader: LedgerReader, row: ListRow): Promise<PoolGames> {
  const { add, games } = poolGames();
  if (row.making === null) return games();
  const { input } = await readInput(reader, await basisOf(reader, row), { progress: () => undefined });
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
