import type { EntryOf, JournalEntry } from "../domain/journal/journal.ts";
import type { Projection, Recording } from "../ledger/ledger.ts";
import { listBefore, movedWhileIdle } from "../ledger/queries/lists/lists.ts";
import { linesOf } from "../ledger/sha256.ts";
import { bulkInto } from "../ledger/wire/bulk.ts";

const COLUMNS = ["player", "list", "version", "rating_before", "rating"];

type Imported = EntryOf<"list-imported">["payload"];

/**
 * Compares a list that was just imported with the one before: a player without a game whose rating moved was corrected
 * by the publisher of the list. Corrections are recorded, because from here on they are the base.
 */
export async function recordBaseCorrections(
  recording: Recording,
  { date }: Imported,
  { list, kind, version }: Imported["lists"][number],
): Promise<(JournalEntry & { kind: "base-corrections" }) | undefined> {
  const before = await listBefore(recording.db, kind, date);
  if (before === undefined) return undefined;
  let players = 0;
  async function* bytes(to: Parameters<typeof movedWhileIdle>[2]): AsyncIterable<Uint8Array> {
    for await (const rows of movedWhileIdle(recording.db, { list, version }, to)) {
      players += rows.length;
      yield Buffer.from(rows.map((row) => `${row.player},${row.rating_before},${row.rating}\n`).join(""));
    }
  }
  const { sha256: content } = await recording.keep(bytes(before));
  if (players === 0) return undefined;
  const entry = await recording.record({
    kind: "base-corrections",
    payload: { list, version, before: before.list, players, content },
  });
  return entry.kind === "base-corrections" ? entry : undefined;
}

export async function projectBaseCorrections(
  { payload: { list, version, content } }: EntryOf<"base-corrections">,
  to: Projection,
): Promise<void> {
  const bulk = bulkInto(to, "base_correction", COLUMNS);
  for await (const line of linesOf(to.content(content))) {
    const [player = 0, before = 0, rating = 0] = line.split(",").map(Number);
    bulk.row().int8(player).text(list).int2(version).int2(before).int2(rating);
    await bulk.flushFull();
  }
  await bulk.flush();
}
