import { run } from "../../src/cli/run.ts";
import { REAL_WORLD, type World } from "../../src/cli/world.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";

/** A command as a server runs it for somebody, over the office that it has open. */
async function commandIn(ledger: Ledger, words: string): Promise<{ readonly code: number; readonly said: string }> {
  const said: string[] = [];
  const world: World = {
    ...REAL_WORLD,
    ...{ held: { ledger, place: "office" }, draw: null, token: () => null, user: () => "Ada", path: (file) => file },
    print: (line) => said.push(line),
    warn: (line) => said.push(line),
    write: (_, parts) => {
      for (const part of parts) said.push(String(part));
    },
  };
  return { code: await run(words.split(" "), world), said: said.join("\n") };
}

/** What is read while others write, and what they write. */
const READING = [
  "journal verify",
  "players list",
  "players show 101",
  "list list",
  "list show standard-2026-11",
  "list export standard-2026-11 --format csv",
  "report pending",
  "tournament list",
  "verify",
  "journal show",
  "so-far 101",
  "history 101",
];
const writing = (number: number): string => `settings --name Office-${number}`;

/** Runs so many commands, several at a time, of readers and writers; gives those that did not end well. */
export async function busyCommands(ledger: Ledger, count: number, atOnce: number): Promise<readonly string[]> {
  const failed: string[] = [];
  let next = 0;
  const worker = async (number: number): Promise<void> => {
    while (next < count) {
      next += 1;
      const words = number % 2 === 0 ? writing(next) : READING[next % READING.length]!;
      const { code, said } = await commandIn(ledger, words);
      if (code !== 0) failed.push(`${words}: ${code} ${said}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => worker(number)));
  return failed;
}
