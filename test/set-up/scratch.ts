import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where tests put what they throw away again. */
    scratch: string;
  }
}

/**
 * A database is a thousand small files, and hundreds are made and thrown away: in memory, where there is room, because
 * the file system of a disk may take most of a millisecond for each of them.
 */
const MEMORY = "/dev/shm";
const ROOM_MIN = 4 * 2 ** 30;
const NAME = "rating-office-tests-";

export default function setup(project: TestProject): () => void {
  const root = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), `${NAME}${process.pid}-`));
  chmodSync(root, 0o755); // The server of the tests may run as somebody else.
  project.provide("scratch", root);
  return () => rmSync(root, { recursive: true, force: true });
}

/** A folder of its own for each who asks. The run throws away what is left. */
export const scratchFolder = (name: string): string => mkdtempSync(join(inject("scratch"), `${name}-`));

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  forgetAbandoned();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM_MIN;
}

const ABANDONED_AFTER = 600_000;

/** Of runs that were killed: memory comes back by itself only when the machine starts again. */
function forgetAbandoned(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1]);
    const path = join(MEMORY, name);
    if (pid > 0 && !existsSync(`/proc/${pid}`) && Date.now() - statSync(path).mtimeMs > ABANDONED_AFTER)
      rmSync(path, { recursive: true, force: true });
  }
}
