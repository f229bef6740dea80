import { randomUUID } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Refusal } from "../domain/refusal.ts";
import { syncFolder } from "./journal-files.ts";
import type { Kept } from "./ledger.ts";
import { measured } from "./sha256.ts";

/** Bytes as they were received, each under the name of its sha-256. */
export interface ContentFiles {
  readonly keep: (bytes: AsyncIterable<Uint8Array>) => Promise<Kept>;
  readonly content: (sha256: string) => AsyncIterable<Uint8Array>;
  readonly has: (sha256: string) => boolean;
  readonly forget: (sha256: string) => Promise<void>;
}

export function contentFiles(folder: string): ContentFiles {
  const root = join(folder, "contents");
  const path = (sha256: string): string => join(root, sha256.slice(0, 2), sha256);
  return {
    has: (sha256) => existsSync(path(sha256)),
    async *content(sha256) {
      if (!existsSync(path(sha256))) throw new Refusal("content-missing", { sha256 });
      yield* createReadStream(path(sha256), { highWaterMark: 1 << 20 });
    },
    forget: (sha256) => rm(path(sha256), { force: true }),
    keep: async (bytes) => {
      await mkdir(root, { recursive: true });
      const unfinished = join(root, `unfinished-${randomUUID()}`);
      try {
        const found = await written(unfinished, bytes);
        const isNew = !existsSync(path(found.sha256));
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
  const file = await open(path, "wx");
  try {
    for await (const part of passing.bytes) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
  return passing.end();
}

async function moved(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
}
