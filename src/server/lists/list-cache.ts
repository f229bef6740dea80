import { type IsoDate, readBirth } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { readPerson } from "../../domain/listed-person.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { listedRows } from "../../ledger/queries/lists/listed-rows.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { editionsOf } from "../../periods/editions/editions-of.ts";
import { openList } from "../../periods/lists/format/canonical-reader.ts";
import { derivedCoefficients } from "../../rating/period/changes/coefficient-basis.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { type CachedList, cachedList } from "./cached-list.ts";
import { type ColumnBuilder, columnBuilder } from "./columns.ts";
import { highlightsBuilder } from "./highlights.ts";
import { agesOn } from "./ranks.ts";

/** LRU cache size. */
const LISTS_MAX = 8;

/** Lists in columns: half a million players take a few megabytes, and each page a few milliseconds. */
export interface ListCache {
  readonly list: (row: ListRow) => Promise<CachedList>;
}

export function listCache(ledger: Ledger): ListCache {
  const cache = new Map<string, Promise<CachedList>>();
  const limit = concurrencyLimit();
  return {
    list: (row) => {
      const key = `${ledger.generation()}/${row.list}/${row.version}`;
      const found = cache.get(key) ?? limit.run(() => load(ledger, row));
      cache.delete(key);
      cache.set(key, found);
      found.catch(() => cache.delete(key));
      const [oldest] = cache.keys();
      if (cache.size > LISTS_MAX && oldest !== undefined) cache.delete(oldest);
      return found;
    },
  };
}

/** An own list is read from its published bytes, an imported one from the tables. */
async function load(ledger: Ledger, row: ListRow): Promise<CachedList> {
  const [columns, moved] = [columnBuilder(), highlightsBuilder()];
  if (row.making === null) await addImported(ledger, row, columns);
  else await addPublished(ledger, row, columns, moved);
  // What is new on an imported list is not known.
  return cachedList(columns, row.making === null ? null : moved.found(), agesOn(row.date as IsoDate));
}

async function addImported(ledger: Ledger, row: ListRow, columns: ColumnBuilder): Promise<void> {
  const rows = await listedRows(ledger.reader, row);
  while (rows.next()) {
    const [player, rating, games, k] = [rows.int8() ?? 0, rows.int2() ?? 0, rows.int2() ?? 0, rows.int2() ?? 0];
    const inactive = rows.flag();
    const [federation, sex, birth] = [rows.text() ?? "", rows.text() ?? "", rows.text() ?? "0"];
    const [title, womenTitle, name] = [rows.text(), rows.text(), rows.text() ?? ""];
    const person = { name, federation, sex, birthYear: Number(birth.slice(0, 4)), title: title ?? womenTitle ?? "" };
    columns.add({ player, rating, change: null, games, k, kDerived: false, inactive, ...person });
  }
}

async function addPublished(
  ledger: Ledger,
  row: ListRow,
  columns: ColumnBuilder,
  moved: ReturnType<typeof highlightsBuilder>,
): Promise<void> {
  const { parts } = await openList(ledger, row);
  const isDerived = derivedCoefficients(
    (await editionsOf(ledger.db)).on(row.kind as ListKind, row.date as IsoDate),
    row.date as IsoDate,
  );
  for await (const lines of parts) {
    for (const { id, person, rating, change, shown, games, k, activity, ...facts } of lines) {
      if (rating === null || !shown) continue;
      const { name, federation, sex, birth, title, womenTitle } = readPerson(person);
      const listed = {
        player: Number(id),
        name,
        rating,
        change,
        games,
        k: k ?? 0,
        kDerived: isDerived(birth === null ? null : (readBirth(birth) ?? null), facts),
        inactive: activity !== "active",
        federation: federation ?? "",
        sex: sex ?? "",
        birthYear: Number((birth ?? "0").slice(0, 4)),
        title: title ?? womenTitle ?? "",
      };
      columns.add(listed);
      moved.add(listed, change);
    }
  }
}
