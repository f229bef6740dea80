// Runs before `npm start` and `npm test`: brings a fresh clone to the point where they can work.
// Plain JavaScript without a dependency, because nothing is installed when it first runs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const root = dirname(import.meta.dirname);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Rating Office needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const stamp = join(root, "node_modules", ".rating-office-lock");
const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
const built = join(root, "dist", "cli", "main.js");

if (process.argv.includes("--installed")) {
  writeFileSync(stamp, lock); // the prepare script says so after every `npm ci` and `npm install`
} else if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== lock) {
  console.error("Installing (first time, or the lock file has changed) …");
  npm("ci", "--include=dev"); // its prepare script builds
} else if (!existsSync(built) || newest(join(root, "src")) > statSync(built).mtimeMs) {
  npm("run", "--silent", "build");
}

function npm(...words) {
  const cli = process.env.npm_execpath;
  const [command, ...args] = cli ? [process.execPath, cli, ...words] : ["npm", ...words];
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) process.exit(status ?? 1);
}

function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
    }),
  );
}
