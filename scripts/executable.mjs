// tsc writes plain files; `npx rating-office` needs the command to be executable.
import { chmodSync, utimesSync } from "node:fs";
import { join } from "node:path";

const command = join(import.meta.dirname, "..", "dist", "cli", "main.js");
chmodSync(command, 0o755);
utimesSync(command, new Date(), new Date()); // tsc leaves an unchanged file alone; ready.mjs compares times
