import { canonicalJson, type Json } from "./canonical-json.ts";
import { type Action, type EntryHead, isEntryKind, JOURNAL_FORMAT, type JournalEntry, NO_ENTRY } from "./journal.ts";

/** sha-256 of a text as UTF-8, in hexadecimal. It is handed in, because Node and browsers have different ones. */
export type Hash = (text: string) => string;

/** Where a chain ends. */
export interface ChainHead {
  readonly sequence: number;
  readonly hash: string;
}

export const EMPTY_CHAIN: ChainHead = { sequence: 0, hash: NO_ENTRY };

/** What can be wrong with a line of the journal. */
export type ChainFault =
  | "not-json"
  | "not-an-entry"
  | "newer-format"
  | "not-canonical"
  | "hash-differs"
  | "sequence-gap"
  | "chain-broken";

/** What can be wrong with a journal as a whole, besides. */
export type JournalFault = ChainFault | "content-missing" | "content-differs" | "database-differs";

/** What is mended when an office is opened. */
export type NoticeCode =
  | "torn-line-cut"
  | "lines-restored"
  | "tail-applied"
  | "database-made-anew"
  | "rebuilt-after-crash"
  | "secrets-lost"
  | "access-tightened";

/** The next entry of a chain, and the line it is kept as. */
export function seal(
  head: ChainHead,
  { kind, payload }: Action,
  { time, by, idempotency }: Pick<EntryHead, "time" | "by" | "idempotency">,
  hash: Hash,
): { readonly entry: JournalEntry; readonly line: string } {
  const open = {
    format: JOURNAL_FORMAT,
    sequence: head.sequence + 1,
    previous: head.hash,
    time,
    by,
    ...(idempotency === undefined ? {} : { idempotency: { ...idempotency } }),
    kind,
    payload,
  };
  const line = canonicalJson({ ...open, hash: hash(canonicalJson(open)) });
  const { entry } = readLine(line, hash);
  if (entry === undefined) throw new Error("an entry that was just made cannot be read");
  return { entry, line };
}

/** An entry from its line, or what is wrong with the line by itself. */
export function readLine(line: string, hash: Hash): { readonly entry?: JournalEntry; readonly fault?: ChainFault } {
  const json = parsed(line);
  if (json === undefined) return { fault: "not-json" };
  if (!isRecord(json) || typeof json.format !== "number") return { fault: "not-an-entry" };
  if (json.format > JOURNAL_FORMAT) return { fault: "newer-format" };
  if (!hasFields(json)) return { fault: "not-an-entry" };
  if (!isEntryKind(json.kind)) return { fault: "newer-format" };
  if (canonicalJson(json) !== line) return { fault: "not-canonical" };
  const { hash: said, ...open } = json;
  if (hash(canonicalJson(open)) !== said) return { fault: "hash-differs" };
  // The hash says that this program wrote the line, and so that the payload is that of its kind.
  return { entry: json as unknown as JournalEntry };
}

/** What is wrong with an entry at its place in the chain; undefined where it follows. */
export function faultAfter({ sequence, hash }: ChainHead, entry: JournalEntry): ChainFault | undefined {
  if (entry.sequence !== sequence + 1) return "sequence-gap";
  return entry.previous === hash ? undefined : "chain-broken";
}

type JsonRecord = { readonly [key: string]: Json | undefined };

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // The parser has no other way to say that a text is not JSON.
  }
}

const isRecord = (json: Json): json is JsonRecord => typeof json === "object" && json !== null && !Array.isArray(json);

const hasFields = (json: JsonRecord): json is JsonRecord & { readonly kind: string } =>
  Number.isSafeInteger(json.sequence) &&
  ["previous", "time", "by", "kind", "hash"].every((key) => typeof json[key] === "string") &&
  json.payload !== undefined;
