import { canonicalJson } from "./canonical-json.ts";
import type { PrivateFacts } from "./chain.ts";
import type { EntryKind } from "./journal.ts";
import { divided, type RecordedFields } from "./private-facts.ts";

/**
 * What is a leaf of the log: the entry without its private facts, so that a leaf stays what it is when they are erased. Of a
 * redacted line of format 1, whose facts were in the leaf in clear, only the leaf's hash is left.
 */
export type Leaf = { readonly text: string } | { readonly hash: string };

export function leafOf(line: string): Leaf {
  const { private: _, redacted, leaf, ...sealed } = JSON.parse(line) as RecordedFields;
  if (sealed.format === 1 && typeof leaf === "string") return { hash: leaf };
  return { text: sealed.format === 1 && redacted === undefined ? line : canonicalJson(sealed) };
}

export interface Redaction {
  /** The private facts as they are from now on. */
  readonly facts: RecordedFields;
  /** The entry that says so. */
  readonly by: number;
  readonly salt: string;
  /** The hash of the leaf, in hexadecimal: a line of format 1 keeps it. */
  readonly leaf: string;
}

/** A line with other private facts. Everything that is hashed stays. */
export function redactedLine(line: string, { facts, by, salt, leaf }: Redaction): string {
  const json = JSON.parse(line) as RecordedFields & { readonly payload: RecordedFields };
  if (json.format === 1)
    return canonicalJson({
      ...json,
      payload: { ...json.payload, ...facts },
      redacted: by,
      leaf,
      idempotency: undefined,
    });
  const closed: PrivateFacts = { salt, payload: facts };
  return canonicalJson({ ...json, private: closed, redacted: by });
}

/** The private facts of an entry, in whichever format it was written. */
export const privateFactsOf = ({
  kind,
  payload,
}: {
  readonly kind: EntryKind;
  readonly payload: unknown;
}): RecordedFields => divided(kind, payload as RecordedFields).closed;
