import type { ListEntry } from "../../domain/list-entry.ts";
import { nameColumn } from "../lists/name-column.ts";

/** Entries at a time. */
const BATCH = 1_000;

/** Entries in another order. Until all are there they are kept as JSON in bytes: half a million objects cost too much. */
export async function* sortedEntries(
  entries: AsyncIterable<readonly ListEntry[]>,
  rankOf: (player: number) => number,
): AsyncIterable<readonly ListEntry[]> {
  const texts = nameColumn();
  const ranks: number[] = [];
  for await (const some of entries)
    for (const each of some) {
      texts.push(JSON.stringify(each));
      ranks.push(rankOf(Number(each.id)));
    }
  const order = Int32Array.from(ranks.keys()).sort((one, other) => ranks[one]! - ranks[other]!);
  for (let from = 0; from < order.length; from += BATCH)
    yield Array.from(order.subarray(from, from + BATCH), (at): ListEntry => JSON.parse(texts.at(at)));
}
