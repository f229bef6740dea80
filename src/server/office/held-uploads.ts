import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/** A large file that was sent, kept until somebody has looked at what it would change. */
export interface HeldUpload {
  /** The sha-256 of its bytes: the same file sent twice is one. */
  readonly upload: string;
  readonly file: string;
  readonly size: number;
}

export interface HeldUploads {
  readonly hold: (file: string, bytes: AsyncIterable<Uint8Array>) => Promise<HeldUpload>;
  readonly find: (upload: string) => HeldUpload | undefined;
  readonly open: (upload: string) => AsyncIterable<Uint8Array>;
  /** Where its bytes are, for another thread. */
  readonly path: (upload: string) => string;
  /** The path of a file to be written beside them. */
  readonly newFile: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** More than anybody looks at in turn; the oldest gives way. */
const UPLOADS_MAX = 4;

/** Files on disk, not in memory: a list of two million players has 300 megabytes. Only our own user can enter the folder. */
export function heldUploads(): HeldUploads {
  const held = new Map<string, HeldUpload>();
  let folder: Promise<string> | undefined;
  let received = 0;
  const places = new Map<string, string>();
  const drop = async (upload: string): Promise<void> => {
    const place = places.get(upload);
    held.delete(upload);
    places.delete(upload);
    if (place !== undefined) await rm(place, { force: true });
  };
  const newFile = async (): Promise<string> => {
    folder ??= mkdtemp(join(tmpdir(), "rating-office-upload-"));
    return join(await folder, String(++received));
  };
  const path = (upload: string): string => places.get(upload) ?? "";
  return {
    path,
    newFile,
    hold: async (file, bytes) => {
      const place = await newFile();
      const hash = createHash("sha256");
      let size = 0;
      const counted = async function* () {
        for await (const part of bytes) {
          hash.update(part);
          size += part.length;
          yield part;
        }
      };
      try {
        await pipeline(counted, createWriteStream(place, { mode: 0o600 }));
      } catch (error) {
        await rm(place, { force: true });
        throw error;
      }
      const one = { upload: hash.digest("hex"), file, size };
      await drop(one.upload);
      held.set(one.upload, one);
      places.set(one.upload, place);
      for (const oldest of held.keys()) if (held.size > UPLOADS_MAX) await drop(oldest);
      return one;
    },
    find: (upload) => held.get(upload),
    open: (upload) => createReadStream(path(upload)),
    close: async () => {
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
    },
  };
}
