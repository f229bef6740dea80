import { existsSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Session } from "../database.ts";
import type { MessageRow } from "../schema/notification-tables.ts";
import { PRIVATE_FILE } from "./access.ts";

export const MESSAGES = "message";
const pathIn = (folder: string): string => join(folder, "messages.jsonl");

type Query = Session["query"];

/** The file in which a folder keeps its messages. */
export interface MessageFile {
  /** Adds what has changed since the last time; the bytes are on the disk before the change is committed. */
  readonly keep: (query: Query) => Promise<void>;
}

interface Written {
  readonly messages: ReadonlySet<string>;
  readonly revision: number;
}

/**
 * Messages are in no journal, and an embedded database is made again after a crash: they are also kept in a file, one line for
 * every change of one. There can be thousands, so only changes are added; the whole file is written again where some were deleted.
 */
export function messageFile(folder: string): MessageFile {
  let written: Written | null = null;
  return {
    keep: async (query) => {
      const before = written;
      written = null; // Where writing fails, the next one writes everything.
      written = (before && (await added(folder, before, query))) ?? (await rewritten(folder, query));
    },
  };
}

/** null: some were deleted. */
async function added(folder: string, before: Written, query: Query): Promise<Written | null> {
  const rows = await rowsAfter(query, before.revision);
  const messages = new Set([...before.messages, ...rows.map(({ message }) => message)]);
  const [{ count } = { count: 0 }] = (await query("SELECT count(*)::integer AS count FROM message", [])).rows;
  if (count !== messages.size) return null;
  if (rows.length === 0) return before;
  const file = await open(pathIn(folder), "a", PRIVATE_FILE);
  try {
    await file.appendFile(linesOf(rows));
    await file.sync();
  } finally {
    await file.close();
  }
  return { messages, revision: lastOf(rows, before.revision) };
}

async function rewritten(folder: string, query: Query): Promise<Written> {
  const rows = await rowsAfter(query, 0);
  const path = pathIn(folder);
  const file = await open(`${path}.unfinished`, "w", PRIVATE_FILE);
  try {
    await file.writeFile(linesOf(rows));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.unfinished`, path);
  return { messages: new Set(rows.map(({ message }) => message)), revision: lastOf(rows, 0) };
}

const rowsAfter = async (query: Query, revision: number): Promise<readonly MessageRow[]> =>
  (await query("SELECT * FROM message WHERE revision > $1 ORDER BY revision", [revision]))
    .rows as unknown as MessageRow[];

const linesOf = (rows: readonly MessageRow[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

const lastOf = (rows: readonly MessageRow[], otherwise: number): number => Number(rows.at(-1)?.revision ?? otherwise);

/** The last line of a message holds. What a crash tore was not committed. */
export function keptMessages(folder: string): readonly MessageRow[] {
  const path = pathIn(folder);
  if (!existsSync(path)) return [];
  const rows = new Map<string, MessageRow>();
  for (const line of readFileSync(path, "utf8").split("\n").slice(0, -1)) {
    const row = rowOf(line);
    if (row !== null) rows.set(row.message, row);
  }
  return [...rows.values()];
}

function rowOf(line: string): MessageRow | null {
  try {
    return JSON.parse(line);
  } catch {
    return null; // The parser has no other way to say that a text is not JSON.
  }
}

/** Writes messages into a table that has none. */
export async function putMessages(rows: readonly MessageRow[], query: Query): Promise<void> {
  if (rows.length === 0) return;
  await query(
    `INSERT INTO message SELECT * FROM json_populate_recordset(NULL::message, $1::json) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
