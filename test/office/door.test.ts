import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listText } from "../set-up/offices.ts";
import { scratchFolder } from "../set-up/scratch.ts";

/** Commands while a server holds the folder: the built program, and a process that holds an office as a server does. */

const PROGRAM = resolve("dist/cli/main.js");
const scratch = scratchFolder("door");
const folder = join(scratch, "office");
let holder: ChildProcess;

const office = (words: string, input = "") => {
  const args = [PROGRAM, ...words.split(" "), "--data", "office"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: scratch,
    encoding: "utf8",
    input,
    timeout: 30_000,
  });
  return { status, stdout, stderr };
};

beforeAll(async () => {
  expect(office("init --by Ada")).toMatchObject({ status: 0 });
  holder = spawn(process.execPath, ["test/set-up/hold-office.mjs", folder], { stdio: ["pipe", "pipe", "inherit"] });
  await once(holder.stdout!, "data");
});

afterAll(async () => {
  if (holder.exitCode === null && holder.signalCode === null) {
    holder.stdin!.end();
    await once(holder, "exit");
  }
  rmSync(scratch, { recursive: true, force: true });
});

describe("a command given while a server holds the folder", () => {
  test("is run by the server, with the files, the name and the answer of the one who asks", () => {
    writeFileSync(join(scratch, "list.csv"), listText([[101, "Øster, Ida", 2100, 5]]));
    expect(office("players import list.csv --date 2026-10-01 --by Bo")).toMatchObject({ status: 0, stderr: "" });
    expect(office("players show 101").stdout).toContain("Øster, Ida");
    expect(JSON.parse(office("journal show --json").stdout).at(-1)).toMatchObject({ by: "Bo", kind: "list-imported" });
  });

  test("standard input comes with it, and what it writes is written where the one who asks is", () => {
    const more = listText([[101, "Øster, Ida", 2110, 5]]);
    expect(office("players import - --date 2026-11-01", more).status).toBe(0);
    expect(office("journal export copy").status).toBe(0);
    expect(existsSync(join(scratch, "copy"))).toBe(true);
  });

  test("refusals have the same sentence and the same code", () => {
    expect(office("players show 999")).toMatchObject({ status: 3, stderr: expect.stringContaining("999") });
    expect(office("players show").status).toBe(2);
  });

  test.each(["journal rebuild --fresh", "serve --port 8790"])(
    "%s needs it for itself: refused, naming the process",
    (words) => {
      const refused = office(words);
      expect(refused.status).toBe(3);
      expect(refused.stderr).toContain(String(holder.pid));
    },
  );

  test("nobody else on the machine can come to the door", () => {
    const door = readFileSync(join(folder, "office.door"), "utf8").trim();
    expect(statSync(dirname(door)).mode & 0o077).toBe(0);
  });

  test("a server that died leaves a door nobody opens, and a folder that can be opened", async () => {
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(office("players show 101")).toMatchObject({ status: 0 });
  });
});
