// Makes the empty database that every new office in a folder begins with: beginning one from nothing takes seconds and
// most of a gigabyte. It is made by the program that uses it, so that the two always fit.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import { connectionTo } from "../dist/ledger/engines/connection.js";
import { singleSession } from "../dist/ledger/engines/single-session.js";
import { migrate } from "../dist/ledger/schema/migrate.js";

const lite = await PGlite.create();
const query = async (sql, parameters) => {
  const { rows, affectedRows } = await lite.query(sql, [...parameters]);
  return { rows, affected: affectedRows ?? 0 };
};
const none = async () => Promise.reject(new Error("migrations only"));
const engine = singleSession({ query, copyIn: none, copyOut: none }, async () => undefined);
await migrate(connectionTo(engine).db);
// PostgreSQL makes its other databases from these two; an office has no other, and they are half of its files.
await lite.exec("UPDATE pg_database SET datistemplate = false WHERE datistemplate");
for (const name of ["template0", "template1"]) await lite.exec(`DROP DATABASE ${name}`);
const bytes = new Uint8Array(await (await lite.dumpDataDir("none")).arrayBuffer());
await lite.close();
writeFileSync(join(import.meta.dirname, "..", "dist", "ledger", "schema", "template.tar.gz"), gzipSync(bytes));
