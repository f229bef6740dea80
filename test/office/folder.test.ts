import { spawn, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { addFederation } from "../../src/periods/federations.ts";
import { live } from "../set-up/office-contract.ts";
import { acting, begun, type FolderPlace, folderPlace, tablesOf } from "../set-up/offices.ts";

/** What happens to folders: crashes, losses, hands in the files, two programs at once. */

let place: FolderPlace;
let ledger: Ledger | undefined;
const journal = () => join(place.folder, "journal.jsonl");
const database = () => join(place.folder, "database");

beforeEach(() => {
  place = folderPlace();
});
afterEach(async () => {
  await ledger?.close();
  ledger = undefined;
  await place.end();
});

/** A closed office with a bit of everything, and its tables. It is made once, and copied. */
let made: { readonly place: FolderPlace; readonly tables: unknown } | undefined;
afterAll(() => made?.place.end());

async function closedOffice(): Promise<unknown> {
  made ??= await makeOffice(folderPlace());
  cpSync(made.place.folder, place.folder, { recursive: true });
  return made.tables;
}

async function makeOffice(there: FolderPlace) {
  const begunThere = await begun(there);
  await live(begunThere);
  const tables = await tablesOf(begunThere);
  await begunThere.close();
  return { place: there, tables };
}

const reopened = async (options = {}): Promise<Ledger> => {
  ledger = await place.open({ begin: false, ...options });
  return ledger;
};

describe("what a crash leaves", () => {
  test("a line that was not finished is cut off, and said so", async () => {
    const tables = await closedOffice();
    const whole = readFileSync(journal());
    appendFileSync(journal(), '{"by":"Ada","format":1,"ha');
    expect((await reopened()).notices).toEqual([{ code: "torn-line-cut", count: 26, movedTo: null }]);
    expect(await tablesOf(ledger!)).toEqual(tables);
    expect(readFileSync(journal())).toEqual(whole);
  });

  test("entries that were appended but not committed are applied, once", async () => {
    const tables = await closedOffice();
    // The database of an earlier moment, the journal of now: as if the last commits had been lost.
    const earlier = folderPlace();
    const other = await begun(earlier);
    await other.close();
    rmSync(database(), { recursive: true });
    cpSync(join(earlier.folder, "database"), database(), { recursive: true });
    await earlier.end();
    expect((await reopened()).notices).toEqual([{ code: "tail-applied", count: 11, movedTo: null }]);
    expect(await tablesOf(ledger!)).toEqual(tables);
    await ledger!.close();
    expect((await reopened()).notices).toEqual([]);
  });

  test("confirmed lines that the file lost come back from the database", async () => {
    const tables = await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    const lines = whole.trimEnd().split("\n");
    truncateSync(journal(), Buffer.byteLength(lines.slice(0, -2).join("\n")) + 1 + 20);
    const { notices } = await reopened();
    expect(notices).toEqual([
      { code: "torn-line-cut", count: 20, movedTo: null },
      { code: "lines-restored", count: 2, movedTo: null },
    ]);
    expect(readFileSync(journal(), "utf8")).toBe(whole);
    expect(await tablesOf(ledger!)).toEqual(tables);
  });

  test("a journal that is lost whole comes back too", async () => {
    await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    rmSync(journal());
    expect((await reopened()).notices).toMatchObject([{ code: "lines-restored" }]);
    expect(readFileSync(journal(), "utf8")).toBe(whole);
  });

  test("a content that is lost is refused by its name", async () => {
    await closedOffice();
    rmSync(join(place.folder, "contents"), { recursive: true });
    const { db, content } = await reopened();
    const { content: sha256 } = await db.selectFrom("list").select("content").executeTakeFirstOrThrow();
    const read = async () => {
      for await (const _ of content(sha256));
    };
    await expect(read()).rejects.toMatchObject({ code: "content-missing", parameters: { sha256 } });
  });

  test("a lost database is made anew with nothing missing", async () => {
    const tables = await closedOffice();
    rmSync(database(), { recursive: true });
    expect((await reopened()).notices).toEqual([{ code: "database-made-anew", count: 12, movedTo: null }]);
    expect(await tablesOf(ledger!)).toEqual(tables);
    expect((await ledger!.verify()).faults).toEqual([]);
  });

  test("a damaged database is moved aside and made anew", async () => {
    const tables = await closedOffice();
    writeFileSync(join(database(), "global", "pg_control"), Buffer.alloc(8192, 7));
    const { notices } = await reopened();
    expect(notices).toMatchObject([{ code: "database-made-anew", count: 12 }]);
    expect(existsSync(`${database()}-damaged-1`)).toBe(true);
    expect(await tablesOf(ledger!)).toEqual(tables);
  });
});

describe("hands in the files", () => {
  test("a changed entry, a missing entry and a changed content are found", async () => {
    await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    const faultsOf = async (text: string) => {
      writeFileSync(journal(), text);
      const { faults } = await (await reopened()).verify();
      await ledger!.close();
      return faults.map(({ line, fault }) => `${line} ${fault}`);
    };
    expect(await faultsOf(whole.replace("Norway", "Norwey"))).toEqual([
      "3 hash-differs",
      "3 database-differs",
      "4 sequence-gap",
    ]);
    const without = whole.split("\n").filter((_, index) => index !== 4);
    expect((await faultsOf(without.join("\n")))[0]).toBe("5 database-differs");
    expect(await faultsOf(whole)).toEqual([]);
    const folder = join(place.folder, "contents");
    const [first = ""] = readdirSync(folder);
    const [name = ""] = readdirSync(join(folder, first));
    appendFileSync(join(folder, first, name), " ");
    expect((await faultsOf(whole)).map((fault) => fault.split(" ")[1])).toEqual(["content-differs"]);
    rmSync(join(folder, first, name));
    expect((await faultsOf(whole)).map((fault) => fault.split(" ")[1])).toEqual(["content-missing"]);
  });

  test("a changed last entry is refused at opening; nothing is changed", async () => {
    await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    const changed = whole.replace(/"zone":"UTC"(?![\s\S]*"zone")/, '"zone":"ETC"');
    writeFileSync(journal(), changed);
    await expect(reopened()).rejects.toMatchObject({ code: "journal-damaged" });
    expect(readFileSync(journal(), "utf8")).toBe(changed);
    writeFileSync(journal(), whole);
    await reopened();
  });

  test("a database of another office is refused, and made anew on demand", async () => {
    const tables = await closedOffice();
    const other = folderPlace();
    const otherLedger = await begun(other);
    await addFederation(acting(otherLedger), { code: "ISL", name: "Iceland", status: "member" });
    await otherLedger.close();
    rmSync(database(), { recursive: true });
    cpSync(join(other.folder, "database"), database(), { recursive: true });
    await other.end();
    await expect(reopened()).rejects.toMatchObject({ code: "database-differs" });
    await reopened({ fresh: true });
    expect(await tablesOf(ledger!)).toEqual(tables);
  });

  test("a projection changed by hand is mended by a rebuild", async () => {
    const tables = await closedOffice();
    await reopened();
    await sql`UPDATE player SET name = 'changed'`.execute(ledger!.db);
    expect(await tablesOf(ledger!)).not.toEqual(tables);
    await ledger!.rebuild();
    expect(await tablesOf(ledger!)).toEqual(tables);
  });
});

describe("one program at a time", () => {
  const lock = () => readdirSync(place.folder).filter((name) => /^office\.lock\.\d+$/.test(name));

  test("a second opening is refused and names the process", async () => {
    ledger = await begun(place);
    await expect(place.open()).rejects.toMatchObject({ code: "folder-in-use", parameters: { pid: process.pid } });
  });

  test("a live process's lock is never taken, a dead one's is", async () => {
    await (await begun(place)).close();
    const child = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
    const started = spawnSync("cat", [`/proc/${child.pid}/stat`], { encoding: "utf8" })
      .stdout.split(")")
      .at(-1)
      ?.trim()
      .split(" ")[19];
    const [name = ""] = lock();
    const holder = { pid: child.pid, started, host: hostname() };
    writeFileSync(join(place.folder, name), JSON.stringify(holder));
    await expect(reopened()).rejects.toMatchObject({ code: "folder-in-use", parameters: { pid: child.pid ?? 0 } });
    // The same number, but a process that began at another time: the number was given out again.
    writeFileSync(join(place.folder, name), JSON.stringify({ ...holder, started: "1" }));
    await (await reopened()).close();
    writeFileSync(join(place.folder, lock()[0] ?? ""), JSON.stringify(holder));
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    await reopened();
    expect(lock()).toHaveLength(1);
  });

  test("of another machine nothing is known: its lock stands", async () => {
    await (await begun(place)).close();
    writeFileSync(join(place.folder, lock()[0] ?? ""), JSON.stringify({ pid: 1, started: "1", host: "elsewhere" }));
    await expect(reopened()).rejects.toMatchObject({ code: "folder-in-use", parameters: { host: "elsewhere" } });
  });

  test("where there is no office, none is made unasked; nor where there is something else", async () => {
    await expect(place.open({ begin: false })).rejects.toMatchObject({ code: "no-office" });
    expect(existsSync(place.folder)).toBe(false);
    mkdirSync(place.folder, { recursive: true });
    writeFileSync(join(place.folder, "letter.txt"), "to somebody");
    await expect(place.open()).rejects.toMatchObject({ code: "folder-not-empty" });
  });
});
