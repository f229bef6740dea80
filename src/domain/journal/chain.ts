import { canonicalJson, type Json } from "./canonical-json.ts";
import { isEntryKind } from "./entry-kinds.ts";
import { type Action, type EntryHead, JOURNAL_FORMAT, type JournalEntry, NO_ENTRY } from "./journal.ts";
import { divided, type RecordedFields } from "./private-facts.ts";

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
  | "facts-differ"
  | "sequence-gap"
  | "chain-broken";

/** What can be wrong with a journal as a whole, besides. */
export type JournalFault =
  | ChainFault
  | "content-missing"
  | "content-differs"
  | "database-differs"
  | "redaction-unrecorded"
  | "redaction-undone";

/** What is mended when an office is opened. */
export type NoticeCode =
  | "torn-line-cut"
  | "lines-restored"
  | "tail-applied"
  | "database-made-anew"
  | "rebuilt-after-crash"
  | "secrets-lost"
  | "access-tightened"
  | "erasure-completed";

/** What an entry is recorded with. Each has a salt of its own: 16 random bytes in hexadecimal. */
export interface SealOptions extends Pick<EntryHead, "time" | "by" | "idempotency"> {
  readonly salt: string;
}

/** The next entry of a chain, and the line it is kept as. */
export function seal(
  head: ChainHead,
  { kind, payload }: Action,
  { time, by, idempotency, salt }: SealOptions,
  hash: Hash,
): { readonly entry: JournalEntry; readonly line: string } {
  const { open, closed } = divided(kind, payload);
  const facts = { salt, payload: closed, ...(idempotency === undefined ? {} : { idempotency: { ...idempotency } }) };
  const sealed = {
    format: JOURNAL_FORMAT,
    sequence: head.sequence + 1,
    previous: head.hash,
    time,
    by,
    kind,
    payload: open,
    facts: hash(canonicalJson(facts)),
  };
  const line = canonicalJson({ ...sealed, hash: hash(canonicalJson(sealed)), private: facts });
  const { entry } = readLine(line, hash);
  if (entry === undefined) throw new Error("an entry that was just made cannot be read");
  return { entry, line };
}

/**
 * What a line has beside the entry that is hashed: private facts, the hash of the request, in which they may be too, and the salt
 * without which nobody can guess them. The entry has the hash of all this.
 */
export type PrivateFacts = {
  readonly salt: string;
  readonly payload: RecordedFields;
  readonly idempotency?: { readonly key: string; readonly request: string };
};

/** An entry from its line, or what is wrong with the line by itself. */
export function readLine(line: string, hash: Hash): { readonly entry?: JournalEntry; readonly fault?: ChainFault } {
  const json = parsed(line);
  if (json === undefined) return { fault: "not-json" };
  if (!isRecord(json) || typeof json.format !== "number") return { fault: "not-an-entry" };
  if (json.format > JOURNAL_FORMAT) return { fault: "newer-format" };
  if (!hasFields(json)) return { fault: "not-an-entry" };
  if (!isEntryKind(json.kind)) return { fault: "newer-format" };
  if (canonicalJson(json) !== line) return { fault: "not-canonical" };
  if (!hasOnlyItsFields(json)) return { fault: "not-an-entry" };
  return json.format === 1 ? readFirstFormat(json, hash) : readSealed(json, hash);
}

/** Of format 1 the hash is over everything; of a line that was redacted it cannot be computed any more. */
function readFirstFormat(json: JsonRecord, hash: Hash): ReturnType<typeof readLine> {
  const { hash: said, leaf: _, ...open } = json;
  if (json.redacted === undefined && hash(canonicalJson(open)) !== said) return { fault: "hash-differs" };
  // The hash says that this program wrote the line, and so that the payload is that of its kind.
  return { entry: { ...open, hash: said } as unknown as JournalEntry };
}

/** Facts that were redacted are others than those that were hashed: the entry that redacted them has their hash. */
function readSealed(json: JsonRecord, hash: Hash): ReturnType<typeof readLine> {
  const { hash: said, private: facts, redacted, ...sealed } = json;
  if (!isRecord(sealed.payload) || !isPrivate(facts)) return { fault: "not-an-entry" };
  if (hash(canonicalJson(sealed)) !== said) return { fault: "hash-differs" };
  if (redacted === undefined && hash(canonicalJson(facts)) !== sealed.facts) return { fault: "facts-differ" };
  const { payload, idempotency } = facts;
  const whole = {
    ...sealed,
    hash: said,
    payload: { ...sealed.payload, ...payload },
    ...(idempotency && { idempotency }),
    ...(redacted !== undefined && { redacted }),
  };
  return { entry: whole as unknown as JournalEntry };
}

const SEALED = ["by", "facts", "format", "hash", "kind", "payload", "previous", "private", "sequence", "time"];
const IN_CLEAR = ["by", "format", "hash", "idempotency", "kind", "payload", "previous", "sequence", "time"];

/** Nothing besides: what is not hashed must not be able to say anything. A redaction comes after what it redacts. */
function hasOnlyItsFields(json: JsonRecord): boolean {
  const { redacted, leaf, ...others } = json;
  const isFirst = json.format === 1;
  const isRedacted = Number.isSafeInteger(redacted) && Number(redacted) > Number(json.sequence);
  if ("redacted" in json && !isRedacted) return false;
  if ("leaf" in json !== (isFirst && isRedacted) || (isFirst && isRedacted && !isHash(leaf))) return false;
  const known = isFirst ? IN_CLEAR : SEALED;
  return Object.keys(others).every((field) => known.includes(field));
}

const isHash = (value: Json | undefined): boolean => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

const isPrivate = (json: Json | undefined): json is PrivateFacts =>
  isRecord(json) && typeof json.salt === "string" && isRecord(json.payload);

/** What is wrong with an entry at its place in the chain; undefined where it follows. */
export function faultAfter({ sequence, hash }: ChainHead, entry: JournalEntry): ChainFault | undefined {
  if (entry.sequence !== sequence + 1) return "sequence-gap";
  return entry.previous === hash ? undefined : "chain-broken";
}

type JsonRecord = RecordedFields;

function parsed(line: string): Json | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined; // The parser has no other way to say that a text is not JSON.
  }
}

const isRecord = (json: Json | undefined): json is JsonRecord =>
  typeof json === "object" && json !== null && !Array.isArray(json);

const hasFields = (json: JsonRecord): json is JsonRecord & { readonly kind: string } =>
  Number.isSafeInteger(json.sequence) &&
  ["previous", "time", "by", "kind", "hash"].every((key) => typeof json[key] === "string") &&
  json.payload !== undefined;
