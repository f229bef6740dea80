import { randomUUID } from "node:crypto";
import type { ChainHead } from "../../domain/chain.ts";
import { EMPTY_CHAIN } from "../../domain/chain.ts";
import type { JournalEntry } from "../../domain/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Keeping, Kept } from "../ledger.ts";
import { measured } from "../sha256.ts";
import { bulkInto } from "./bulk.ts";
import type { Transaction } from "./connection.ts";
import type { Db } from "./tables.ts";

/** Lines read at a time. */
const PAGE = 1_000;

/** The journal and the contents in the tables of a server: the transaction itself keeps them. */
export const inTables: Keeping = {
  mirrored: false,
  confirm: async () => undefined,
  lines: linesAfter,
  keep,
  forget: async () => undefined,
  content,
  has: async (db, sha256) => (await uploadOf(db, sha256)) !== undefined,
  close: async () => undefined,
};

export async function insertLine(db: Db, { sequence, hash, kind }: JournalEntry, line: string): Promise<void> {
  await db.insertInto("journal").values({ sequence, hash, kind, line }).execute();
}

export async function tableHead(db: Db): Promise<ChainHead> {
  const last = await db
    .selectFrom("journal")
    .select(["sequence", "hash"])
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  return last ?? EMPTY_CHAIN;
}

/** Page by page, so that a journal may be larger than memory. */
export async function* linesAfter(db: Db, after = 0): AsyncIterable<string> {
  for (let from = after; ; ) {
    const page = await db
      .selectFrom("journal")
      .select(["sequence", "line"])
      .where("sequence", ">", from)
      .orderBy("sequence")
      .limit(PAGE)
      .execute();
    for (const { line } of page) yield line;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    from = last.sequence;
  }
}

const uploadOf = (db: Db, sha256: string) =>
  db.selectFrom("content").select(["upload", "size"]).where("sha256", "=", sha256).executeTakeFirst();

/** Parts arrive before their hash is known, so they are kept under a name of their own. */
async function keep(tx: Transaction, bytes: AsyncIterable<Uint8Array>): Promise<Kept> {
  const upload = randomUUID();
  const passing = measured(bytes);
  let part = 0;
  for await (const piece of passing.bytes) {
    const bulk = bulkInto(tx, "content_part", ["upload", "part", "bytes"]);
    bulk.row().text(upload).int4(part).bytes(piece);
    await bulk.flush();
    part += 1;
  }
  const found = passing.end();
  const isNew = (await uploadOf(tx.db, found.sha256)) === undefined;
  if (isNew)
    await tx.db
      .insertInto("content")
      .values({ ...found, upload })
      .execute();
  else await tx.db.deleteFrom("content_part").where("upload", "=", upload).execute();
  return { ...found, isNew };
}

async function* content(db: Db, sha256: string): AsyncIterable<Uint8Array> {
  const found = await uploadOf(db, sha256);
  if (found === undefined) throw new Refusal("content-missing", { sha256 });
  for (let part = 0; ; part++) {
    const row = await db
      .selectFrom("content_part")
      .select("bytes")
      .where("upload", "=", found.upload)
      .where("part", "=", part)
      .executeTakeFirst();
    if (row === undefined) return;
    yield row.bytes;
  }
}
