import { join } from "node:path";
import { expect } from "vitest";

/** What lists were when they were recorded, a line for each: `vitest -u` records anew, which needs a reason. */
export const expectRecorded = (name: string, lines: readonly string[]): Promise<void> =>
  expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(join(process.cwd(), "fixtures", "recorded", `${name}.txt`));
