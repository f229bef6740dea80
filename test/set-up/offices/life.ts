import { loadSample } from "../../../src/cli/sample/load.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import type { SampleSize } from "../../../src/sample/size.ts";
import { acting, entriesIn } from "./offices.ts";

/** A whole life of an office, from nothing to its last list. */
export const liveThrough = (ledger: Ledger, size: SampleSize) => loadSample(acting(ledger), size);

/** What two offices must have in common: every entry with its hash, every list with its bytes. */
export async function lifeOf(ledger: Ledger) {
  const published = (await allLists(ledger.db)).filter((list) => list.published !== null);
  const lists: Record<string, string> = {};
  for (const { list, version, content } of published)
    lists[`${list} ${version} ${content}`] = await textOf(ledger.content(content));
  return { entries: (await entriesIn(ledger)).map(({ kind, hash }) => `${kind} ${hash}`), lists };
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
}

/** Everything that is wrong with the journal, its contents or a list; empty: nothing. */
export async function faultsIn(ledger: Ledger): Promise<readonly unknown[]> {
  const faults: unknown[] = [...(await ledger.verify()).faults];
  for await (const { list, version, differences } of verifyLists(ledger))
    if (differences.length > 0) faults.push({ list, version, differences: differences.slice(0, 3) });
  return faults;
}
