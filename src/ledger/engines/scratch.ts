import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine } from "../database.ts";
import { embeddedInThread } from "./pglite-thread.ts";

/** An empty database for a while, in a thread and a folder of its own, which go when it is closed. */
export async function scratchEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "rating-office-"));
  const clear = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const engine = await embeddedInThread({ folder: join(folder, "database") });
    return { ...engine, close: () => engine.close().finally(clear), abort: () => engine.abort().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}
