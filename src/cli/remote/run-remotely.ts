import { connect, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { Refusal } from "../../domain/refusal.ts";
import type { World } from "../world.ts";
import { type SocketPath, socketPath } from "./socket-path.ts";

/** The request over the control socket, as a line of JSON. */
export interface RemoteCommand {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly user: string;
  readonly widthMax: number;
  readonly token: string | null;
  /** Standard input in base64, where a file is named `-`. */
  readonly input: string | null;
}

export type RemoteOutput = { readonly out: string } | { readonly warn: string } | { readonly end: number };

/** The folder is open in another process. `run` catches this and sends the command there. */
export class FolderInUse extends Error {
  readonly folder: string;
  readonly refusal: Refusal;

  constructor(folder: string, refusal: Refusal) {
    super(refusal.message);
    this.folder = folder;
    this.refusal = refusal;
  }
}

/** Runs the command in the process that holds the folder; undefined: it has no control socket. */
export async function runRemotely(
  { folder }: FolderInUse,
  args: readonly string[],
  world: World,
): Promise<number | undefined> {
  const path = socketPath(world.path(folder));
  if (path === null) return undefined;
  const input = args.includes("-") ? Buffer.from(world.readBytes("-")).toString("base64") : null;
  const { widthMax } = world;
  const command: RemoteCommand = {
    args,
    cwd: world.path("."),
    user: world.user(),
    token: world.token(),
    widthMax,
    input,
  };
  const socket = await connectTo(path);
  if (socket === undefined) return undefined;
  socket.write(`${JSON.stringify(command)}\n`);
  return exitCodeFrom(socket, world);
}

/** Prints the output until the exit code; undefined: the server died first. */
function exitCodeFrom(socket: Socket, world: World): Promise<number | undefined> {
  let code: number | undefined;
  const lines = createInterface({ input: socket });
  lines.on("line", (line) => {
    const output: RemoteOutput = JSON.parse(line);
    if ("out" in output) world.write(undefined, [Buffer.from(output.out, "base64")]);
    else if ("warn" in output) world.warn(output.warn);
    else code = output.end;
  });
  return new Promise((resolve) => {
    lines.on("error", () => socket.destroy());
    socket.once("close", () => resolve(code));
  });
}

/** undefined: no server listens; a crashed one may have left its socket behind. */
function connectTo({ path, clear }: SocketPath): Promise<Socket | undefined> {
  const socket = connect(path);
  return new Promise<Socket | undefined>((resolve) => {
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  }).finally(clear);
}
