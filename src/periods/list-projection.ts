import type { EntryOf } from "../domain/journal.ts";
import { LIST_KINDS, type ListKind } from "../domain/list.ts";
import type { ListEntry } from "../domain/list-entry.ts";
import { listReader } from "../formats/fide-list/list-reader.ts";
import type { Projection } from "../ledger/ledger.ts";
import { type Bulk, bulkInto } from "../ledger/postgres/bulk.ts";
import { addListedFederations } from "../ledger/postgres/federations.ts";
import { incomingPlayers } from "../ledger/postgres/incoming-players.ts";
import { analyze, insertList, newestListDate } from "../ledger/postgres/lists.ts";

const ENTRY_COLUMNS = ["player", "list", "version", "rating", "games", "k", "inactive"];

type Imported = EntryOf<"list-imported">;
type ImportedList = Imported["payload"]["lists"][number];

/** Reads the kept bytes once more and writes players and entries, in parts: memory does not grow with the list. */
export async function projectListImported({ payload, sequence }: Imported, to: Projection): Promise<void> {
  const newest = await newestListDate(to.db);
  const players = await incomingPlayers(to, { isNewest: newest === undefined || payload.date >= newest });
  const federations = new Set<string>();
  const targets = payload.lists.map((list) => ({ list, bulk: bulkInto(to, "list_entry", ENTRY_COLUMNS) }));
  const reader = listReader(
    {
      entry: (entry) => {
        players.add(entry);
        if (entry.federation !== null) federations.add(entry.federation);
        for (const { list, bulk } of targets) addStanding(bulk, list, entry);
      },
      issue: () => undefined, // They were counted and told when the list was imported.
    },
    { kind: listKindOf(payload.kind) },
  );
  for await (const bytes of to.content(payload.content)) {
    reader.write(bytes);
    await players.flushFull();
    for (const { bulk } of targets) await bulk.flushFull();
  }
  reader.end();
  await players.end();
  for (const { bulk } of targets) await bulk.flush();
  await addListedFederations(to.db, federations);
  for (const { list, kind, version } of payload.lists)
    await insertList(to.db, {
      list,
      version,
      kind,
      date: payload.date,
      origin: "imported",
      content: payload.content,
      sequence,
    });
  await analyze(to);
}

function addStanding(bulk: Bulk, { list, kind, version }: ImportedList, entry: ListEntry): void {
  const standing = entry.standings[listKindOf(kind)];
  if (standing === undefined || standing.rating === null) return;
  const { rating, games, k } = standing;
  bulk.row().int8(Number(entry.id)).text(list).int2(version).int2(rating).int2(games).int2(k).flag(entry.inactive);
}

/** Kinds are recorded as words, so that others can come; a file of FIDE has these. */
function listKindOf(word: string): ListKind {
  const kind = LIST_KINDS.find((each) => each === word);
  if (kind === undefined) throw new Error(`a list of kind ${word} cannot be read`);
  return kind;
}
