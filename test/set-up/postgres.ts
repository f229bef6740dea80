import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which databases can be made. */
    postgres: string;
  }
}

/** A server for all tests that need one. One of one's own can be named with RATING_OFFICE_TEST_DB. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.RATING_OFFICE_TEST_DB;
  if (given) {
    project.provide("postgres", given);
    return;
  }
  const { address, stop } = await startPostgres();
  project.provide("postgres", address);
  return stop;
}
