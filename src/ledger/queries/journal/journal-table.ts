import { type SqlBool, sql } from "kysely";
import type { ChainHead } from "../../../domain/journal/chain.ts";
import { EMPTY_CHAIN, readLine } from "../../../domain/journal/chain.ts";
import type { EntryKind, JournalEntry } from "../../../domain/journal/journal.ts";
import type { Storage } from "../../ledger.ts";
import type { Db } from "../../schema/tables.ts";
import { sha256 } from "../../sha256.ts";
import { idsIn, numbersIn } from "../sets.ts";
import { allContents, content, keep, point, pointer, remove, uploadOf } from "./content-table.ts";

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
  contents: allContents,
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

/** Who registered which tournament after a sequence number. The database looks into the lines: to check them all takes longer. */
export const registrationsAfter = (
  db: Db,
  after: number,
): Promise<readonly { readonly sequence: number; readonly tournament: string; readonly by: string }[]> =>
  db
    .selectFrom(["journal", sql<unknown>`LATERAL (SELECT line::json AS entry)`.as("read")])
    .select([
      "sequence",
      sql<string>`entry -> 'payload' ->> 'tournament'`.as("tournament"),
      sql<string>`entry ->> 'by'`.as("by"),
    ])
    .where("sequence", ">", after)
    .where("kind", "=", "tournament-registered")
    .orderBy("sequence")
    .execute();

/** Who registered some tournaments: by their first entries. */
export async function registrarsOf(db: Db, tournaments: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (tournaments.length === 0) return new Map();
  const rows = await db
    .selectFrom("registration")
    .select(({ fn }) => ["tournament", fn.min("sequence").as("sequence")])
    .where(sql<SqlBool>`tournament = ANY(${idsIn(tournaments)})`)
    .groupBy("tournament")
    .execute();
  const by = new Map(
    (
      await entriesAt(
        db,
        rows.map(({ sequence }) => Number(sequence)),
      )
    ).map((entry) => [entry.sequence, entry.by]),
  );
  return new Map(rows.map(({ tournament, sequence }) => [tournament, by.get(Number(sequence)) ?? ""]));
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

export async function replaceLine(db: Db, sequence: number, line: string): Promise<void> {
  await db.updateTable("journal").set({ line }).where("sequence", "=", sequence).execute();
}
