import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** In the office's folder, which only its owner can enter: no other user can replace the socket. */
const SOCKET_FILE = "office.sock";
/** On Windows, which has no sockets in folders, this file holds the name of a pipe. */
export const PIPE_FILE = "office.pipe";

export const socketFile = (folder: string): string => join(resolve(folder), SOCKET_FILE);

export interface SocketPath {
  readonly path: string;
  /** Removes the temporary link; call it once connected or listening. */
  readonly clear: () => void;
}

/** Systems limit the path of a socket to about 104 bytes. */
const PATH_MAX = 100;

/** The path of a folder's socket, by a short temporary link where it is too long; null: no server listens. */
export function socketPath(folder: string): SocketPath | null {
  if (process.platform === "win32") return pipeOf(folder);
  const path = socketFile(folder);
  if (Buffer.byteLength(path) <= PATH_MAX) return { path, clear: () => undefined };
  const temporary = mkdtempSync(join(tmpdir(), "rating-office-"));
  symlinkSync(resolve(folder), join(temporary, "f"));
  return { path: join(temporary, "f", SOCKET_FILE), clear: () => rmSync(temporary, { recursive: true, force: true }) };
}

function pipeOf(folder: string): SocketPath | null {
  const file = join(folder, PIPE_FILE);
  return existsSync(file) ? { path: readFileSync(file, "utf8").trim(), clear: () => undefined } : null;
}
