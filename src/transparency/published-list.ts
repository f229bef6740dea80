import { fromBase64Url, toBase64Url } from "./base64.ts";
import { HASH_LENGTH, type Sha256 } from "./merkle-tree.ts";
import { hexOf, joined } from "./signed-note.ts";
import type { ProvenEntry } from "./verify-proof.ts";

/*
 * What anybody reads of a list of format 2: its first line, which has the root of the tree of its lines; and lines that
 * name nobody, each with the hash of a salt and of the person it is about.
 */

/** The first line of a list, as far as it is needed to check the others. */
export interface ListFirstLine {
  readonly list: string;
  readonly version: number;
  readonly kind: string;
  readonly date: string;
  readonly root: Uint8Array;
  /** How many lines there are. */
  readonly players: number;
}

const utf8 = new TextEncoder();

/** undefined: it is not the first line of a list with a root. */
export function readListHead(line: string): ListFirstLine | undefined {
  const { format, list, version, kind, date, root, counts } = (parsed(line) ?? {}) as Fields;
  const players = (counts as Fields | undefined)?.players;
  const bytes = typeof root === "string" && /^[0-9a-f]{64}$/.test(root) ? fromHex(root) : undefined;
  const isWhole = format === 2 && areTexts([list, kind, date]) && areCounts([version, players]);
  return isWhole && bytes !== undefined
    ? ({ list, version, kind, date, players, root: bytes } as unknown as ListFirstLine)
    : undefined;
}

type Fields = Readonly<Partial<Record<string, unknown>>>;
const areTexts = (values: readonly unknown[]): boolean => values.every((value) => typeof value === "string");
const areCounts = (values: readonly unknown[]): boolean =>
  values.every((value) => Number.isSafeInteger(value) && Number(value) >= 0);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: HASH_LENGTH }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));

/** The sha-256 that a list is known by: of its first line, with its end. */
export const headSha256 = (sha256: Sha256, line: string): string => hexOf(sha256(utf8.encode(`${line}\n`)));

/** A list as the entry names it that published it. */
export interface PublishedList {
  readonly list: string;
  readonly version: number;
  /** The sha-256 of all its bytes. */
  readonly content: string;
  /** The sha-256 of its first line; undefined: it is of format 1. */
  readonly header?: string;
}

/** The lists that an entry of a log publishes; none where it is another entry, or the log is not a journal of ours. */
export function publishedIn({ line }: Pick<ProvenEntry, "line">): readonly PublishedList[] {
  const { kind, payload } = (parsed(line) ?? {}) as Fields;
  const { lists } = (payload ?? {}) as Fields;
  return kind === "list-published" && Array.isArray(lists) ? (lists as readonly PublishedList[]) : [];
}

/** Whether a line is about a person: its second field is the hash of the salt and of the person's text. */
export function isAbout(sha256: Sha256, line: string, salt: string, person: string): boolean {
  const bytes = fromBase64Url(salt);
  return bytes !== undefined && line.split("\t")[1] === toBase64Url(sha256(joined(bytes, utf8.encode(person))));
}

/** What a line says, besides how the next list is made. */
export interface LineFacts {
  readonly player: string;
  readonly rating: number | null;
  readonly games: number;
  readonly k: number | null;
}

export function readLineFacts(line: string): LineFacts {
  const [player = "", , , rating, , games, k] = line.split("\t");
  return { player, rating: rating ? Number(rating) : null, games: Number(games), k: k ? Number(k) : null };
}
