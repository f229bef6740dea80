import { readFileSync } from "node:fs";
import { day, type IsoDate } from "../domain/dates.ts";
import { Refusal } from "../domain/refusal.ts";

/** What a command may touch of the outside: everything else it gets as arguments. */
export interface World {
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly read: (file: string) => string;
  readonly today: () => IsoDate;
  /** How many characters fit on a line. */
  readonly widthMax: number;
}

/** Where the output is not a terminal: a page. */
const LINE_WIDTH = 120;

export const REAL_WORLD: World = {
  print: (line) => process.stdout.write(`${line}\n`),
  warn: (line) => process.stderr.write(`${line}\n`),
  read: readText,
  widthMax: process.stdout.columns ?? LINE_WIDTH,
  today: () => day(new Date().toISOString().slice(0, 10)),
};

/** The text of a file; `-` is standard input. */
function readText(file: string): string {
  try {
    return readFileSync(file === "-" ? 0 : file, "utf8");
  } catch (error) {
    const why = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Refusal("unreadable-file", { file, why });
  }
}
