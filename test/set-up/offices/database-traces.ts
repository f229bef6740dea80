import { sql } from "kysely";
import type { Ledger } from "../../../src/ledger/ledger.ts";

/**
 * Where a server's database still has some texts, as a dump would: every column of every table of every schema, those of the server
 * itself too, whose statistics have samples; then the bytes of its files, once its administrator has let it tidy up.
 */
export async function tracesInDatabase({ db }: Pick<Ledger, "db">, traces: readonly string[]) {
  const forms = traces.flatMap((each) => [each, Buffer.from(each).toString("hex")]);
  const isFound = sql.join(
    forms.map((form) => sql`strpos(row_of::text, ${form}) > 0`),
    sql` OR `,
  );
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    SELECT schemaname AS schema, tablename AS name FROM pg_tables`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const table = sql.table(`${schema}.${name}`);
    const { rows } = await sql`SELECT 1 FROM ${table} AS row_of WHERE ${isFound} LIMIT 1`.execute(db);
    if (rows.length > 0) found.push(`${schema}.${name}`);
  }
  await sql`VACUUM (FULL)`.execute(db);
  await sql`CHECKPOINT`.execute(db);
  return { tables: tables.length, found: [...found, ...(await tracesInFiles({ db }, traces))] };
}

async function tracesInFiles({ db }: Pick<Ledger, "db">, traces: readonly string[]): Promise<readonly string[]> {
  const isFound = sql.join(
    traces.map((each) => sql`position(${Buffer.from(each)}::bytea IN pg_read_binary_file(file)) > 0`),
    sql` OR `,
  );
  const { rows } = await sql<{ file: string }>`
    SELECT file FROM (SELECT 'base/' || oid || '/' || pg_ls_dir('base/' || oid) AS file FROM pg_database
      WHERE datname = current_database()) AS files WHERE ${isFound}`.execute(db);
  return rows.map(({ file }) => file);
}
