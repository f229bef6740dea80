import type { Idempotency, JournalEntry } from "../domain/journal/journal.ts";
import { DoneBefore, idempotencyOf, keepAnswer } from "../ledger/idempotency.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { sha256Of } from "../ledger/sha256.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { World } from "./world.ts";

const KEY_OPTION = "--idempotency-key";

/** Records input and output of a command with an idempotency key. */
export function recording(args: readonly string[], world: World): World {
  if (!args.some((arg) => arg === KEY_OPTION || arg.startsWith(`${KEY_OPTION}=`))) return world;
  const request = args.filter((arg, at) => !arg.startsWith(KEY_OPTION) && args[at - 1] !== KEY_OPTION);
  const files: string[] = [];
  const printed: string[] = [];
  const readBytes = (file: string): Uint8Array => {
    const bytes = world.readBytes(file);
    files.push(sha256Of(bytes));
    return bytes;
  };
  return {
    ...world,
    readBytes,
    read: (file) => new TextDecoder().decode(readBytes(file)),
    print: (line) => {
      printed.push(line);
      world.print(line);
    },
    record: { request: () => ({ args: [...request], files: [...files] }), printed: () => printed.join("\n") },
  };
}

/** The request hash is computed at first use, when all input files have been read, and then stays. */
export function idempotencyIn(key: string | undefined, { record }: World): Idempotency | null {
  if (key === undefined || record === undefined) return null;
  let known: Idempotency | undefined;
  const now = (): Idempotency => {
    known ??= idempotencyOf(key, record.request());
    return known;
  };
  return {
    get key() {
      return now().key;
    },
    get request() {
      return now().request;
    },
  };
}

interface IdempotentCommand {
  readonly ledger: Ledger;
  readonly words: Catalogue;
  readonly by: string;
  readonly idempotency: Idempotency;
}

/** Runs a command once per key; a repetition prints the stored output. */
export async function runOnce<T>(
  { ledger, words, by, idempotency }: IdempotentCommand,
  world: World,
  work: () => Promise<T>,
) {
  try {
    const result = await work();
    await keepAnswer(ledger.db, by, idempotency, world.record?.printed() ?? "", Date.now());
    return result;
  } catch (error) {
    if (error instanceof DoneBefore) {
      const { answer, entries } = error.earlier;
      world.print(answer ?? entries.map((entry) => recordedLine(words, entry)).join("\n"));
    }
    throw error;
  }
}

const recordedLine = ({ office }: Catalogue, { sequence, kind }: JournalEntry): string =>
  office.recorded(sequence, office.kinds[kind]);
