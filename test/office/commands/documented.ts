import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { World } from "../../../src/cli/world.ts";
import { inHere } from "../../set-up/processes/program.ts";

/** A command of a document, what it is said to print, and where it stands. */
export interface Documented {
  readonly line: number;
  readonly command: string;
  readonly printed: readonly string[];
}

/** Lines of the shell blocks of a document: those after a `$` are commands, the others what they print. */
export function documentedIn(file: string): readonly Documented[] {
  const found: { line: number; command: string; printed: string[] }[] = [];
  for (const { line, text } of blockLines(file)) {
    if (text.startsWith("$ ")) found.push({ line, command: text.slice(2), printed: [] });
    else if (text === BLOCK_END) found.push({ line, command: "", printed: [] });
    else found.at(-1)?.printed.push(text);
  }
  return found.filter(({ command }) => command !== "");
}

/** Commands of the program that a document names and that no test can run: they serve, or send to a server. */
export const namedIn = (file: string): readonly Documented[] =>
  blockLines(file).flatMap(({ line, text }) =>
    /^(npx )?rating-office /.test(text) ? [{ line, command: text, printed: [] }] : [],
  );

const BLOCK_END = "```";

function blockLines(file: string): { readonly line: number; readonly text: string }[] {
  let block: "shell" | "other" | null = null;
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((text, index) => {
      const isShell = block === "shell";
      if (!text.startsWith("```")) return isShell ? [{ line: index + 1, text }] : [];
      block = block !== null ? null : text === "```" ? "shell" : "other";
      return isShell ? [{ line: index + 1, text: BLOCK_END }] : [];
    });
}

/** Words as a shell takes them apart, with quotes of both kinds. */
export const shellWords = (command: string): string[] =>
  (command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replaceAll(/["']/g, ""));

export interface Shell {
  readonly folder: string;
  readonly env: Record<string, string>;
  /** What the clock says: what commands print may depend on the day. */
  readonly now: () => number;
  /** Where a list is made again to prove it. */
  readonly openScratch?: World["openScratch"];
  /** A command of the document as it is given here, and what it said as the document has it. */
  readonly asked: (command: string) => string;
  readonly told: (said: string) => string;
}

/** Runs a command of a document in a folder and gives the lines it prints. */
export const runDocumented = async (shell: Shell, command: string): Promise<readonly string[]> =>
  trimmed(shell.told(await saidBy(shell.asked(command), shell)).split("\n"));

async function saidBy(command: string, { folder, env, now, openScratch }: Shell): Promise<string> {
  const [first = "", ...others] = shellWords(command);
  if (first === "export") {
    for (const each of others) env[each.split("=")[0] ?? ""] = each.slice(each.indexOf("=") + 1);
    return "";
  }
  const args = first === "npx" ? others.slice(1) : others;
  const isOurs = first === "rating-office" || (first === "npx" && others[0] === "rating-office");
  if (isOurs)
    return (await inFolder(folder, () => inHere(args, { env, now, ...(openScratch && { openScratch }) }))).said;
  const { stdout, stderr } = spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

/** Without the blank lines at both ends, and without blanks at the end of lines. */
function trimmed(lines: readonly string[]): readonly string[] {
  const cut = lines.map((line) => line.trimEnd());
  const first = cut.findIndex((line) => line !== "");
  return first < 0 ? [] : cut.slice(first, cut.findLastIndex((line) => line !== "") + 1);
}

/**
 * The document with what was left out put in: `…` on a line of its own stands for any lines, within a line for any
 * letters. Where it does not fit, the document is given as it is, so that a comparison shows the difference.
 */
export function filledFrom(printed: readonly string[], actual: readonly string[]): readonly string[] {
  const shown = trimmed(printed);
  return fits(shown, actual) ? actual : shown;
}

function fits([first, ...rest]: readonly string[], actual: readonly string[]): boolean {
  if (first === undefined) return actual.length === 0;
  if (first === "…") {
    for (let left = 0; left <= actual.length; left++) if (fits(rest, actual.slice(left))) return true;
    return false;
  }
  return actual.length > 0 && lineFits(first, actual[0]!) && fits(rest, actual.slice(1));
}

const lineFits = (line: string, actual: string): boolean =>
  new RegExp(`^${line.split("…").map(escaped).join(".*")}$`).test(actual);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
