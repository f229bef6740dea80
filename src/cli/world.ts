import { once } from "node:events";
import { closeSync, createReadStream, mkdirSync, openSync, readFileSync, writeSync } from "node:fs";
import { userInfo } from "node:os";
import { resolve } from "node:path";
import { day, type IsoDate } from "../domain/dates.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { OpenScratch } from "../periods/lists/verify/verify-from-journal.ts";
import type { CommandRecord } from "./command-record.ts";

/** What a command may touch of the outside: everything else it gets as arguments. */
/** Runs a command in a world, and gives its exit code. */
export type Run = (args: readonly string[], world: World) => Promise<number>;

export interface World {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly read: (file: string) => string;
  readonly readBytes: (file: string) => Uint8Array;
  /** The bytes of a file piece by piece, for files that may be large. */
  readonly stream: (file: string) => AsyncIterable<Uint8Array>;
  /** Writes to a file, or to standard output where none is named. */
  readonly write: (file: string | undefined, parts: Iterable<string | Uint8Array>) => void;
  /** The same with parts that are made one after the other: each is written before the next is asked for. */
  readonly writeStream: (file: string | undefined, parts: AsyncIterable<string | Uint8Array>) => Promise<void>;
  /** Makes a folder, where there is none yet. */
  readonly makeFolder: (folder: string) => void;
  /** Says with which code the program is to end. */
  readonly exit: (code: number) => void;
  readonly today: () => IsoDate;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many characters fit on a line. */
  readonly widthMax: number;
  /** Writes to the terminal where there is one, without ending the line: for bars. */
  readonly draw: ((text: string) => void) | null;
  /** Where a file or a folder lies, seen from the one who named it. */
  readonly path: (file: string) => string;
  /** Who runs the command, by the name of the system account. */
  readonly user: () => string;
  /** The token that the environment has for another office; it is in no list of processes. */
  readonly token: () => string | null;
  /** An empty database for a while, to check what the journal alone says. */
  readonly openScratch: OpenScratch;
  /** Of a command with an idempotency key: what it was asked, and what it has said. */
  readonly record?: CommandRecord;
  /** The office that this process has open already; then no other is opened. */
  readonly alreadyOpen?: { readonly ledger: Ledger; readonly place: string };
}

/** Where the output is not a terminal: a page. */
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
    mkdirSync(folder, { recursive: true }); // What the system does not allow is told where all of that is.
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

/** A process may run as a user whom the system has no name for. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? "");
  }
}

/** What a file cannot be read for is said in words; `-` is standard input. */
function withReason<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Refusal("unreadable-file", { file, why: reasonOf(error) });
  }
}

/** Standard input can be read once only, and a command may ask twice: first what it is, then for all of it. */
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

/** What a file cannot be written for is said in words. */
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
