import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeLock } from "../../../src/ledger/folder/lock.ts";
import { listText } from "../../set-up/offices/offices.ts";
import { argsOf, inHere } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { holdOffice, letGo } from "./busy-commands.ts";

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

/** The same program in this process, where the start of another would show nothing more. */
const here = (words: string) => inHere([...argsOf(words), "--data", folder]);

beforeAll(async () => {
  expect(await here("init --by Ada")).toMatchObject({ status: 0 });
  holder = await holdOffice(folder);
});

afterAll(async () => {
  if (holder.exitCode === null && holder.signalCode === null) await letGo(holder);
  rmSync(scratch, { recursive: true, force: true });
});

describe("a command given while a server holds the folder", () => {
  test("is run by the server, with the files, the name and the answer of the one who asks", async () => {
    writeFileSync(join(scratch, "list.csv"), listText([[101, "Øster, Ida", 2100, 5]]));
    expect(office("players import list.csv --date 2026-10-01 --by Bo")).toMatchObject({ status: 0, stderr: "" });
    expect(office("players show 101").stdout).toContain("Øster, Ida");
    expect((await here("journal show --json")).json().at(-1)).toMatchObject({ by: "Bo", kind: "list-imported" });
  });

  test("standard input comes with it, and what it writes is written where the one who asks is", () => {
    const more = listText([[101, "Øster, Ida", 2110, 5]]);
    expect(office("players import - --date 2026-11-01", more).status).toBe(0);
    expect(office("journal export copy").status).toBe(0);
    expect(existsSync(join(scratch, "copy"))).toBe(true);
  });

  test("refusals have the same sentence and the same code", async () => {
    expect(await here("players show 999")).toMatchObject({ status: 3, stderr: expect.stringContaining("999") });
    expect((await here("players show")).status).toBe(2);
  });

  test("callers who leave before the answer do the server no harm", async () => {
    const words = ["journal", "show", "--json", "--data", "office"];
    const asked = { args: words, cwd: scratch, user: "Bo", widthMax: 80, token: null, input: null };
    for (let caller = 0; caller < 8; caller++) {
      await new Promise<void>((left) => {
        // The rest of the answer is never read, so that the server is told of a broken connection.
        const callback = (): boolean => {
          socket.destroy();
          return false;
        };
        const socket = connect({ path: join(folder, "office.sock"), onread: { buffer: Buffer.alloc(64), callback } });
        socket.once("close", () => left());
        socket.write(`${JSON.stringify(asked)}\n`);
      });
    }
    expect(await here("players show 101")).toMatchObject({ status: 0, stderr: "" });
    expect(holder.exitCode).toBe(null);
  });

  test.each(["journal rebuild --fresh", "serve --port 8790"])(
    "%s needs it for itself: refused, naming the process",
    async (words) => {
      const refused = await here(words);
      expect(refused.status).toBe(3);
      expect(refused.stderr).toContain(String(holder.pid));
    },
  );

  test("nobody else on the machine can reach the socket, or listen in its place", () => {
    expect(statSync(join(folder, "office.sock")).mode & 0o077).toBe(0);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test("a folder may lie deeper than the path of a socket may be long", async () => {
    const deep = join(scratch, "a-long-name".repeat(12), "office");
    expect((await here(`journal export ${join(scratch, "copy-of-it")}`)).status).toBe(0);
    cpSync(join(scratch, "copy-of-it"), deep, { recursive: true });
    const other = await holdOffice(deep);
    const shown = spawnSync(process.execPath, [PROGRAM, "players", "show", "101", "--data", deep], {
      encoding: "utf8",
    });
    expect(shown).toMatchObject({ status: 0, stderr: "" });
    await letGo(other);
    expect(readdirSync(deep)).not.toContain("office.sock");
  });

  test("a server that died leaves a socket nobody opens, and a folder that can be opened", async () => {
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect(readdirSync(folder)).toContain("office.sock");
    expect(await here("players show 101")).toMatchObject({ status: 0 });
  });

  test("whatever lies where the socket was, a command is refused and names who has the folder", async () => {
    const lock = takeLock(folder);
    for (const text of [null, "no socket"]) {
      if (text !== null) rmSync(join(folder, "office.sock"));
      if (text !== null) writeFileSync(join(folder, "office.sock"), text);
      expect(await here("players show 101")).toMatchObject({
        status: 3,
        stderr: expect.stringContaining(`${process.pid}`),
      });
    }
    lock.release();
  });
});
