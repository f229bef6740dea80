import type { ListReview } from "../../../periods/lists/review-list.ts";
import { reviewSheetOf } from "../../../presentation/review-sheet.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { type PlaceOptions, withOffice } from "../../office.ts";
import { tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

export interface ReviewOptions extends PlaceOptions {
  readonly version?: string;
}

/** Lines shown of each part to people; programs get all. */
const ROWS_MAX = 50;

export const reviewSheet = (list: string, options: ReviewOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { listRow } = await import("../../../periods/lists/format/list-lines.ts");
    const { reviewList } = await import("../../../periods/lists/review-list.ts");
    const row = await listRow(ledger.db, list, readVersion(options.version));
    const found = await reviewList(ledger, row);
    if (found === null) return world.print(options.json ? "null" : words.office.lists.states.imported);
    const { names, ...sheet } = found;
    if (options.json)
      return world.print(JSON.stringify({ ...sheet, names: Object.fromEntries([...names].sort()) }, null, 2));
    for (const line of sheetLines(words, found, world)) world.print(line);
  });

function* sheetLines(words: Catalogue, found: ListReview, world: World): Generator<string> {
  const { more, columns } = words.office.lists;
  const { parts, balance } = reviewSheetOf(words, { ...found, balance: found.header.balance });
  for (const { title, heads, rows } of parts) {
    yield `${title}:`;
    yield* tableText(heads, rows.slice(0, ROWS_MAX), world);
    if (rows.length > ROWS_MAX) yield more(rows.length - ROWS_MAX);
    yield "";
  }
  yield `${balance.title}:`;
  yield* tableText(balance.heads, balance.rows);
  yield `${columns.sha256}: ${found.sha256}`;
}
