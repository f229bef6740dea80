import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { passwordOf, putPassword } from "../../../src/ledger/queries/accounts/accounts.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { close, publish, withOctober } from "../../set-up/offices/lists.ts";
import {
  acting,
  begun,
  folderPlace,
  oneTime,
  type Place,
  serverPlace,
  tablesOf,
} from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";
import { siteOver } from "../../set-up/sites/site.ts";

const scratch = scratchFolder("backup");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const ENGINES: Readonly<Record<string, () => Promise<Place>>> = {
  folder: async () => folderPlace(),
  server: serverPlace,
};

/** An office with lists and two administrators, one of whom has chosen a password. */
async function office(ledger: Ledger): Promise<void> {
  await withOctober(ledger);
  await close(ledger);
  await publish(ledger, "standard-2026-11");
  for (const user of ["ada", "eva"])
    await addUser(acting(ledger), { user, role: "administrator", federation: null, club: null }, oneTime("one-time"));
  await putPassword(ledger.db, "ada", { password: "chosen", oneTime: false, expires: null });
}

/** What was recalculated of every list, and the root of each. */
async function rootsOf(ledger: Ledger): Promise<readonly string[]> {
  for await (const { differences } of verifyLists(ledger)) expect(differences).toEqual([]);
  return (await allLists(ledger.db)).map(({ list, version, root, content }) => `${list} ${version} ${root} ${content}`);
}

describe("a drill: the disk is lost, and the office is restored on the other engine", () => {
  for (const [from, to] of [
    ["folder", "server"],
    ["server", "folder"],
  ] as const)
    test(`from ${from} to ${to}: the same roots, tables and passwords, and work goes on`, async () => {
      const [source, target] = [await ENGINES[from]!(), await ENGINES[to]!()];
      const folder = join(scratch, `${from}-${to}`);
      const here = await begun(source);
      await office(here);
      const said = await commandsAt(here)(`backup ${folder}`);
      expect([said.status, said.stdout]).toEqual([0, expect.stringContaining("The backup is complete: ")]);
      expect(statSync(folder).mode & 0o077).toBe(0);
      const [roots, tables] = [await rootsOf(here), await tablesOf(here)];
      expect(roots.some((root) => /^standard-2026-11 1 [0-9a-f]{64} /.test(root))).toBe(true);
      await here.close();
      await source.end();

      const there = await target.open();
      const restored = await commandsAt(there)(`restore ${folder}`);
      expect([restored.status, restored.stdout]).toEqual([
        0,
        expect.stringContaining("Passwords, tokens and keys were restored."),
      ]);
      expect(await rootsOf(there)).toEqual(roots);
      expect(await tablesOf(there)).toEqual(tables);
      expect((await passwordOf(there.db, "ada"))?.password).toBe("chosen");
      const site = await siteOver(there);
      expect((await site.app.inject({ url: "/en/lists/standard-2026-11" })).statusCode).toBe(200);
      await site.app.close();
      await close(there);
      await publish(there, "standard-2026-12");
      // Once more into the office that has gone on: nothing is lost, and its own passwords stay.
      await putPassword(there.db, "ada", { password: "newer", oneTime: false, expires: null });
      await expect(there.restoreFrom(folder, () => undefined)).rejects.toMatchObject({ code: "other-office" });
      expect((await passwordOf(there.db, "ada"))?.password).toBe("newer");
      await there.close();
      await target.end();
    });
});

describe("doctor", () => {
  test("says what is well and what to do, and finds a damaged and an old backup", async () => {
    const place = folderPlace();
    const ledger = await begun(place);
    await office(ledger);
    const [said, folder] = [commandsAt(ledger), join(scratch, "checked")];
    const found = async (words: string) => {
      const { stdout, status } = await said(`doctor ${words} --json`);
      const checks: readonly Checked[] = JSON.parse(stdout);
      return { status, ...Object.fromEntries(checks.map(({ check, state, found: what }) => [check, [state, what]])) };
    };
    expect(await found("")).toMatchObject({
      ...{ status: 0, node: ["ok", process.versions.node], place: ["ok", "memory"], space: ["ok", ""] },
      ...{ journal: ["ok", expect.any(String)], administrators: ["ok", "2"] },
      ...{ passwords: ["advice", "eva"], factors: ["advice", "ada, eva"] },
    });
    const people = await said("doctor");
    expect(people.stdout).toContain("one-time password, or none: eva.");

    expect(await found(`--backup ${join(scratch, "nowhere")}`)).toMatchObject({
      status: 1,
      backup: ["problem", expect.anything()],
    });
    await said(`backup ${folder}`);
    const { sequence } = await ledger.head();
    expect(await found(`--backup ${folder}`)).toMatchObject({ status: 0, backup: ["ok", String(sequence)] });
    await addFederation(acting(ledger), { code: "ISL", name: "Iceland", status: "member" });
    expect(await found(`--backup ${folder}`)).toMatchObject({ backup: ["advice", `${sequence} / ${sequence + 1}`] });
    await said(`backup ${folder}`);
    const contents = join(folder, "contents");
    const [damaged = ""] = readdirSync(contents, { recursive: true, encoding: "utf8" }).filter((file) =>
      /[0-9a-f]{64}$/.test(file),
    );
    writeFileSync(join(contents, damaged), "other bytes");
    expect(await found(`--backup ${folder}`)).toMatchObject({ status: 1, backup: ["problem", "content-differs"] });
    const again = await said(`backup ${folder}`);
    expect([again.status, again.stdout]).toEqual([1, expect.not.stringContaining("The backup is complete")]);
    await ledger.close();
    await place.end();
  });

  test("looks at the server as visitors reach it", async () => {
    const place = folderPlace();
    const ledger = await begun(place);
    const { app } = await siteOver(ledger);
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const said = commandsAt(ledger);
    expect((await said(`doctor --url ${address}`)).stdout).toContain(`The server answers: ${address}`);
    await app.close();
    const gone = await said(`doctor --url ${address}`);
    expect([gone.status, gone.stdout]).toEqual([1, expect.stringContaining("does not answer as it should")]);
    expect((await said("doctor --url nonsense")).status).toBe(1);
    await ledger.close();
    await place.end();
  });

  test("an office that does not open is told with what its refusal says", async () => {
    const { inHere } = await import("../../set-up/processes/program.ts");
    const folder = join(scratch, "no-office");
    const { status, stdout } = await inHere(["doctor", "--data", folder]);
    expect([status, stdout]).toEqual([1, expect.stringContaining("problem")]);
    expect(existsSync(folder)).toBe(false);
    const nothing = await inHere(["restore", join(scratch, "nowhere"), "--data", folder]);
    expect(nothing.status).toBe(3);
    expect(existsSync(folder)).toBe(false);
  });
});

interface Checked {
  readonly check: string;
  readonly state: string;
  readonly found: string;
}
