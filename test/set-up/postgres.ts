import pg from "pg";
import type { TestProject } from "vitest/node";
import { connectionTo } from "../../src/ledger/engines/connection.ts";
import { openServer } from "../../src/ledger/engines/server.ts";
import { migrate } from "../../src/ledger/schema/migrate.ts";
import { startPostgres } from "./postgres-server.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which databases can be made. */
    postgres: string;
    /** The name of a database there with the tables of an office, to be copied. */
    postgresTemplate: string;
  }
}

/** A server for all tests that need one. One of one's own can be named with RATING_OFFICE_TEST_DB. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.RATING_OFFICE_TEST_DB;
  const { address, stop } = given
    ? { address: given, stop: undefined }
    : await startPostgres({ under: project.getProvidedContext().scratch });
  const template = `office_template_${process.pid}`;
  await say(address, `CREATE DATABASE ${template}`);
  const own = new URL(address);
  own.pathname = `/${template}`;
  const connection = connectionTo(await openServer(String(own)));
  await migrate(connection.db);
  await connection.close();
  project.provide("postgres", address);
  project.provide("postgresTemplate", template);
  return stop ?? (() => say(address, `DROP DATABASE ${template}`));
}

async function say(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}
