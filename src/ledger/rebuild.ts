import { type ChainHead, EMPTY_CHAIN } from "../domain/journal/chain.ts";
import type { JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import type { Connection, Transaction } from "./database.ts";
import type { TransferOptions } from "./folder/transferred.ts";
import type { Ledger, Projection, Storage } from "./ledger.ts";
import { purge } from "./purge.ts";
import { insertLine } from "./queries/journal/journal-table.ts";
import { entryOfLine, holdChain, type LedgerParts, projectionIn } from "./recorder.ts";
import { PROJECTIONS } from "./schema/tables.ts";

/** Makes the tables again, and counts how often. */
export function tableMaker(
  connection: Connection,
  parts: LedgerParts,
  forgetHead: () => void,
): Pick<Ledger, "rebuild" | "purge" | "generation"> {
  let generation = 0;
  return {
    generation: () => generation,
    rebuild: async (progress = () => undefined) => {
      // Two at once would fill the same tables.
      const release = await connection.lock(BESIDE);
      if (release === null) throw new Refusal("rebuild-under-way");
      try {
        const entries = await rebuild(connection, parts, progress).finally(forgetHead);
        generation += 1;
        return entries;
      } finally {
        await release();
      }
    },
    purge: () => purge(connection, parts.storage),
  };
}

/** Where tables are filled while everybody goes on reading the ones in use. */
const BESIDE = "rebuilt";

/**
 * Makes every table that follows from the journal again, beside the ones in use, and puts them in their place at the end:
 * pages are read and entries recorded meanwhile. Where it is broken off, nothing has changed.
 */
async function rebuild(
  connection: Connection,
  { storage, project }: LedgerParts,
  progress: TransferOptions["progress"],
): Promise<number> {
  const tables = [...Object.keys(PROJECTIONS), ...(storage.mirrored ? ["journal"] : [])];
  const fill = async (tx: Transaction, entry: JournalEntry, line: string): Promise<void> => {
    const to: Projection = projectionIn(tx, storage);
    if (storage.mirrored) await insertLine(tx.db, entry, line);
    await project(entry, to);
    progress(entry.sequence);
  };
  const schema = await connection.transaction((tx) => emptyTables(tx, tables));
  try {
    let head: ChainHead = EMPTY_CHAIN;
    for await (const { entry, line } of entriesAfter(storage, connection, head)) {
      await connection.transaction(async (tx) => {
        await writeBeside(tx, schema);
        await fill(tx, entry, line);
      });
      head = entry;
    }
    return await connection.transaction(async (tx) => {
      await holdChain(tx, storage);
      await writeBeside(tx, schema);
      for await (const { entry, line } of entriesAfter(storage, tx, head)) {
        await fill(tx, entry, line);
        head = entry;
      }
      for (const table of tables) await putInPlace(tx, schema, table);
      return head.sequence;
    });
  } finally {
    await connection.transaction(({ query }) => query(`DROP SCHEMA IF EXISTS ${BESIDE} CASCADE`, []));
  }
}

/** What is written in this transaction goes to the tables beside; what is not there is read where it always is. */
const writeBeside = ({ query }: Transaction, schema: string) =>
  query(`SET LOCAL search_path TO ${BESIDE}, ${schema}`, []);

/**
 * New tables like the ones in use, with the same names of indexes: a later migration may ask for one by its name. Says in
 * which schema the ones in use are.
 */
async function emptyTables({ query }: Transaction, tables: readonly string[]): Promise<string> {
  const [found] = (await query("SELECT quote_ident(current_schema()) AS schema", [])).rows;
  const schema = String(found?.schema);
  await query(`DROP SCHEMA IF EXISTS ${BESIDE} CASCADE`, []);
  await query(`CREATE SCHEMA ${BESIDE}`, []);
  for (const table of tables) {
    await query(`CREATE TABLE ${BESIDE}.${table} (LIKE ${schema}.${table} INCLUDING DEFAULTS INCLUDING STORAGE)`, []);
    for (const { role, right } of (await query(RIGHTS, [`${schema}.${table}`])).rows)
      await query(`GRANT ${right} ON ${BESIDE}.${table} TO ${role}`, []);
    for (const { name, definition, is_key: isKey } of (await query(INDEXES, [`${schema}.${table}`])).rows) {
      await query(String(definition).replace(/ ON (ONLY )?\S+ /, ` ON ${BESIDE}.${table} `), []);
      if (isKey) await query(`ALTER TABLE ${BESIDE}.${table} ADD PRIMARY KEY USING INDEX ${name}`, []);
    }
  }
  return schema;
}

/** Of a table that is spread over servers, those of its part on this one. */
const INDEXES = `SELECT name.relname AS name, pg_get_indexdef(index.indexrelid) AS definition, index.indisprimary AS is_key
  FROM pg_index index JOIN pg_class name ON name.oid = index.indexrelid
  WHERE index.indrelid = coalesce((SELECT min(part.oid) FROM pg_partition_tree($1::regclass) tree
    JOIN pg_class part ON part.oid = tree.relid WHERE tree.isleaf AND part.relkind = 'r'), $1::regclass)`;

/** What others than the owner were given, such as the role of a server that only reads. */
const RIGHTS = `SELECT rights.privilege_type AS right,
    CASE rights.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(rights.grantee)) END AS role
  FROM pg_class, aclexplode(relacl) AS rights
  WHERE pg_class.oid = $1::regclass AND rights.grantee <> relowner`;

async function putInPlace({ query }: Transaction, schema: string, table: string): Promise<void> {
  const [spread] = (await query(SPREAD, [`${schema}.${table}`])).rows;
  if (spread !== undefined) return fillAgain(query, schema, table);
  await query(`DROP TABLE ${schema}.${table}`, []);
  await query(`ALTER TABLE ${BESIDE}.${table} SET SCHEMA ${schema}`, []);
}

/** Whether the parts of a table may lie on other servers. */
const SPREAD = "SELECT 1 FROM pg_class WHERE oid = $1::regclass AND relkind = 'p'";

/** A spread table stays: truncated, so that no bytes of its rows are left on any server, and filled with the new rows. */
async function fillAgain(query: Transaction["query"], schema: string, table: string): Promise<void> {
  await query(`TRUNCATE ${schema}.${table}`, []);
  await query(`INSERT INTO ${schema}.${table} SELECT * FROM ${BESIDE}.${table}`, []);
}

async function* entriesAfter(
  { lines }: Storage,
  { db }: Pick<Connection, "db">,
  { sequence }: ChainHead,
): AsyncIterable<{ readonly entry: JournalEntry; readonly line: string }> {
  let number = 0;
  for await (const line of lines(db)) {
    number += 1;
    if (number > sequence) yield { entry: entryOfLine(line, number), line };
  }
}
