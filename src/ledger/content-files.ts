import { randomUUID } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../domain/refusal.ts";
import { makePrivateFolder, PRIVATE_FILE } from "./folder/access.ts";
import { checkFreeSpace } from "./folder/free-space.ts";
import { syncFolder } from "./journal-files.ts";
import type { Kept } from "./ledger.ts";
import { checked, measured } from "./sha256.ts";

/** Bytes as they were received, each under the name of its sha-256. */
export interface ContentFiles {
  readonly keep: (bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
  readonly content: (sha256: string) => AsyncIterable<Uint8Array>;
  readonly has: (sha256: string) => boolean;
  readonly forget: (sha256: string) => Promise<void>;
  /** What is read in the place of bytes that were redacted: null: nothing; undefined: they were not. */
  readonly pointer: (sha256: string) => string | null | undefined;
  /** From now on other bytes are read in the place of these, which stay until they are forgotten. */
  readonly point: (sha256: string, by: string | null) => Promise<void>;
  readonly unpoint: (sha256: string) => Promise<void>;
  readonly all: () => Promise<readonly string[]>;
  /** Contents that were redacted and whose bytes are still there. */
  readonly halfRedacted: () => Promise<readonly string[]>;
  /** Removes what a crash left unfinished. */
  readonly clear: () => Promise<void>;
}

const UNFINISHED = "unfinished-";
/** A file with this ending has the hash of what is read instead. */
const REDACTED = ".redacted";

export function contentFiles(folder: string): ContentFiles {
  const root = join(folder, "contents");
  const path = (sha256: string): string => join(root, sha256.slice(0, 2), sha256);
  const pointerPath = (sha256: string): string => `${path(sha256)}${REDACTED}`;
  const names = async (): Promise<readonly string[]> => (existsSync(root) ? readdir(root, { recursive: true }) : []);
  const pointer: ContentFiles["pointer"] = (sha256) =>
    existsSync(pointerPath(sha256)) ? readFileSync(pointerPath(sha256), "utf8") || null : undefined;
  return {
    has: (sha256) => existsSync(path(sha256)),
    async *content(sha256) {
      const read = await followed(sha256, async (each) => pointer(each));
      if (read === null) return;
      if (!existsSync(path(read))) throw new Refusal("content-missing", { sha256 });
      // In small parts: what is made of one, such as lines of a list, is gone before it counts as old.
      yield* checked(createReadStream(path(read), { highWaterMark: 1 << 16 }), read);
    },
    pointer,
    point: async (sha256, by) => {
      makePrivateFolder(dirname(path(sha256)));
      await replaceFile(pointerPath(sha256), by ?? "");
    },
    unpoint: (sha256) => rm(pointerPath(sha256), { force: true }),
    all: async () => (await names()).map((name) => basename(name)).filter((name) => /^[0-9a-f]{64}$/.test(name)),
    halfRedacted: async () => {
      const pointed = (await names()).filter((name) => name.endsWith(REDACTED));
      return pointed.map((name) => basename(name, REDACTED)).filter((sha256) => existsSync(path(sha256)));
    },
    forget: (sha256) => rm(path(sha256), { force: true }),
    clear: async () => {
      if (!existsSync(root)) return;
      for (const name of await readdir(root)) if (name.startsWith(UNFINISHED)) await rm(join(root, name));
    },
    keep: async (bytes) => {
      makePrivateFolder(root);
      checkFreeSpace(root);
      const unfinished = join(root, `${UNFINISHED}${randomUUID()}`);
      try {
        const found = await written(unfinished, bytes);
        // Bytes from which somebody was erased may be sent again: what is read in their place stays, and they go.
        const isNew = !existsSync(path(found.sha256)) && pointer(found.sha256) === undefined;
        if (isNew) await moved(unfinished, path(found.sha256));
        return { ...found, isNew };
      } finally {
        await rm(unfinished, { force: true });
      }
    },
  };
}

async function written(path: string, bytes: AsyncIterable<Uint8Array>) {
  const passing = measured(bytes);
  const file = await open(path, "wx", PRIVATE_FILE);
  try {
    for await (const part of passing.bytes) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
  return passing.end();
}

/** What is read in the place of a content: what took its place may have been redacted too. null: nothing. */
export async function followed(
  sha256: string,
  pointer: (sha256: string) => Promise<string | null | undefined>,
): Promise<string | null> {
  const passed = new Set<string>();
  let read = sha256;
  for (let by = await pointer(read); by !== undefined; by = await pointer(read)) {
    if (by === null) return null;
    if (passed.has(by)) throw new Error(`content ${sha256} was redacted in a circle`);
    passed.add(by);
    read = by;
  }
  return read;
}

/** All of a small file, or the one before. */
async function replaceFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${UNFINISHED}`;
  const file = await open(unfinished, "w", PRIVATE_FILE);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await moved(unfinished, path);
}

async function moved(from: string, to: string): Promise<void> {
  makePrivateFolder(dirname(to));
  await rename(from, to);
  await syncFolder(dirname(to));
}
