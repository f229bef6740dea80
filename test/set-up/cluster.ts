import pg from "pg";
import { connectionTo } from "../../src/ledger/engines/connection.ts";
import { openServer } from "../../src/ledger/engines/server.ts";
import { migrate } from "../../src/ledger/schema/migrate.ts";
import { type PostgresServer, startPostgres } from "./postgres-server.mjs";

/** The tables that grow with players and games, and the column by which their rows are spread. */
export const BULK = { list_entry: "player", card: "player", pool: "player", entrant: "tournament", game: "tournament" };

export interface Cluster {
  /** The first node, which programs connect to. */
  readonly address: string;
  readonly nodes: readonly PostgresServer[];
  readonly stop: () => Promise<void>;
}

/** Three servers as one database: a third of the bulk tables' rows on each, by hash, through postgres_fdw. */
export async function startCluster(): Promise<Cluster> {
  const nodes = [await startPostgres(), await startPostgres(), await startPostgres()];
  for (const { address } of nodes) await withTables(address);
  const [first, ...others] = nodes.map(({ address }) => address) as [string, ...string[]];
  await say(first, "CREATE EXTENSION postgres_fdw");
  for (const [at, address] of others.entries()) {
    const { hostname, port } = new URL(address);
    await say(
      first,
      `CREATE SERVER node_${at + 1} FOREIGN DATA WRAPPER postgres_fdw
      OPTIONS (host '${hostname}', port '${port}', dbname 'postgres', batch_size '1000', connect_timeout '5')`,
    );
    await say(first, `CREATE USER MAPPING FOR CURRENT_USER SERVER node_${at + 1} OPTIONS (user 'postgres')`);
  }
  for (const [table, by] of Object.entries(BULK)) await distribute(first, table, by, others.length);
  return {
    address: first,
    nodes,
    stop: async () => {
      for (const node of nodes) await node.stop();
    },
  };
}

async function distribute(address: string, table: string, by: string, others: number): Promise<void> {
  const modulus = others + 1;
  await say(address, `ALTER TABLE ${table} RENAME TO ${table}_0`);
  await say(address, `CREATE TABLE ${table} (LIKE ${table}_0 INCLUDING DEFAULTS) PARTITION BY HASH (${by})`);
  await say(
    address,
    `ALTER TABLE ${table} ATTACH PARTITION ${table}_0 FOR VALUES WITH (MODULUS ${modulus}, REMAINDER 0)`,
  );
  for (let node = 1; node <= others; node++)
    await say(
      address,
      `CREATE FOREIGN TABLE ${table}_${node} PARTITION OF ${table}
        FOR VALUES WITH (MODULUS ${modulus}, REMAINDER ${node}) SERVER node_${node} OPTIONS (table_name '${table}')`,
    );
}

async function withTables(address: string): Promise<void> {
  const connection = connectionTo(await openServer(address));
  await migrate(connection.db);
  await connection.close();
}

export async function say(address: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
