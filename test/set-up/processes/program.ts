import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import type { World } from "../../../src/cli/world.ts";
import { idsSaidIn, isForPeople } from "../ids-said.ts";
import { nothingSaidIn } from "../nothing-said.ts";

/** What a command said, and with which code it ended. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both, in the order in which a terminal shows them; of a process of its own, one after the other. */
  readonly said: string;
  readonly json: () => ReturnType<typeof JSON.parse>;
}

interface Given {
  /** What comes on standard input. */
  readonly input?: string;
  /** What the environment has besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where a list is made again to prove it. */
  readonly openScratch?: World["openScratch"];
  /** What the clock says. */
  readonly now?: World["now"];
  /** How wide tables may be. */
  readonly widthMax?: number;
}

/** Words as a shell takes them apart. */
export const argsOf = (words: string): string[] =>
  words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];

/** Tests may go to a folder of their own. */
const ROOT = process.cwd();
const built = (file: string): string => pathToFileURL(`${ROOT}/dist/cli/${file}`).href;
const ended = (said: Omit<Ended, "json">): Ended => ({ ...said, json: () => JSON.parse(said.stdout) });

/** The built program as a person runs it, in a process of its own. */
export function inProcess(args: readonly string[], { input = "", env = {} }: Given = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["dist/cli/main.js", ...args], {
    encoding: "utf8",
    input,
    env: { ...process.env, ...env },
    timeout: 30_000,
  });
  return ended({ status, stdout, stderr, said: `${stdout}${stderr}` });
}

/**
 * The built program in this process, with the same files, databases and threads. Most tests are about what a command
 * does, and to start a process takes longer than most commands. Whatever it says, it never says that nothing is
 * known, nor an id where a name belongs.
 */
export async function inHere(
  args: readonly string[],
  { input = "", env = {}, widthMax = 120, openScratch, now }: Given = {},
): Promise<Ended> {
  const { run }: typeof import("../../../src/cli/run.ts") = await import(built("run.js"));
  const { REAL_WORLD }: typeof import("../../../src/cli/world.ts") = await import(built("world.js"));
  let [stdout, stderr, said] = ["", "", ""];
  const out = (text: string): void => {
    stdout += text;
    said += text;
  };
  const readBytes = (file: string) => (file === "-" ? Buffer.from(input) : REAL_WORLD.readBytes(file));
  const world: typeof REAL_WORLD = {
    ...REAL_WORLD,
    print: (line) => {
      out(`${line}\n`);
    },
    warn: (line) => {
      stderr += `${line}\n`;
      said += `${line}\n`;
    },
    write: (file, parts) => {
      if (file === undefined) out(Buffer.concat([...parts].map((part) => Buffer.from(part))).toString());
      else REAL_WORLD.write(file, parts);
    },
    writeStream: async (file, parts) => {
      if (file !== undefined) return REAL_WORLD.writeStream(file, parts);
      const all: Buffer[] = [];
      for await (const part of parts) all.push(Buffer.from(part));
      out(Buffer.concat(all).toString());
    },
    readBytes,
    read: (file) => new TextDecoder().decode(readBytes(file)),
    stream: (file) => (file === "-" ? oneOf(readBytes(file)) : REAL_WORLD.stream(file)),
    widthMax,
    ...(openScratch && { openScratch }),
    ...(now && { now }),
    draw: null,
  };
  const status = await withEnvironment(env, () => run(args, world));
  expect({ args, nothing: nothingSaidIn(`${stdout}${stderr}`) }).toEqual({ args, nothing: [] });
  if (isForPeople(args)) expect({ args, ids: idsSaidIn(said) }).toEqual({ args, ids: [] });
  return ended({ status, stdout, stderr, said });
}

async function* oneOf(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

async function withEnvironment<T>(more: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(more).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, more);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
