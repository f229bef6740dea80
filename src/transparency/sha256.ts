import { HASH_LENGTH, type Sha256 } from "./merkle-tree.ts";

/*
 * SHA-256 (FIPS 180-4) at once, where a platform only has one that answers later: a browser checks the paths of a list of
 * half a million players with it in seconds.
 */

const BLOCK = 64;
const LENGTH_BYTES = 8;

/** The first 32 bits of the fractional parts of roots of the first primes, of which FIPS 180-4 has tables. */
const fractionOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);
const PRIMES = primes(64);
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
const ROUNDS = Uint32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each++) if (found.every((prime) => each % prime !== 0)) found.push(each);
  return found;
}

const words = new Uint32Array(BLOCK);
const state = new Uint32Array(START.length);

export const sha256: Sha256 = (bytes) => {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - LENGTH_BYTES, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - LENGTH_BYTES / 2, (bytes.length * 8) >>> 0);
  state.set(START);
  for (let block = 0; block < padded.length; block += BLOCK) addBlock(view, block);
  const hash = new Uint8Array(HASH_LENGTH);
  const out = new DataView(hash.buffer);
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return hash;
};

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function addBlock(view: DataView, from: number): void {
  for (let index = 0; index < 16; index++) words[index] = view.getUint32(from + index * 4);
  for (let index = 16; index < BLOCK; index++) {
    const [two, fifteen] = [words[index - 2]!, words[index - 15]!];
    const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
    const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
    words[index] = words[index - 16]! + early + words[index - 7]! + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let index = 0; index < BLOCK; index++) {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[index]! + words[index]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + word;
}

type Eight = [number, number, number, number, number, number, number, number];
