import { statfsSync } from "node:fs";
import { Refusal } from "../../domain/refusal.ts";

/**
 * PGlite never returns from a write that finds no room. Four segments of its log stay free: enough to take a transaction
 * back and to close.
 */
const RESERVE = 4 * (16 << 20);

/** Refuses to write where the disk has no room left but the reserve. */
export function checkFreeSpace(folder: string, bytes = 0): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < RESERVE + bytes)
    throw new Refusal("storage-full", { folder, free: Math.floor(free / (1 << 20)), reserve: RESERVE / (1 << 20) });
}
