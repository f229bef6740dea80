import { statfsSync } from "node:fs";
import { Refusal } from "../../domain/refusal.ts";
import type { Session } from "../database.ts";
import { isReading } from "../engines/within.ts";

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

/** What ends a transaction must be possible when nothing else is: that is what the reserve is for. */
const ENDS = /^\s*(?:begin|commit|rollback)\b/i;

/** The session of a database in a folder: a statement that writes is refused before the disk is full. */
export const withinFreeSpace = (session: Session, folder: string): Session => ({
  ...session,
  query: async (sql, parameters) => {
    if (!isReading(sql) && !ENDS.test(sql)) checkFreeSpace(folder);
    return session.query(sql, parameters);
  },
  copyIn: async (table, bytes) => {
    checkFreeSpace(folder, bytes.length * WRITTEN_TIMES);
    return session.copyIn(table, bytes);
  },
});

/** Rows are written to the log, to the table and to its indexes. */
const WRITTEN_TIMES = 4;
