import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { Refusal } from "../domain/refusal.ts";

/** Who has the folder open. A process number alone may be another process by now: its start tells. */
interface Holder {
  readonly pid: number;
  readonly started: string;
  readonly host: string;
}

const NAME = "office.lock.";

/**
 * Takes the folder for this process, or refuses and names the process that has it. A dead process's lock is taken
 * over, a live one's never.
 *
 * Each lock is a file with a number, the highest is the one that holds; it is made by a link, which only one process
 * can make. A lock is given back by saying so in it: the highest number is never removed, so numbers only grow, and
 * whoever looked too long ago finds a higher one.
 */
export function takeLock(folder: string): { readonly release: () => void } {
  const own = join(folder, `${NAME}${randomUUID()}`);
  writeFileSync(own, JSON.stringify(self()));
  try {
    for (;;) {
      const last = highest(folder);
      const holder = last === 0 ? undefined : holderOf(join(folder, `${NAME}${last}`));
      if (holder === "gone") continue;
      if (holder !== undefined && isAlive(holder)) throw inUse(folder, holder);
      const number = last + 1;
      if (!linked(own, join(folder, `${NAME}${number}`))) continue;
      if (highest(folder) === number) return held(folder, number);
      rmSync(join(folder, `${NAME}${number}`));
    }
  } finally {
    rmSync(own, { force: true });
  }
}

function held(folder: string, number: number) {
  for (const each of numbers(folder)) if (each < number) rmSync(join(folder, `${NAME}${each}`), { force: true });
  return {
    release: (): void => {
      const free = join(folder, `${NAME}${randomUUID()}`);
      writeFileSync(free, "free");
      renameSync(free, join(folder, `${NAME}${number}`));
    },
  };
}

const numbers = (folder: string): number[] =>
  readdirSync(folder)
    .filter((name) => name.startsWith(NAME) && /^\d{1,15}$/.test(name.slice(NAME.length)))
    .map((name) => Number(name.slice(NAME.length)));

const highest = (folder: string): number => Math.max(0, ...numbers(folder));

/** undefined: given back, or not the work of this program; "gone": a newer one has come meanwhile. */
function holderOf(path: string): Holder | "gone" | undefined {
  try {
    const text = readFileSync(path, "utf8");
    return text.startsWith("{") ? JSON.parse(text) : undefined;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "gone";
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function linked(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

const inUse = (folder: string, { pid, started, host }: Holder): Refusal =>
  new Refusal("folder-in-use", { folder, pid, started, host });

const self = (): Holder => ({ pid: process.pid, started: startOf(process.pid) ?? "", host: hostname() });

/** Of another machine nothing can be known: its process counts as alive. */
function isAlive({ pid, started, host }: Holder): boolean {
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const now = startOf(pid);
  return now === undefined || now === started;
}

/** When a process began, in whatever form the system tells it; undefined where it does not. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      // The name of the program stands in brackets and may hold anything: the fields are counted after them.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").at(-1)?.trim().split(" ") ?? [];
      return fields[0] === "Z" ? "ended" : fields[19];
    }
    if (process.platform === "win32") return undefined;
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined; // The process ended meanwhile, or may not be asked about.
  }
}
