import { type NoteSignature, noteText, readNote, readVerifierKey, type VerifierKey, verdictOn } from "./signed-note.ts";
import type { Cryptography } from "./verify-proof.ts";

/*
 * A log that signs with a new key says so with the old one: those who trust the old key can trust the new one too. The other
 * way round it proves nothing, or somebody who stole an old key could go on signing.
 */

const HEAD = "rating-office/key-change@v1";

export const keyChangeText = (from: string, to: string): string => `${HEAD}\n${from}\n${to}\n`;

/** Changes of a key one behind the other, each a note signed with the old key. */
export const keyChangesText = (
  changes: readonly { readonly from: string; readonly to: string; readonly signature: NoteSignature }[],
): string =>
  changes
    .map(({ from, to, signature }) => noteText({ text: keyChangeText(from, to), signatures: [signature] }))
    .join("\n");

export const areKeyChanges = (text: string): boolean => text.startsWith(`${HEAD}\n`);

/** The key and every later one that follows from it; undefined: a change is not whole, or not signed with the old key. */
export async function keysFollowing(
  key: VerifierKey,
  changes: string,
  cryptography: Cryptography,
): Promise<readonly VerifierKey[] | undefined> {
  const keys = [key];
  for (const text of changes.split(new RegExp(`^(?=${HEAD}$)`, "m"))) {
    const note = readNote(text.endsWith("\n\n") ? text.slice(0, -1) : text);
    const [head, ...both] = note?.text.split("\n").slice(0, -1) ?? [];
    const [from, to] = both.map((each) => readVerifierKey(cryptography.sha256, each));
    if (note === undefined || head !== HEAD || both.length !== 2 || from === undefined || to?.name !== from.name)
      return undefined;
    if ((await verdictOn(note, from, cryptography)) !== "signed") return undefined;
    if (keys.some((each) => isSameKey(each, from))) keys.push(to);
  }
  return keys;
}

const isSameKey = (one: VerifierKey, other: VerifierKey): boolean =>
  one.name === other.name && one.type === other.type && one.publicKey.every((byte, at) => byte === other.publicKey[at]);
