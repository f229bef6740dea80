#!/usr/bin/env node
import { EXIT } from "./exit-codes.ts";
import { run } from "./run.ts";
import { REAL_WORLD } from "./world.ts";

// A reader that has seen enough, such as `head`, closes the pipe: that is no mistake.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(EXIT.fine);
});
process.exitCode = await run(process.argv.slice(2), REAL_WORLD);
