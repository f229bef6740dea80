import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { canonicalJson, type Json } from "../../../src/domain/journal/canonical-json.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import { openTexts } from "../../../src/periods/lists/format/canonical-reader.ts";

/** What lists were when they were recorded, a line for each: `vitest -u` records anew, which needs a reason. */
export const expectRecorded = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(join(process.cwd(), "fixtures", "recorded", `${name}.txt`));

/**
 * The lists of an office by the hashes they had in format 1: salts make no difference to these, so they show
 * that every name and number is still what it was when they were recorded.
 */
export async function recordedHashes(ledger: Ledger): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const row of await allLists(ledger.db))
    lines.push(`${row.list} ${row.version} ${row.making === null ? row.content : await hashInFormat1(ledger, row)}`);
  return lines;
}

export async function hashInFormat1(
  { content }: Ledger,
  row: { content: string; persons?: string | null },
): Promise<string> {
  const { header, parts } = await openTexts(content(row.content), content(row.persons!));
  const { root: _, previous, ...others } = header;
  const { root: __, ...before } = previous;
  const hash = createHash("sha256");
  hash.update(`${canonicalJson({ ...others, format: 1, previous: before } as unknown as Json)}\n`);
  for await (const some of parts)
    for (const { line, person } of some) {
      const [id, , ...numbers] = line.split("\t");
      const [, , ...fields] = person!.split("\t");
      hash.update(`${[id, ...fields, ...numbers].join("\t")}\n`);
    }
  return hash.digest("hex");
}
