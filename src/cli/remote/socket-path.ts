import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The control socket lies in the office's folder, which only its owner can enter: nobody else can listen in its place. */
const SOCKET_FILE = "office.sock";
/** Windows has no sockets in folders: there a file says under which name the pipe is. */
export const PIPE_FILE = "office.pipe";

export const socketFile = (folder: string): string => join(resolve(folder), SOCKET_FILE);

export interface SocketPath {
  readonly path: string;
  /** Removes what was made to reach it; to be called once connected or listening. */
  readonly clear: () => void;
}

/** No system takes a longer path for a socket. */
const PATH_MAX = 100;

/** The path of a folder's socket; null: nobody listens there. A long one goes by a short link in a folder of our own. */
export function socketPath(folder: string): SocketPath | null {
  if (process.platform === "win32") return pipeOf(folder);
  const path = socketFile(folder);
  if (Buffer.byteLength(path) <= PATH_MAX) return { path, clear: () => undefined };
  const own = mkdtempSync(join(tmpdir(), "rating-office-"));
  symlinkSync(resolve(folder), join(own, "f"));
  return { path: join(own, "f", SOCKET_FILE), clear: () => rmSync(own, { recursive: true, force: true }) };
}

function pipeOf(folder: string): SocketPath | null {
  const file = join(folder, PIPE_FILE);
  return existsSync(file) ? { path: readFileSync(file, "utf8").trim(), clear: () => undefined } : null;
}
