import { closeSync, constants, ftruncateSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { tryLock } from "fs-native-extensions";
import { Refusal } from "../../domain/refusal.ts";
import { PRIVATE_FILE } from "./access.ts";

/** Who has the folder open, for the message to somebody else: the lock itself is the kernel's. */
interface Holder {
  readonly pid: number;
  readonly host: string;
}

export interface FolderLock {
  readonly release: () => void;
}

export const LOCK_FILE = "office.lock";

/**
 * Takes the folder for this process, or refuses and names the process that has it. The kernel holds the lock on the open
 * file: it ends with the process, and containers with process numbers and host names of their own see it too.
 */
export function takeLock(folder: string): FolderLock {
  const path = join(folder, LOCK_FILE);
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT, PRIVATE_FILE);
  try {
    if (!locked(file, folder)) throw new Refusal("folder-in-use", { folder, ...holderIn(path) });
    clearOldLocks(folder);
    ftruncateSync(file);
    writeSync(file, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Holder), 0);
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isHeld = true;
  return {
    release: () => {
      if (!isHeld) return;
      isHeld = false;
      ftruncateSync(file);
      closeSync(file);
    },
  };
}

function locked(file: number, folder: string): boolean {
  try {
    return tryLock(file);
  } catch (error) {
    throw new Refusal("lock-not-supported", { folder, why: error instanceof Error ? error.message : String(error) });
  }
}

/** The holder may just be writing its name. */
function holderIn(path: string): Holder {
  const [, pid = "0"] = /"pid":(\d+)/.exec(readFileSync(path, "utf8")) ?? [];
  const [, host = "?"] = /"host":"([^"]*)"/.exec(readFileSync(path, "utf8")) ?? [];
  return { pid: Number(pid), host };
}

/** Earlier versions numbered their lock files and named the control socket in another one. */
function clearOldLocks(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^office\.(lock\.[0-9a-f-]+|door)$/.test(name)) rmSync(join(folder, name), { force: true });
}
