import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { replaceSecret } from "../../ledger/queries/journal/checkpoints.ts";
import { entriesOfKinds } from "../../ledger/queries/journal/journal-table.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { sha256Bytes } from "../../ledger/sha256.ts";
import { keyChangesText, keyChangeText } from "../../transparency/key-change.ts";
import { readSignatures, readVerifierKey, signatureLine, type VerifierKey } from "../../transparency/signed-note.ts";
import type { Office } from "../office.ts";
import { signCheckpoint } from "./checkpoints.ts";
import {
  IN_USE,
  isHandedIn,
  KEY_VARIABLE,
  knownSigningKey,
  newSigningKey,
  publicKeyText,
  SECRET,
} from "./signing-key.ts";

/**
 * From now on the office signs with a new key, of the same name. The journal says so, signed with the old key, and the
 * next checkpoint is signed with the new one.
 */
export async function rotateKey({
  ledger,
  appendOptions,
}: Office): Promise<{ readonly entry: JournalEntry; readonly key: string }> {
  if (isHandedIn()) throw new Refusal("signing-key-handed-in", { variable: KEY_VARIABLE });
  const { result } = await ledger.append(appendOptions, async (recording) => {
    const old = await knownSigningKey(recording.db);
    if (old === null) throw new Refusal("no-signing-key");
    const { secret, key } = newSigningKey(old.key.name);
    const [from, to] = [publicKeyText(old.key), publicKeyText(key)];
    const signature = signatureLine(old.sign(keyChangeText(from, to)));
    const entry = await recording.record({ kind: "signing-key-changed", payload: { from, to, signature } });
    await replaceSecret(recording.db, SECRET, secret);
    await replaceSecret(recording.db, IN_USE, to);
    return { entry, key: to };
  });
  if (!appendOptions.dryRun) await signCheckpoint(ledger, { published: true });
  return result;
}

/** Every change of the key, as anybody checks it who trusts an earlier one; empty: there was none. */
export async function keyChanges(db: Db): Promise<string> {
  const changes = (await changesIn(db)).map(({ payload: { from, to, signature } }) => ({
    from,
    to,
    signature: readSignatures(signature)![0]!,
  }));
  return keyChangesText(changes);
}

/** The keys that the office signed with before. */
export const earlierKeys = async (db: Db): Promise<readonly VerifierKey[]> =>
  (await changesIn(db)).flatMap(({ payload: { from } }) => readVerifierKey(sha256Bytes, from) ?? []);

const changesIn = async (db: Db) =>
  (await entriesOfKinds(db, 0, ["signing-key-changed"])).flatMap((entry) =>
    entry.kind === "signing-key-changed" ? [entry] : [],
  );
