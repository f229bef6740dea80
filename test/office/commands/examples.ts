import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs an example as its first lines say, and gives what it prints. */
export const example = async (name: string, ...words: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [`examples/${name}.mjs`, ...words])).stdout;
