import { expect } from "vitest";
import { run } from "../../../src/cli/run.ts";
import { REAL_WORLD, type World } from "../../../src/cli/world.ts";
import { Refusal } from "../../../src/domain/refusal.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { idsSaidIn, isForPeople } from "../ids-said.ts";
import { memoryEngine } from "./memory-engine.ts";

/** What a command said, and with which code it ended. */
export interface Said {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Commands in this process, on an office that is open already: what is tested is what they do, not how they start. */
export function commandsAt(
  ledger: Ledger,
  files: Readonly<Record<string, Uint8Array>> = {},
): (words: string) => Promise<Said> {
  const readBytes = (file: string): Uint8Array => {
    const bytes = files[file];
    if (bytes === undefined) throw new Refusal("unreadable-file", { file, why: "it is not there" });
    return bytes;
  };
  return async (words) => {
    const [out, err]: [string[], string[]] = [[], []];
    const world: World = {
      ...REAL_WORLD,
      readBytes,
      stream: async function* (file) {
        if (files[file] === undefined) yield* REAL_WORLD.stream(file);
        else yield files[file];
      },
      print: (line) => out.push(line),
      warn: (line) => err.push(line),
      read: (file) => new TextDecoder().decode(readBytes(file)),
      write: (_, parts) => out.push([...parts].map((part) => part.toString()).join("")),
      writeStream: async (_, parts) => {
        const all: Buffer[] = [];
        for await (const part of parts) all.push(Buffer.from(part));
        out.push(Buffer.concat(all).toString());
      },
      draw: null,
      user: () => "Ada",
      alreadyOpen: { ledger, place: "memory" },
      openScratch: memoryEngine,
    };
    const args = argsOf(words);
    const status = await run(args, world);
    if (isForPeople(args)) expect({ words, ids: idsSaidIn([...out, ...err].join("\n")) }).toEqual({ words, ids: [] });
    return { status, stdout: out.join("\n"), stderr: err.join("\n") };
  };
}

const argsOf = (words: string): string[] => words.match(/"[^"]*"|\S+/g)?.map((word) => word.replaceAll('"', "")) ?? [];
