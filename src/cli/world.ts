import { once } from "node:events";
import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { day, type IsoDate } from "../domain/dates.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OpenScratch } from "../periods/lists/verify/verify-from-journal.ts";
import type { CommandRecord } from "./command-record.ts";

/** Runs a command and returns its exit code. */
export type Run = (args: readonly string[], world: World) => Promise<number>;

/** All input and output of a command, so that tests and the control socket can replace it. */
export interface World {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly read: (file: string) => string;
  readonly readBytes: (file: string) => Uint8Array;
  /** The bytes of a file piece by piece, for files that may be large. */
  readonly stream: (file: string) => AsyncIterable<Uint8Array>;
  /** Writes to a file, or to standard output where none is named. */
  readonly write: (file: string | undefined, parts: Iterable<string | Uint8Array>) => void;
  /** The same for a stream: each part is written before the next is made, to limit memory. */
  readonly writeStream: (file: string | undefined, parts: AsyncIterable<string | Uint8Array>) => Promise<void>;
  /** Makes a folder, where there is none yet. */
  readonly makeFolder: (folder: string) => void;
  /** Sets the exit code. */
  readonly exit: (code: number) => void;
  readonly today: () => IsoDate;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many characters fit on a line. */
  readonly widthMax: number;
  /** Writes to the terminal without ending the line, for progress bars; null: no terminal. */
  readonly draw: ((text: string) => void) | null;
  /** Resolves a path against the caller's working directory. */
  readonly path: (file: string) => string;
  /** Who runs the command, by the name of the system account. */
  readonly user: () => string;
  /** The API token from the environment: as an argument it would show in the process list. */
  readonly token: () => string | null;
  /** A temporary empty database, to verify from the journal alone. */
  readonly openScratch: OpenScratch;
  /** Input and output of a command with an idempotency key. */
  readonly record?: CommandRecord;
  /** The office this process already has open, when a server runs the command. */
  readonly alreadyOpen?: { readonly ledger: Ledger; readonly place: string };
}

/** Line width where the output is not a terminal. */
const LINE_WIDTH = 120;

export const REAL_WORLD: World = {
  print: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  read: (file) => new TextDecoder().decode(readBytes(file)),
  readBytes,
  stream,
  write,
  writeStream,
  makeFolder: (folder) => {
    mkdirSync(folder, { recursive: true }); // System errors become refusals in `run`.
  },
  exit: (code) => {
    process.exitCode = code;
  },
  widthMax: process.stdout.columns ?? LINE_WIDTH,
  draw: process.stderr.isTTY ? (text) => process.stderr.write(text) : null,
  path: (file) => resolve(file),
  user: systemUser,
  token: () => process.env.RATING_OFFICE_TOKEN ?? null,
  openScratch: async () => (await import("../ledger/engines/scratch.ts")).scratchEngine(),
  today: () => day(new Date().toISOString().slice(0, 10)),
  now: Date.now,
};

/** The process may run as a user without a name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "");
  }
}

/** Turns read errors into refusals. */
function withReason<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Refusal("unreadable-file", { file, why: reasonOf(error) });
  }
}

/** Cached: standard input can be read only once, and a command may first detect its format. */
let standardInput: Uint8Array | undefined;

function readBytes(file: string): Uint8Array {
  if (file !== "-") return withReason(file, () => readFileSync(file));
  standardInput ??= withReason(file, () => readFileSync(0));
  return standardInput;
}

async function* stream(file: string): AsyncIterable<Uint8Array> {
  if (file === "-") {
    yield readBytes(file);
    return;
  }
  try {
    yield* createReadStream(file, { highWaterMark: 1 << 20 });
  } catch (error) {
    throw new Refusal("unreadable-file", { file, why: reasonOf(error) });
  }
}

function write(file: string | undefined, parts: Iterable<string | Uint8Array>): void {
  if (file === undefined) {
    for (const part of parts) process.stdout.write(part);
    return;
  }
  written(file, () => {
    const target = openSync(file, "w");
    for (const part of parts) writeSync(target, typeof part === "string" ? Buffer.from(part) : part);
    closeSync(target);
  });
}

async function writeStream(file: string | undefined, parts: AsyncIterable<string | Uint8Array>): Promise<void> {
  if (file === undefined) {
    for await (const part of parts) if (!process.stdout.write(part)) await once(process.stdout, "drain");
    return;
  }
  const target = written(file, () => openSync(file, "w"));
  try {
    for await (const part of parts)
      written(file, () => writeSync(target, typeof part === "string" ? Buffer.from(part) : part));
  } finally {
    closeSync(target);
  }
}

/** Turns write errors into refusals. */
function written<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new Refusal("unwritable-file", { file, why: reasonOf(error) });
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
