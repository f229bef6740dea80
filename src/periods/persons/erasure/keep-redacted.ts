import type { Redacted } from "../../../domain/journal/journal.ts";
import type { Workspace } from "../../../ledger/ledger.ts";

/** A content, and the bytes that take its place. */
export interface RedactedContent {
  readonly content: string;
  readonly bytes: () => AsyncIterable<Uint8Array>;
}

/** Keeps what takes the place of contents. A copy from which somebody else was erased before names these persons too: it goes. */
export async function keepRedacted(
  { keep, hashNow }: Pick<Workspace, "keep" | "hashNow">,
  redacted: readonly RedactedContent[],
): Promise<Redacted["contents"]> {
  const contents: Redacted["contents"] = [];
  for (const { content, bytes } of redacted) {
    const now = await hashNow(content);
    const by = (await keep(bytes())).sha256;
    if (by === now) continue; // It names nobody of these.
    contents.push({ content, by });
    if (now !== content) contents.push({ content: now, by });
  }
  return contents;
}
