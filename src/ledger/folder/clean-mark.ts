import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative, sep } from "node:path";
import { PRIVATE_FILE } from "./access.ts";

/**
 * What a folder looked like when it was closed cleanly. PGlite does not wait for the disk, so the database is trusted
 * only where every file is what it was then; else it is rebuilt from the journal.
 */
export interface CleanMark {
  readonly format: 1;
  /** The start of the machine: since then, the times of an unchanged file cannot lie. null: the system does not say. */
  readonly boot: string | null;
  /** By path within the folder. */
  readonly files: Readonly<Record<string, MarkedFile>>;
}

interface MarkedFile {
  readonly size: number;
  /** Nanoseconds; as texts, because numbers do not hold them. */
  readonly modified: string;
  readonly changed: string;
  readonly sha256: string;
}

const MARK_FILE = "office.clean";
const markPath = (folder: string): string => join(folder, MARK_FILE);

/** Reads the mark and takes it away: from now on the folder is open. null: it was not closed cleanly. */
export function takeMark(folder: string): CleanMark | null {
  if (!existsSync(markPath(folder))) return null;
  const mark = markIn(readFileSync(markPath(folder), "utf8"));
  rmSync(markPath(folder));
  return mark;
}

function markIn(text: string): CleanMark | null {
  try {
    const mark: CleanMark = JSON.parse(text);
    return mark.format === 1 && typeof mark.files === "object" ? mark : null;
  } catch {
    return null; // A mark that cannot be read marks nothing.
  }
}

/** Whether the files below some places are exactly those that were marked. */
export function isAsMarked(folder: string, mark: CleanMark, places: readonly string[]): boolean {
  const found = filesIn(folder, places);
  const marked = Object.keys(mark.files).filter((file) => isBelow(file, places));
  const isSameBoot = mark.boot !== null && mark.boot === bootId();
  return (
    found.length === marked.length &&
    found.every((file) => isUnchanged(join(folder, file), mark.files[file], isSameBoot))
  );
}

function isUnchanged(path: string, marked: MarkedFile | undefined, isSameBoot: boolean): boolean {
  if (marked === undefined) return false;
  const { size, modified, changed } = statesOf(path);
  if (size !== marked.size) return false;
  if (isSameBoot && modified === marked.modified && changed === marked.changed) return true;
  return hashOfFile(path) === marked.sha256;
}

/** Marks the folder as closed. What has not changed since an earlier mark is not read again. */
export function writeMark(folder: string, places: readonly string[], before: CleanMark | null): void {
  const boot = bootId();
  const known = before !== null && before.boot !== null && before.boot === boot ? before.files : {};
  const files = Object.fromEntries(
    filesIn(folder, places).map((file) => {
      const path = join(folder, file);
      const states = statesOf(path);
      const marked = known[file];
      const isKnown = marked?.modified === states.modified && marked.changed === states.changed;
      return [file, { ...states, sha256: isKnown ? marked.sha256 : hashOfFile(path) }] as const;
    }),
  );
  putMark(folder, { format: 1, boot, files });
}

/** Marks a folder whose opening was refused: some places as they are now, all else as it was marked before. */
export function remark(folder: string, places: readonly string[], before: CleanMark): void {
  writeMark(folder, places, before);
  const now = takeMark(folder);
  const others = Object.entries(before.files).filter(([file]) => !isBelow(file, places));
  if (now !== null) putMark(folder, { ...now, files: { ...Object.fromEntries(others), ...now.files } });
}

function putMark(folder: string, mark: CleanMark): void {
  const unfinished = `${markPath(folder)}.unfinished`;
  writeFileSync(unfinished, JSON.stringify(mark), { mode: PRIVATE_FILE });
  renameSync(unfinished, markPath(folder));
}

const isBelow = (file: string, places: readonly string[]): boolean =>
  places.some((place) => file === place || file.startsWith(`${place}/`));

function filesIn(folder: string, places: readonly string[]): readonly string[] {
  const found: string[] = [];
  const look = (path: string): void => {
    if (!existsSync(path)) return;
    if (!lstatSync(path).isDirectory()) {
      found.push(relative(folder, path).split(sep).join("/"));
      return;
    }
    for (const name of readdirSync(path)) look(join(path, name));
  };
  for (const place of places) look(join(folder, place));
  return found;
}

function statesOf(path: string): Omit<MarkedFile, "sha256"> {
  const { size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
  return { size: Number(size), modified: String(mtimeNs), changed: String(ctimeNs) };
}

const BLOCK = Buffer.alloc(1 << 20);

function hashOfFile(path: string): string {
  const hash = createHash("sha256");
  const file = openSync(path, "r");
  try {
    for (let length = readSync(file, BLOCK); length > 0; length = readSync(file, BLOCK))
      hash.update(BLOCK.subarray(0, length));
  } finally {
    closeSync(file);
  }
  return hash.digest("hex");
}

/** The boot id, which only Linux has. */
function bootId(): string | null {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    return null; // Then every file is read.
  }
}
