import { randomUUID } from "node:crypto";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { PRIVATE_FILE } from "../../ledger/folder/access.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { REAL_WORLD, type Run, type World } from "../world.ts";
import type { Asked, Said } from "./run-remotely.ts";
import { PIPE_FILE, socketFile, socketPath } from "./socket-path.ts";

export interface Door {
  readonly close: () => Promise<void>;
}

/** While a server has a folder open, commands of the same user are run by it, through a socket in the folder. */
export async function openDoor(folder: string, ledger: Ledger, run: Run): Promise<Door> {
  const server = createServer((socket) => {
    answer(socket, { ledger, place: folder }, run).catch(() => socket.destroy());
  });
  const file = process.platform === "win32" ? nameOfPipe(folder) : socketFile(folder);
  // Whoever listened there has ended: the folder is ours.
  if (process.platform !== "win32") rmSync(file, { force: true });
  const { path, clear } = socketPath(folder)!;
  await new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen(path, opened);
  }).finally(clear);
  if (process.platform !== "win32") chmodSync(file, PRIVATE_FILE);
  return {
    close: async () => {
      await new Promise((closed) => server.close(closed));
      rmSync(file, { force: true });
    },
  };
}

/** Nobody can guess the name of a pipe, and nobody else can read the file that says it. */
function nameOfPipe(folder: string): string {
  const file = join(folder, PIPE_FILE);
  writeFileSync(file, `\\\\.\\pipe\\rating-office-${randomUUID()}\n`, { mode: PRIVATE_FILE });
  return file;
}

async function answer(socket: Socket, held: NonNullable<World["held"]>, run: Run): Promise<void> {
  const say = (said: Said): void => {
    if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
  };
  const lines = createInterface({ input: socket });
  // A caller who leaves before the answer breaks the connection, and nothing else.
  lines.on("error", () => socket.destroy());
  for await (const line of lines) {
    const asked: Asked = JSON.parse(line);
    say({ end: await run(asked.args, worldOf(asked, held, say)) });
    socket.end();
    return;
  }
}

/** The world as the one who asks sees it: his folder, his terminal, his name. */
function worldOf(asked: Asked, held: NonNullable<World["held"]>, say: (said: Said) => void): World {
  const path = (file: string): string => resolve(asked.cwd, file);
  const out = (part: string | Uint8Array): void => say({ out: Buffer.from(part).toString("base64") });
  const readBytes = (file: string): Uint8Array =>
    file === "-" ? Buffer.from(asked.input ?? "", "base64") : REAL_WORLD.readBytes(path(file));
  return {
    ...REAL_WORLD,
    held,
    path,
    draw: null,
    user: () => asked.user,
    token: () => asked.token,
    widthMax: asked.widthMax,
    print: (line) => out(`${line}\n`),
    warn: (line) => say({ warn: line }),
    read: (file) => new TextDecoder().decode(readBytes(file)),
    readBytes,
    stream: (file) => (file === "-" ? once(readBytes(file)) : REAL_WORLD.stream(path(file))),
    write: (file, parts) => {
      if (file === undefined) for (const part of parts) out(part);
      else REAL_WORLD.write(path(file), parts);
    },
    writeStream: async (file, parts) => {
      if (file === undefined) for await (const part of parts) out(part);
      else await REAL_WORLD.writeStream(path(file), parts);
    },
    makeFolder: (folder) => REAL_WORLD.makeFolder(path(folder)),
  };
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
