import { addMonths, type IsoDate } from "../domain/dates.ts";
import type { EntryOf } from "../domain/journal/journal.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import { listReader } from "../formats/fide-list/list-reader.ts";
import type { Projection } from "../ledger/ledger.ts";
import { type IncomingEntries, incomingEntries } from "../ledger/queries/lists/incoming-entries.ts";
import { analyze, insertList, listBefore, newestListDate } from "../ledger/queries/lists/lists.ts";
import { carryPools } from "../ledger/queries/lists/pools.ts";
import { addListedFederations } from "../ledger/queries/players/federations.ts";
import { incomingPlayers } from "../ledger/queries/players/incoming-players.ts";
import type { ListRow } from "../ledger/schema/tables.ts";
import type { Editions } from "../regulations/editions.ts";
import { editionsOf } from "./editions/editions-of.ts";

type Imported = EntryOf<"list-imported">;

/** Reads the kept bytes once more and writes players and entries, in parts: memory does not grow with the list. */
export async function projectListImported({ payload, sequence }: Imported, to: Projection): Promise<void> {
  const newest = await newestListDate(to.db);
  const isNewest = newest === undefined || payload.date >= newest;
  const players = await incomingPlayers(to, { isNewest, sequence });
  const federations = new Set<string>();
  const targets: { readonly kind: ListKind; readonly entries: IncomingEntries }[] = [];
  for (const { list, version, kind } of payload.lists) {
    const before = await listBefore(to.db, kind, payload.date);
    const inactiveSince = inactiveAtLatest(await editionsOf(to.db), listKindOf(kind), payload.date);
    const entries = await incomingEntries(to, { list, version, date: payload.date, inactiveSince, before });
    targets.push({ kind: listKindOf(kind), entries });
  }
  const reader = listReader(
    {
      entry: (entry) => {
        players.add(entry);
        if (entry.federation !== null) federations.add(entry.federation);
        for (const { kind, entries } of targets) addListedRating(entries, kind, entry);
      },
      issue: () => undefined, // They were reported when the list was imported.
    },
    { kind: listKindOf(payload.kind) },
  );
  for await (const bytes of to.content(payload.content)) {
    reader.write(bytes);
    await players.flushFull();
    for (const { entries } of targets) await entries.flushFull();
  }
  reader.end();
  await players.end();
  for (const { entries } of targets) await entries.end();
  await addListedFederations(to.db, federations);
  for (const each of payload.lists) {
    const before = await listBefore(to.db, each.kind, payload.date);
    await insertList(to.db, importedRow(payload, each, sequence));
    if (before) await carryPools(to, before, each);
  }
  await analyze(to);
}

/**
 * The last list that can have counted a game of a player whom a list flags: by the longest time that the edition knows,
 * so that nobody wakes up where the time grows longer (reading `activity-at-latest`).
 */
function inactiveAtLatest(editions: Editions, kind: ListKind, date: IsoDate): IsoDate {
  const { articles } =
    editions.on(kind, date) ?? editions.fide.find(({ list, inForce }) => list === kind && inForce !== null)!;
  return addMonths(date, -Math.max(...articles.inactivity.sets.after.map(({ months }) => months)));
}

function addListedRating(entries: IncomingEntries, kind: ListKind, { id, standings, inactive }: ListEntry): void {
  const { rating = null, games = null, k = null } = standings[kind] ?? {};
  if (rating !== null) entries.add({ player: Number(id), rating, games, k, inactive });
}

/** It was published elsewhere: here it is public from the entry on that takes it over. */
const importedRow = (
  { date, content }: Imported["payload"],
  { list, version, kind }: Imported["payload"]["lists"][number],
  sequence: number,
): ListRow => ({
  list,
  version,
  kind,
  date,
  origin: "imported",
  content,
  sequence,
  published: sequence,
  discarded: null,
  previous_list: null,
  previous_version: null,
  facts_as_of: null,
  reports_as_of: null,
  making: null,
  header: null,
  root: null,
  persons: null,
});

/** Kinds are recorded as words, so that others can come; a file of FIDE has these. */
function listKindOf(word: string): ListKind {
  const kind = LIST_KINDS.find((each) => each === word);
  if (kind === undefined) throw new Error(`a list of kind ${word} cannot be read`);
  return kind;
}
