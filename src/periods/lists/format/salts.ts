import { hash, randomBytes } from "node:crypto";
import type { ListKey } from "../../../ledger/queries/lists/lists.ts";
import type { HashInto } from "../../../transparency/merkle-root.ts";
import { wholeLines } from "./whole-lines.ts";

/*
 * A line of a list names nobody: it has the hash of a salt and of what is known of the person. Without the salt nobody can
 * guess whose line it is, and when a person was erased the hash is what is left.
 */

export const SALT_LENGTH = 16;

/** Gives the salts of a list, one behind the other. The system's are random; a proof uses those of the first attempt again. */
export type SaltSource = (list: ListKey, lines: number) => Uint8Array;

export const randomSalts: SaltSource = (_, lines) => randomBytes(lines * SALT_LENGTH);

/** The same list gets the same salts again. */
export function remembered(source: SaltSource): SaltSource {
  const known = new Map<string, Uint8Array>();
  return (list, lines) => {
    const key = `${list.list}/${list.version}/${lines}`;
    const salts = known.get(key) ?? source(list, lines);
    known.set(key, salts);
    return salts;
  };
}

/** The salts of a list that is being written. */
export interface Salts {
  readonly bytes: Uint8Array;
  /** Where the salt of a player begins, who is on this line; undefined: there is none. */
  readonly at: (player: number, line: number) => number | undefined;
  /** Of persons who were erased, what is kept: the facts hash. */
  readonly erased: ReadonlyMap<number, string>;
}

export const newSalts = (bytes: Uint8Array): Salts => ({
  bytes,
  at: (_, line) => line * SALT_LENGTH,
  erased: new Map(),
});

/** What stands before the facts hash of a person who was erased. */
export const ERASED = "=";

/** The salts that a list was written with, so that it can be made again. */
export async function readSalts(persons: AsyncIterable<Uint8Array>): Promise<Salts> {
  const [players, texts, erased] = [[] as number[], [] as string[], new Map<number, string>()];
  for await (const text of wholeLines(persons))
    for (let from = 0; from < text.length; ) {
      const end = text.indexOf("\n", from);
      const [player, salt] = [
        Number.parseInt(text.slice(from, text.indexOf("\t", from)), 10),
        saltText(text, from, end),
      ];
      if (salt.startsWith(ERASED)) erased.set(player, salt.slice(ERASED.length));
      players.push(player);
      texts.push(salt.startsWith(ERASED) ? NO_SALT : salt);
      from = end + 1;
    }
  const bytes = Buffer.alloc(texts.length * SALT_LENGTH);
  for (const [line, text] of texts.entries()) bytes.write(text, line * SALT_LENGTH, SALT_LENGTH, "base64url");
  let lines: Map<number, number> | null = null;
  return {
    bytes,
    erased,
    at: (player, line) => {
      if (players[line] === player) return line * SALT_LENGTH;
      lines ??= new Map(players.map((each, index) => [each, index]));
      const found = lines.get(player);
      return found === undefined ? undefined : found * SALT_LENGTH;
    },
  };
}

/** The persons of a list without some of them: of each the facts hash is left, so that the list verifies as before. */
export async function* withoutPersons(
  persons: AsyncIterable<Uint8Array>,
  erased: ReadonlySet<string>,
): AsyncIterable<Uint8Array> {
  for await (const text of wholeLines(persons)) {
    const lines = text.slice(0, -1).split("\n");
    yield Buffer.from(lines.map((line) => `${erased.has(idOf(line)) ? erasedLine(line) : line}\n`).join(""));
  }
}

const idOf = (line: string): string => line.slice(0, line.indexOf("\t"));

function erasedLine(line: string): string {
  const [id, salt = "", ...fields] = line.split("\t");
  if (salt.startsWith(ERASED)) return line;
  const salted = Buffer.concat([Buffer.from(salt, "base64url"), Buffer.from(fields.join("\t"))]);
  return `${id}\t${ERASED}${factsHash(salted)}`;
}

const NO_SALT = "";

/** The second field of a line. */
function saltText(text: string, from: number, end: number): string {
  const begin = text.indexOf("\t", from) + 1;
  const tab = text.indexOf("\t", begin);
  return text.slice(begin, tab === -1 || tab > end ? end : tab);
}

/** As text, because it is twice as fast as bytes. */
export const hashInto: HashInto = (bytes, to, at) => {
  const letters = hash("sha256", bytes, "binary");
  for (let index = 0; index < letters.length; index++) to[at + index] = letters.charCodeAt(index);
};

/** Twice as fast as a hash that is made and updated. */
export const fastSha256 = (bytes: Uint8Array): Uint8Array => hash("sha256", bytes, "buffer");

/** The hash of a line as a leaf of the list's tree. */
export const leafText = (line: string): string => hash("sha256", Buffer.from(`\0${line}`), "base64url");

export const factsHash = (salted: Uint8Array): string => hash("sha256", salted, "base64url");
