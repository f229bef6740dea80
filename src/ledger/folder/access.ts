import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../../domain/refusal.ts";

/** An office holds births and password hashes: nobody but its owner reads or writes it. */
const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

const BY_OTHERS = 0o077;
const WRITABLE_BY_OTHERS = 0o022;

/** Windows has no such modes: there a folder inherits who may open it. */
const hasModes = process.platform !== "win32";

export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** What others could write may hold what others wrote: it is not opened, until somebody has looked. */
export function refuseIfOthersWrite(folder: string): void {
  if (hasModes && (lstatSync(folder).mode & WRITABLE_BY_OTHERS) !== 0)
    throw new Refusal("folder-open-to-others", { folder });
}

/** Takes away what others may do in a folder and all below; says whether they could get in. */
export function tighten(folder: string): boolean {
  if (!hasModes) return false;
  const wasOpen = isOpen(folder);
  // PGlite makes its files open to everybody, whatever it is asked to.
  for (const [path, isFolder] of everythingIn(folder))
    if (isOpen(path)) chmodSync(path, isFolder ? PRIVATE_FOLDER : PRIVATE_FILE);
  return wasOpen;
}

const isOpen = (path: string): boolean => (lstatSync(path).mode & BY_OTHERS) !== 0;

/** The folder itself, and all files and folders below it. */
function* everythingIn(folder: string): Iterable<readonly [path: string, isFolder: boolean]> {
  yield [folder, true];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* everythingIn(path);
    else if (entry.isFile()) yield [path, false];
  }
}
