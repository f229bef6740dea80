import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Refusal } from "../domain/refusal.ts";
import type { World } from "./world.ts";

/** Where a server that holds a folder can be asked: the file in the folder that says so. */
export const DOOR_FILE = "office.door";

/** What is said at the door, as lines of JSON. */
export interface Asked {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly user: string;
  readonly widthMax: number;
  readonly token: string | null;
  /** Standard input in base64, where a file is named `-`. */
  readonly input: string | null;
}

export type Said = { readonly out: string } | { readonly warn: string } | { readonly end: number };

/** A folder is open in another process, which may do what is asked. It never reaches a person: `run` asks at the door. */
export class HeldElsewhere extends Error {
  readonly folder: string;
  readonly refusal: Refusal;

  constructor(folder: string, refusal: Refusal) {
    super(refusal.message);
    this.folder = folder;
    this.refusal = refusal;
  }
}

/** Has the process that holds the folder run the command; undefined: it has no door, or nobody opens. */
export async function askAtDoor(
  { folder }: HeldElsewhere,
  args: readonly string[],
  world: World,
): Promise<number | undefined> {
  const door = doorOf(folder);
  if (door === undefined) return undefined;
  const input = args.includes("-") ? Buffer.from(world.readBytes("-")).toString("base64") : null;
  const { widthMax } = world;
  const asked: Asked = { args, cwd: world.path("."), user: world.user(), token: world.token(), widthMax, input };
  const socket = connect(door);
  socket.on("error", () => undefined); // A door that nobody opens ends the lines below, and so the asking.
  socket.once("connect", () => socket.write(`${JSON.stringify(asked)}\n`));
  let code: number | undefined;
  for await (const line of createInterface({ input: socket })) {
    const said: Said = JSON.parse(line);
    if ("out" in said) world.write(undefined, [Buffer.from(said.out, "base64")]);
    else if ("warn" in said) world.warn(said.warn);
    else code = said.end;
  }
  socket.destroy();
  return code;
}

function doorOf(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, DOOR_FILE), "utf8").trim();
  } catch {
    return undefined; // The process that has the folder is no server.
  }
}
