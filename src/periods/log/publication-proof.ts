import { leafOf } from "../../domain/journal/redaction.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { lineOf } from "../../ledger/queries/journal/journal-table.ts";
import { versionsOf } from "../../ledger/queries/lists/lists.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { logProofText } from "../../transparency/log-proof.ts";
import { checkpointOver } from "./checkpoints.ts";

/** That a list was published with its sha-256, as a file that anybody can check with the office's public key alone. */
export async function publicationProof(
  ledger: Pick<Ledger, "db" | "log">,
  { list, version }: { readonly list: string; readonly version?: number | undefined },
): Promise<{ readonly file: string; readonly text: string }> {
  const versions = (await versionsOf(ledger.db, list)).filter(
    ({ origin, published }) => origin === "published" && published !== null,
  );
  const row = versions.find((each) => version === undefined || each.version === version);
  if (row === undefined) throw new Refusal("unknown-list", { list, version: version ?? null });
  const sequence = row.published ?? 0;
  const checkpoint = await checkpointOver(ledger, sequence);
  const size = readSignedCheckpoint(checkpoint)?.checkpoint.size ?? 0;
  const tree = await ledger.log();
  if (size > tree.size()) throw new Refusal("journal-contradicts", { entries: size });
  const leaf = leafOf(await lineOf(ledger.db, sequence));
  if (!("text" in leaf)) throw new Refusal("proof-gone", { list, version: row.version });
  const index = sequence - 1;
  const text = logProofText({
    index,
    hashes: tree.inclusion(index, size),
    checkpoint,
    extra: Buffer.from(leaf.text),
  });
  return { file: `${list}-${row.version}.tlog-proof`, text };
}
