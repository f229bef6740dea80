import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listText, newDatabase } from "../../set-up/offices/offices.ts";
import { argsOf, inHere, inProcess } from "../../set-up/processes/program.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

/** The commands of an office in a folder as a person gives them; some in a process of their own, which may be killed. */

const scratch = scratchFolder("cli-folder");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const PROGRAM = "dist/cli/main.js";

/** Runs a command on the office that the environment names. */
const officeAt = (env: Readonly<Record<string, string>>) => (words: string) => inHere(argsOf(words), { env });
/** The same, in a process of its own. */
const startedAt = (env: Readonly<Record<string, string>>) => (words: string) => inProcess(argsOf(words), { env });

const october = join(scratch, "october.csv");
beforeAll(() => {
  writeFileSync(
    october,
    listText([
      [101, "Øster, Ida", 2100, 5],
      [102, "Nagy, Béla", 1900, 0],
    ]),
  );
});

describe("an office in a folder", () => {
  const folder = join(scratch, "office");
  const office = officeAt({ RATING_OFFICE_DATA: folder });
  const started = startedAt({ RATING_OFFICE_DATA: folder });

  test("is begun, gets its list, and tells when its files were changed or its database lost", async () => {
    expect(await office("players list")).toMatchObject({
      status: 3,
      stderr: `There is no office in ${folder}. Create one with rating-office init, or name the folder of another.\n`,
    });
    expect(started(`init ${folder} --by Ada`).status).toBe(0);
    expect((await office(`players import ${october} --date 2026-10-01`)).status).toBe(0);
    const file = join(folder, "journal.jsonl");
    const whole = readFileSync(file, "utf8");
    writeFileSync(file, whole.replace("Ada", "Eve"));
    expect(await office("journal verify")).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("lost 1 entry"),
    });
    expect(readFileSync(file, "utf8")).toBe(whole);
    writeFileSync(join(folder, "database", "global", "pg_control"), Buffer.alloc(8192, 7));
    const found = await office("players show 101 --json");
    expect(found.json()).toMatchObject({ name: "Øster, Ida", ratings: [{ rating: 2100 }] });
    expect(found.stderr).toContain("The database was rebuilt from 2 entries");
    expect(await office("journal rebuild")).toMatchObject({ status: 0, stderr: "" });
    expect((await office("journal verify")).stdout).toContain("2 entries, 1 content: the journal is intact");
  });
});

/** Waits until a process has the folder, or has ended. */
async function holds(folder: string, child: ChildProcess): Promise<void> {
  const held = () => readFileSync(join(folder, "office.lock"), "utf8").includes(`${child.pid}`);
  while (!held() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe("processes", () => {
  test("a folder in use is refused, naming the process; when that is killed, the next goes on", async () => {
    const folder = join(scratch, "busy");
    const office = officeAt({ RATING_OFFICE_DATA: folder });
    await office(`init ${folder}`);
    const before = readFileSync(join(folder, "journal.jsonl"));
    // It waits for its list on standard input, with the office open.
    const holder = spawn(process.execPath, [PROGRAM, ...argsOf("players import - --date 2026-10-01")], {
      env: { ...process.env, RATING_OFFICE_DATA: folder },
      stdio: ["pipe", "ignore", "ignore"],
    });
    holder.stdin.write(readFileSync(october).subarray(0, 150));
    await holds(folder, holder);
    const { status, stderr } = await office("journal verify");
    expect(status).toBe(3);
    expect(stderr).toContain(`process ${holder.pid}`);
    const ended = once(holder, "exit");
    holder.kill("SIGKILL");
    await ended;
    expect((await office("journal verify")).status).toBe(0);
    expect(readFileSync(join(folder, "journal.jsonl"))).toEqual(before);
  });

  test("killed at any moment of an import: all of it or nothing, and every confirmed entry", async () => {
    const folder = join(scratch, "killed");
    const office = officeAt({ RATING_OFFICE_DATA: folder });
    await office(`init ${folder}`);
    const big = join(scratch, "big.csv");
    const players = Array.from({ length: 15_000 }, (_, index) => [index + 1, `Name ${index}, N`, 1500, 0] as const);
    writeFileSync(big, listText(players));
    const child = spawn(process.execPath, [PROGRAM, ...argsOf(`players import ${big} --date 2026-10-01`)], {
      env: { ...process.env, RATING_OFFICE_DATA: folder },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    await holds(folder, child);
    const timer = setTimeout(() => child.kill("SIGKILL"), 500);
    const [code] = await ended;
    clearTimeout(timer);
    const { entries, faults } = (await office("journal verify --json")).json();
    expect(faults).toEqual([]);
    if (code === 0) expect(entries).toBe(2);
    expect((await office("players list --limit 1 --json")).json().players).toHaveLength(entries === 2 ? 1 : 0);
  });
});

test("an office on a server moves to a folder, which goes on by itself, and back to another server", async () => {
  const [exported, folder] = [join(scratch, "exported"), join(scratch, "moved")];
  const [database, other] = [await newDatabase(), await newDatabase()];
  const office = officeAt({ RATING_OFFICE_DB: database.address });
  const there = officeAt({ RATING_OFFICE_DATA: folder });
  expect((await office("init --name Test --zone Europe/Stockholm --federation SWE --by Ada")).status).toBe(0);
  expect((await office(`players import ${october} --date 2026-10-01`)).status).toBe(0);
  expect((await office('players add 900 --name "Öberg, Åsa" --federation SWE --sex w --birth 1991')).status).toBe(0);
  expect((await office(`journal export ${exported}`)).status).toBe(0);
  expect((await there(`journal import ${exported}`)).status).toBe(0);
  const { head } = (await office("journal verify --json")).json();
  expect((await there("journal verify --json")).json()).toMatchObject({ head, faults: [] });
  expect((await there("players show 900 --json")).json()).toEqual((await office("players show 900 --json")).json());
  expect((await there("federations add DEN --name Denmark")).status).toBe(0);
  expect((await there(`journal export ${exported}`)).stdout).toContain("1 entry");
  expect((await office(`journal import ${exported} --db ${other.address}`)).status).toBe(0);
  expect((await office(`federations list --json --db ${other.address}`)).json()).toEqual(
    (await there("federations list --json")).json(),
  );
  await database.drop();
  await other.drop();
});
