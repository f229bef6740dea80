import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect } from "vitest";
import { scratchFolder } from "../../set-up/scratch.ts";

const PROGRAM = resolve("dist/cli/main.js");
/** Megabytes: a small machine's share. */
const HEAP = 200;

const HEAD = "012 A\n042 2026/10/01\n052 2026/10/02\n";
const CELLS = "9999 x 9  ".repeat(40);

/** Reports with hundreds of thousands of faults, each of another kind. */
const LARGE_REPORTS = {
  lines: () => `${HEAD}${"001 x\n".repeat(816_000)}`,
  remarks: () => `${HEAD}001    1      Sample, Ida\n${"what is this\n".repeat(190_000)}`,
  cells: () =>
    `${HEAD}${Array.from({ length: 9_000 }, (_, at) => `${`001 ${String(at + 1).padStart(4)}      Sample, Ida`.padEnd(91)}${CELLS}\n`).join("")}`,
} as const;

/** A server with little memory outlives them, and answers briefly. */
export async function outlivesReports(names: readonly (keyof typeof LARGE_REPORTS)[]): Promise<void> {
  const scratch = scratchFolder("large");
  const office = (words: string) =>
    spawnSync(process.execPath, [PROGRAM, ...words.split(" "), "--data", "office"], { cwd: scratch, encoding: "utf8" });
  expect(office("init --by Ada").status).toBe(0);
  const args = [`--max-old-space-size=${HEAP}`, "test/set-up/processes/hold-office.mjs", join(scratch, "office")];
  const server = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  await once(server.stdout, "data");
  try {
    for (const name of names) {
      writeFileSync(join(scratch, `${name}.trf`), LARGE_REPORTS[name]());
      const { status, stdout, stderr } = office(
        `report receive ${name}.trf --register --federation SWE --on 2026-10-05`,
      );
      expect([name, [0, 2, 3].includes(status ?? -1)]).toEqual([name, true]);
      expect(stdout.length + stderr.length).toBeLessThan(200_000);
      expect(stdout + stderr).toMatch(/\d{6} ×|81600\d/);
    }
    expect(office("journal verify").status).toBe(0);
    expect(server.exitCode).toBe(null);
  } finally {
    server.stdin.end();
    if (server.exitCode === null) await once(server, "exit");
    rmSync(scratch, { recursive: true, force: true });
  }
}
