import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { listText } from "../../set-up/offices/offices.ts";
import { inHere } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

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
const writing = (number: number): string => `settings --name Office-${number} --by Ada`;

/** A process that has an office open and lets commands in, as a server does: with the database in a thread. */
export async function holdOffice(folder: string): Promise<ChildProcess> {
  const holder = spawn(process.execPath, ["test/set-up/processes/hold-office.mjs", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(holder.stdout!, "data");
  return holder;
}

export async function letGo(holder: ChildProcess): Promise<void> {
  holder.stdin!.end();
  await once(holder, "exit");
}

/** Gives a running office so many commands, several at a time, of readers and writers; gives those that did not end well. */
export async function busyCommands(count: number, atOnce: number): Promise<readonly string[]> {
  const scratch = scratchFolder("busy");
  const folder = join(scratch, "office");
  const command = (words: string, input = "") => inHere([...words.split(" "), "--data", folder], { input });
  await command("init --by Ada");
  await command("players import - --date 2026-11-01 --by Ada", listText([[101, "Sample, Ida", 2100, 5]]));
  const holder = await holdOffice(folder);
  const failed: string[] = [];
  let next = 0;
  const worker = async (number: number): Promise<void> => {
    while (next < count) {
      next += 1;
      const words = number % 2 === 0 ? writing(next) : READING[next % READING.length]!;
      const { status, stdout, stderr } = await command(words);
      if (status !== 0) failed.push(`${words}: ${status} ${stdout}${stderr}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, number) => worker(number)));
  await letGo(holder);
  rmSync(scratch, { recursive: true, force: true });
  return failed;
}
