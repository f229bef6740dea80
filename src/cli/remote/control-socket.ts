import { randomUUID } from "node:crypto";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { PRIVATE_FILE } from "../../ledger/folder/access.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { REAL_WORLD, type Run, type World } from "../world.ts";
import type { RemoteCommand, RemoteOutput } from "./run-remotely.ts";
import { PIPE_FILE, socketFile, socketPath } from "./socket-path.ts";

export interface ControlSocket {
  readonly close: () => Promise<void>;
}

/** While a server has a folder open, commands of the same user are run by it, through a socket in the folder. */
export async function openControlSocket(folder: string, ledger: Ledger, run: Run): Promise<ControlSocket> {
  const server = createServer((socket) => {
    runCommand(socket, { ledger, place: folder }, run).catch(() => socket.destroy());
  });
  const file = process.platform === "win32" ? nameOfPipe(folder) : socketFile(folder);
  // A leftover of a server that has ended: this process holds the folder's lock.
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

/** The pipe's name is random and stored in a private file, so that only the owner can connect. */
function nameOfPipe(folder: string): string {
  const file = join(folder, PIPE_FILE);
  writeFileSync(file, `\\\\.\\pipe\\rating-office-${randomUUID()}\n`, { mode: PRIVATE_FILE });
  return file;
}

async function runCommand(socket: Socket, office: NonNullable<World["alreadyOpen"]>, run: Run): Promise<void> {
  const send = (output: RemoteOutput): void => {
    if (socket.writable) socket.write(`${JSON.stringify(output)}\n`);
  };
  const lines = createInterface({ input: socket });
  // A caller that disconnects early must not affect the server.
  lines.on("error", () => socket.destroy());
  for await (const line of lines) {
    const command: RemoteCommand = JSON.parse(line);
    send({ end: await run(command.args, worldOf(command, office, send)) });
    socket.end();
    return;
  }
}

/** The caller's working directory, terminal and user name in place of the server's. */
function worldOf(
  command: RemoteCommand,
  office: NonNullable<World["alreadyOpen"]>,
  send: (said: RemoteOutput) => void,
): World {
  const path = (file: string): string => resolve(command.cwd, file);
  const out = (part: string | Uint8Array): void => send({ out: Buffer.from(part).toString("base64") });
  const readBytes = (file: string): Uint8Array =>
    file === "-" ? Buffer.from(command.input ?? "", "base64") : REAL_WORLD.readBytes(path(file));
  return {
    ...REAL_WORLD,
    alreadyOpen: office,
    path,
    draw: null,
    user: () => command.user,
    token: () => command.token,
    widthMax: command.widthMax,
    print: (line) => out(`${line}\n`),
    warn: (line) => send({ warn: line }),
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
