import type { IsoDate } from "../../../domain/dates.ts";
import { earlierFactsAsOf } from "../../../ledger/queries/players/earlier-facts.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { PeriodInput } from "../../../rating/period/types.ts";
import type { Editions } from "../../../regulations/editions.ts";
import { loadColumns } from "./list-columns.ts";
import type { PreviousList } from "./listed-players.ts";
import type { PeriodReader } from "./period-reader.ts";
import { lookedUp, type MergedRecords } from "./records.ts";

export type EarlierFacts = Required<Pick<PeriodInput, "imported" | "stated">>;

interface EarlierQuery {
  readonly previous: PreviousList;
  /** The players that are looked at; null: everybody. */
  readonly some: readonly number[] | null;
  readonly records: MergedRecords;
}

/** What is known of the time before the first list on record: by imported lists, and as the office stated it. */
export async function loadEarlierFacts(
  { reading, basis, editions, roster, lists, merges }: PeriodReader,
  { previous, some, records }: EarlierQuery,
): Promise<EarlierFacts> {
  const imported = [];
  for (const row of lastOfEachEdition(editions, lists, basis.previous)) {
    const isPrevious = row.list === basis.previous.list && row.version === basis.previous.version;
    const columns = isPrevious ? previous.columns : await loadColumns(reading, row, roster, some);
    const date = row.date as IsoDate;
    imported.push({ date, facts: lookedUp(columns, date, records).factsOf });
  }
  const stated = new Map<string, NonNullable<ReturnType<EarlierFacts["stated"]["get"]>>>();
  for (const { player, games_before, highest } of await earlierFactsAsOf(reading.db, basis.kind, basis.factsAsOf))
    stated.set(String(merges.get(player) ?? player), { gamesBefore: games_before, highest });
  return { imported, stated };
}

/** Under one edition the newest list knows most: a list for each edition is enough, however many were taken over. */
function lastOfEachEdition(editions: Editions, lists: readonly ListRow[], previous: ListRow): readonly ListRow[] {
  const known = new Map<string, ListRow>();
  for (const row of lists) {
    if (row.origin !== "imported" || row.date > previous.date) continue;
    const edition = editions.on(previous.kind as "standard", row.date as IsoDate);
    if (edition !== undefined) known.set(edition.id, row);
  }
  return [...known.values()];
}
