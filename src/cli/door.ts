import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Ledger } from "../ledger/ledger.ts";
import { type Asked, DOOR_FILE, type Said } from "./door-client.ts";
import { run } from "./run.ts";
import { REAL_WORLD, type World } from "./world.ts";

export interface Door {
  readonly close: () => Promise<void>;
}

/**
 * While a server has a folder open, commands of the same user are run by it: it listens at a place that only this user
 * can reach, and says in the folder where that is.
 */
export async function openDoor(folder: string, ledger: Ledger): Promise<Door> {
  const place = doorPlace();
  const server = createServer((socket) => {
    answer(socket, { ledger, place: folder }).catch(() => socket.destroy());
  });
  await new Promise<void>((opened, failed) => {
    server.once("error", failed);
    server.listen(place, opened);
  });
  const file = join(folder, DOOR_FILE);
  writeFileSync(file, `${place}\n`);
  return {
    close: async () => {
      rmSync(file, { force: true });
      await new Promise((closed) => server.close(closed));
      if (process.platform !== "win32") rmSync(dirname(place), { recursive: true, force: true });
    },
  };
}

/** A folder made for it alone: the path of a data folder may be longer than a socket's may be. */
function doorPlace(): string {
  const own = mkdtempSync(join(tmpdir(), "rating-office-"));
  if (process.platform === "win32") return join("\\\\.\\pipe", own.replaceAll(/[\\/:]/g, "-"));
  chmodSync(own, 0o700);
  return join(own, "door");
}

async function answer(socket: Socket, held: NonNullable<World["held"]>): Promise<void> {
  const say = (said: Said): void => {
    if (socket.writable) socket.write(`${JSON.stringify(said)}\n`);
  };
  for await (const line of createInterface({ input: socket })) {
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
    makeFolder: (folder) => REAL_WORLD.makeFolder(path(folder)),
  };
}

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
