import type { MerkleTree } from "./merkle-tree.ts";

/*
 * A tree as files that never change (C2SP `tlog-tiles`): 256 hashes each, at every eighth level. From them anybody
 * computes any proof.
 */

export interface Tile {
  readonly level: number;
  readonly index: number;
  /** Below 256: the last one of its level, not full yet. */
  readonly width: number;
}

const WIDTH = 256;
const LEVEL_BITS = 8;
const LEVEL_MAX = 5;

/** The path below `tile/`: `0/x001/x234/067`, and `.p/112` after it where it is not full; undefined: it is none. */
export function readTilePath(path: string): Tile | undefined {
  const [, level = "", digits = "", width = String(WIDTH)] =
    /^(0|[1-9]\d?)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/.exec(path) ?? [];
  if (digits === "" || digits.startsWith("x000/")) return undefined;
  const tile = { level: Number(level), index: Number(digits.replaceAll(/[x/]/g, "")), width: Number(width) };
  return tile.level > LEVEL_MAX || (tile.width === WIDTH && path.includes(".p/")) || tile.width > WIDTH
    ? undefined
    : tile;
}

export function tilePath({ level, index, width }: Tile): string {
  const groups = [String(index % 1_000).padStart(3, "0")];
  for (let rest = Math.floor(index / 1_000); rest > 0; rest = Math.floor(rest / 1_000))
    groups.unshift(`x${String(rest % 1_000).padStart(3, "0")}`);
  return `${level}/${groups.join("/")}${width === WIDTH ? "" : `.p/${width}`}`;
}

/** undefined: the tree is too small to have it. */
export function tileBytes(tree: MerkleTree, size: number, { level, index, width }: Tile): Uint8Array | undefined {
  const from = index * WIDTH;
  const height = level * LEVEL_BITS;
  return (from + width) * 2 ** height <= size ? tree.hashes(height, from, width) : undefined;
}
