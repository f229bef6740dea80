import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { ChainHead } from "../../../domain/journal/chain.ts";
import { EMPTY_CHAIN, readLine } from "../../../domain/journal/chain.ts";
import { type EntryKind, type JournalEntry, REDACTING, redactedBy } from "../../../domain/journal/journal.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Transaction } from "../../engines/connection.ts";
import type { Kept, Storage } from "../../ledger.ts";
import type { Db } from "../../schema/tables.ts";
import { checked, measured, sha256 } from "../../sha256.ts";
import { together } from "../../together.ts";
import { bulkInto } from "../../wire/bulk.ts";
import { CopyRows, literal } from "../../wire/copy-rows.ts";
import { numbersIn } from "../sets.ts";

/** Lines read at a time. */
const PAGE = 1_000;

/** The journal and the contents in the tables of a server: the transaction itself keeps them. */
export const inTables: Storage = {
  folder: null,
  mirrored: false,
  confirm: async () => undefined,
  lines: linesAfter,
  keep,
  keepNow: (connection, bytes) => connection.transaction((tx) => keep(tx, bytes)),
  forget: async () => undefined,
  discard: ({ transaction }, sha256) => transaction(({ db }) => remove(db, sha256)),
  pointer,
  point,
  rewrite: async () => undefined, // The rows themselves were changed, in the same transaction.
  settle: async () => undefined,
  content,
  has: async (db, sha256) => (await uploadOf(db, sha256)) !== undefined,
  checkWritable: () => undefined,
  close: async () => undefined,
};

export async function insertLine(db: Db, { sequence, hash, kind }: JournalEntry, line: string): Promise<void> {
  await db.insertInto("journal").values({ sequence, hash, kind, line }).execute();
}

/** One entry as it stands in the journal; undefined: there is none with this number. */
export async function entryAt(db: Db, sequence: number): Promise<JournalEntry | undefined> {
  const row = await db.selectFrom("journal").select("line").where("sequence", "=", sequence).executeTakeFirst();
  return row === undefined ? undefined : readLine(row.line, sha256).entry;
}

/** The line of an entry, as it was hashed. */
export async function lineOf(db: Db, sequence: number): Promise<string> {
  const row = await db.selectFrom("journal").select("line").where("sequence", "=", sequence).executeTakeFirstOrThrow();
  return row.line;
}

/** Some entries by their numbers, in order. */
export async function entriesAt(db: Db, sequences: readonly number[]): Promise<JournalEntry[]> {
  if (sequences.length === 0) return [];
  const rows = await db
    .selectFrom("journal")
    .select("line")
    .where(sql<SqlBool>`sequence = ANY(${numbersIn(sequences)})`)
    .orderBy("sequence")
    .execute();
  return rows.flatMap(({ line }) => readLine(line, sha256).entry ?? []);
}

/** The entries of some kinds after a sequence number, in order. */
export async function entriesOfKinds(db: Db, after: number, kinds: readonly EntryKind[]): Promise<JournalEntry[]> {
  const rows = await db
    .selectFrom("journal")
    .select("line")
    .where("sequence", ">", after)
    .where("kind", "in", [...kinds])
    .orderBy("sequence")
    .execute();
  return rows.flatMap(({ line }) => readLine(line, sha256).entry ?? []);
}

/** Every content that was redacted, by what the journal says. */
export async function redactedContents(db: Db): Promise<readonly string[]> {
  const entries = await entriesOfKinds(db, 0, REDACTING);
  return entries.flatMap((entry) => redactedBy(entry).contents.map(({ content }) => content));
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
  db.selectFrom("content").select(["upload", "size", "redacted"]).where("sha256", "=", sha256).executeTakeFirst();

/** An empty text: nothing is read in its place. */
async function pointer(db: Db, sha256: string): Promise<string | null | undefined> {
  const redacted = (await uploadOf(db, sha256))?.redacted ?? undefined;
  return redacted === "" ? null : redacted;
}

async function point({ db }: Transaction, sha256: string, by: string | null): Promise<void> {
  const known = await uploadOf(db, sha256);
  if (known !== undefined) await db.deleteFrom("content_part").where("upload", "=", known.upload).execute();
  const row = { size: 0, upload: randomUUID(), redacted: by ?? "" };
  await db
    .insertInto("content")
    .values({ sha256, ...row })
    .onConflict((conflict) => conflict.column("sha256").doUpdateSet(row))
    .execute();
}

export async function replaceLine(db: Db, sequence: number, line: string): Promise<void> {
  await db.updateTable("journal").set({ line }).where("sequence", "=", sequence).execute();
}

/** Parts arrive before their hash is known, so they are kept under a name of their own. */
async function keep(tx: Transaction, bytes: AsyncIterable<Uint8Array>): Promise<Kept> {
  const upload = randomUUID();
  const passing = measured(bytes);
  let part = 0;
  const bulk = bulkInto(tx, "content_part", ["upload", "part", "bytes"]);
  for await (const piece of passing.bytes) {
    bulk.row().text(upload).int4(part).bytes(piece);
    await bulk.flushFull();
    part += 1;
  }
  const found = passing.end();
  const noted = tx.db
    .insertInto("content")
    .values({ ...found, upload, redacted: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const [, { numInsertedOrUpdatedRows: added = 0n }] = await together(bulk.flush(), noted);
  const isNew = added > 0n;
  if (!isNew) await tx.db.deleteFrom("content_part").where("upload", "=", upload).execute();
  return { ...found, isNew };
}

async function remove(db: Db, sha256: string): Promise<void> {
  const found = await uploadOf(db, sha256);
  if (found === undefined) return;
  await db.deleteFrom("content").where("sha256", "=", sha256).execute();
  await db.deleteFrom("content_part").where("upload", "=", found.upload).execute();
}

/** Parts that are read in one go. */
const PARTS = 8;

async function* content(db: Db, sha256: string, session?: Pick<Transaction, "copyOut">): AsyncIterable<Uint8Array> {
  const by = await pointer(db, sha256);
  if (by === null) return;
  yield* checked(partsOf(db, by ?? sha256, session), by ?? sha256);
}

async function* partsOf(db: Db, sha256: string, session?: Pick<Transaction, "copyOut">): AsyncIterable<Uint8Array> {
  const found = await uploadOf(db, sha256);
  if (found === undefined) throw new Refusal("content-missing", { sha256 });
  const { upload } = found;
  for (let from = 0; ; from += PARTS) {
    const parts = session ? await copiedParts(session, upload, from) : await selectedParts(db, upload, from);
    yield* parts;
    if (parts.length < PARTS) return;
  }
}

async function selectedParts(db: Db, upload: string, from: number): Promise<readonly Uint8Array[]> {
  const rows = await db
    .selectFrom("content_part")
    .select("bytes")
    .where("upload", "=", upload)
    .where("part", ">=", from)
    .where("part", "<", from + PARTS)
    .orderBy("part")
    .execute();
  return rows.map(({ bytes }) => bytes);
}

/** The bytes as they are: a query would have them written as figures, and read again. */
async function copiedParts(
  { copyOut }: Pick<Transaction, "copyOut">,
  upload: string,
  from: number,
): Promise<readonly Uint8Array[]> {
  const rows = new CopyRows(
    await copyOut(`SELECT bytes FROM content_part
      WHERE upload = ${literal(upload)} AND part >= ${from} AND part < ${from + PARTS} ORDER BY part`),
  );
  const parts: Uint8Array[] = [];
  const place = new Uint32Array(2);
  while (rows.next()) {
    rows.places(1, place);
    parts.push(rows.bytes.subarray(place[0], place[1]));
  }
  return parts;
}
