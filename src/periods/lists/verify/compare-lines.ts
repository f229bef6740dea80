import { linesOf } from "../../../ledger/sha256.ts";
import type { ListDifference } from "./list-difference.ts";

/** The lines of two lists that differ, by player. The first is the one that should be. */
export async function lineDifferences(
  expected: Iterable<Uint8Array>,
  found: AsyncIterable<Uint8Array>,
  max: number,
): Promise<ListDifference[]> {
  const differences: ListDifference[] = [];
  const [ours, theirs] = [linesOf(later(expected)), linesOf(found)].map((lines) => lines[Symbol.asyncIterator]());
  let [one, other] = [await ours!.next(), await theirs!.next()];
  while ((!one.done || !other.done) && differences.length < max) {
    const [mine, yours] = [one.done ? undefined : one.value, other.done ? undefined : other.value];
    const order = compared(mine, yours);
    if (order !== 0 || mine !== yours) {
      const player = idOf((order <= 0 ? mine : yours) ?? "");
      const [should, is] = [order <= 0 ? (mine ?? "") : "", order >= 0 ? (yours ?? "") : ""];
      differences.push({ fault: "line-differs", player, expected: should, found: is });
    }
    if (order <= 0) one = await ours!.next();
    if (order >= 0) other = await theirs!.next();
  }
  return differences;
}

/** Lines are in the order of their ids; the first has none, and begins with a brace. */
function compared(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return one === undefined ? 1 : -1;
  const [mine, yours] = [idOf(one), idOf(other)];
  if (mine === yours) return 0;
  return (mine ?? "") < (yours ?? "") ? -1 : 1;
}

/** null: the header. */
const idOf = (line: string): string | null => (line.startsWith("{") ? null : line.slice(0, line.indexOf("\t")));

async function* later(parts: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield* parts;
}
