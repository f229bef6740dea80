import { LIST_KINDS } from "../../../domain/list.ts";
import { listReader } from "../../../formats/fide-list/list-reader.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { cardsOfList } from "../../../ledger/queries/lists/cards.ts";
import { rowsOf } from "../../../ledger/queries/lists/list-entries.ts";
import { poolsOf } from "../../../ledger/queries/lists/pools.ts";
import type { ListEntryRow, ListRow } from "../../../ledger/schema/tables.ts";
import type { CopyRows } from "../../../ledger/wire/copy-rows.ts";
import { openNumbers } from "../format/canonical-reader.ts";
import { readProvenance } from "../format/provenance.ts";
import { rowOf } from "../write/entry-rows.ts";
import type { ListDifference } from "./list-difference.ts";

export interface RowComparison {
  readonly players: number;
  readonly differences: readonly ListDifference[];
}

/** More differences than anybody reads are not looked for. */
const MAX = 100;

/** Every row of a list against its bytes, and every pool and card against the provenance. */
export async function rowDifferences(reading: LedgerReader, row: ListRow): Promise<RowComparison> {
  const found = await textsOfRows(reading, row, wholeText);
  const { parts } = await openNumbers(reading, row);
  const book = differenceBook(found);
  for await (const lines of parts) for (const line of lines) book.expect(line.id, wholeText(rowOf(row, line)));
  const beside = row.making === null ? [] : await provenanceDifferences(reading, row, row.making);
  return { players: book.players(), differences: [...book.differences(), ...beside] };
}

/** Every row of a list that was taken over against the file as it came. What was carried over is not in the file. */
export async function importedDifferences(reading: LedgerReader, row: ListRow): Promise<RowComparison> {
  const kind = LIST_KINDS.find((each) => each === row.kind);
  if (kind === undefined) throw new Error(`a list of kind ${row.kind} cannot be read`);
  // Players whom the file leaves out have a row without a rating, if a list before had them.
  const ratedText = (entry: Imported): string | null => (entry.rating === null ? null : importedText(entry));
  const book = differenceBook(await textsOfRows(reading, row, ratedText));
  const reader = listReader(
    {
      entry: ({ id, standings, inactive }) => {
        const { rating = null, games = null, k = null } = standings[kind] ?? {};
        if (rating !== null) book.expect(String(Number(id)), importedText({ rating, games, k, inactive }));
      },
      issue: () => undefined,
    },
    { kind },
  );
  for await (const part of reading.content(row.content)) reader.write(part);
  reader.end();
  return { players: book.players(), differences: book.differences() };
}

type Imported = Pick<ListEntryRow, "rating" | "games" | "k" | "inactive">;

const importedText = ({ rating, games, k, inactive }: Imported): string =>
  `${rating} ${games ?? ""} ${k ?? ""} ${inactive}`;

const wholeText = (row: Omit<ListEntryRow, "list" | "version">): string =>
  `${importedText(row)} ${row.games_so_far} ${row.highest ?? ""} ${row.complete} ${row.last_counted ?? ""} ${
    row.delisted_on ?? ""
  } ${row.gone} ${row.status} ${row.change ?? ""} ${row.shown}`;

async function textsOfRows(
  reading: LedgerReader,
  list: ListRow,
  textOf: (row: Omit<ListEntryRow, "list" | "version">) => string | null,
): Promise<Map<string, string>> {
  const rows = await rowsOf(reading, list);
  const texts = new Map<string, string>();
  while (rows.next()) {
    const player = rows.int8() ?? 0;
    const [rating, games, k, inactive] = [rows.int2(), rows.int2(), rows.int2(), rows.flag()];
    const [gamesSoFar, highest, complete] = [rows.int4() ?? 0, rows.int2(), rows.flag()];
    const [last, delisted, gone] = [rows.text(), rows.text(), rows.flag()];
    const text = textOf({
      player,
      rating,
      games,
      k,
      inactive,
      highest,
      complete,
      gone,
      games_so_far: gamesSoFar,
      last_counted: last,
      delisted_on: delisted,
      status: rows.int2() ?? 0,
      change: rows.int2(),
      shown: rows.flag(),
    });
    if (text !== null) texts.set(String(player), text);
  }
  return texts;
}

/** Crosses off what was expected and found; what is left at the end should not be there. */
function differenceBook(found: Map<string, string>) {
  const differences: ListDifference[] = [];
  let players = 0;
  const add = (difference: ListDifference): void => {
    if (differences.length < MAX) differences.push(difference);
  };
  return {
    players: () => players,
    expect: (player: string, expected: string): void => {
      players += 1;
      const text = found.get(player);
      found.delete(player);
      if (text === undefined) add({ fault: "row-missing", player, expected, found: "" });
      else if (text !== expected) add({ fault: "row-differs", player, expected, found: text });
    },
    differences: (): readonly ListDifference[] => {
      for (const [player, text] of found) add({ fault: "row-added", player, expected: "", found: text });
      return differences;
    },
  };
}

async function provenanceDifferences(
  reading: LedgerReader,
  list: ListRow,
  making: string,
): Promise<readonly ListDifference[]> {
  const pools = differenceBook(textsIn(await poolsOf(reading, list)));
  const cards = differenceBook(textsIn(await cardsOfList(reading, list)));
  await readProvenance(reading.content(making), { pool: pools.expect, cards: cards.expect });
  return [
    ...pools.differences().map((difference) => ({ ...difference, fault: "pools-differ" as const })),
    ...cards.differences().map((difference) => ({ ...difference, fault: "cards-differ" as const })),
  ];
}

function textsIn(rows: CopyRows): Map<string, string> {
  const found = new Map<string, string>();
  while (rows.next()) found.set(String(rows.int8()), rows.text() ?? "");
  return found;
}
