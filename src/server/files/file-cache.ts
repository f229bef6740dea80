import { once } from "node:events";
import { pipeline, Readable } from "node:stream";
import { constants, createDeflateRaw, createInflateRaw } from "node:zlib";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Facts } from "../lists/facts.ts";

type Parts = AsyncIterable<Uint8Array>;

/** Of lists as files: whom the public may see, and that nobody was erased meanwhile. */
export const stateOf = (
  { generation }: Pick<Ledger, "generation">,
  { visibility }: Pick<Facts, "visibility">,
): string => `${generation()}/${visibility}`;

interface FileRequest {
  /** What all files depend on, such as whom the public may see: when it changes, none is kept. */
  readonly state: string;
  /** The same key is the same file, as long as the state is the same. */
  readonly key: string;
  readonly make: () => Promise<Parts>;
}

export type FileCache = (request: FileRequest) => Promise<Parts>;

/** Deflated bytes of all files together: half a million players take about 12 MB in each form. */
const BYTES_MAX = 64 << 20;
/** Of an inflated file. */
const PART = 1 << 18;

/**
 * Keeps whole files that take seconds to make, and that programs ask for again and again. They are kept deflated, which
 * the threads of zlib do: sending one again leaves the server's own thread to the pages.
 */
export function fileCache(bytesMax = BYTES_MAX): FileCache {
  const cache = new Map<string, readonly Buffer[]>();
  let cachedState = "";
  const keep = (key: string, file: readonly Buffer[]): void => {
    cache.set(key, file);
    for (const oldest of cache.keys()) if (sizeOf(cache.values()) > bytesMax) cache.delete(oldest);
  };
  return async ({ state, key, make }) => {
    if (state !== cachedState) cache.clear();
    cachedState = state;
    const found = cache.get(key);
    if (found === undefined) return kept(await make(), (file) => (state === cachedState ? keep(key, file) : undefined));
    // Re-inserting moves the entry to the end: the first key is the least recently used.
    cache.delete(key);
    cache.set(key, found);
    return inflated(found);
  };
}

function sizeOf(files: Iterable<readonly Buffer[]>): number {
  let size = 0;
  for (const file of files) for (const part of file) size += part.length;
  return size;
}

/** Passes a file on and deflates it meanwhile. One that is not read to its end is not kept. */
async function* kept(parts: Parts, keep: (file: readonly Buffer[]) => void): Parts {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED });
  const file: Buffer[] = [];
  deflate.on("data", (part: Buffer) => file.push(part));
  try {
    for await (const part of parts) {
      if (!deflate.write(part)) await once(deflate, "drain");
      yield part;
    }
    deflate.end();
    await once(deflate, "end");
    keep(file);
  } finally {
    deflate.destroy();
  }
}

function inflated(file: readonly Buffer[]): Parts {
  const inflate = createInflateRaw({ chunkSize: PART });
  // A reader who leaves destroys the one, and this the other.
  return pipeline(Readable.from(file), inflate, () => undefined);
}
