import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allUserDetails, putPassword } from "../../../src/ledger/queries/accounts/accounts.ts";
import {
  beginFactor,
  confirmFactor,
  factorOf,
  putRecoveryCodes,
  recoveryCodesLeft,
} from "../../../src/ledger/queries/accounts/second-factors.ts";
import { installationSecret } from "../../../src/ledger/queries/accounts/sign-in-attempts.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import { live } from "../../contracts/office-contract.ts";
import { acting, begun, type FolderPlace, folderPlace, oneTime, tablesOf } from "../../set-up/offices/offices.ts";

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

/** The path of one content. */
function aContent(): string {
  const folder = join(place.folder, "contents");
  const [first = ""] = readdirSync(folder);
  const [name = ""] = readdirSync(join(folder, first));
  return join(folder, first, name);
}

const reopened = async (options = {}): Promise<Ledger> => {
  ledger = await place.open({ begin: false, ...options });
  return ledger;
};

describe("what a crash leaves", () => {
  test("a line that was not finished is cut off, and said so", async () => {
    const tables = await closedOffice();
    const whole = readFileSync(journal());
    appendFileSync(journal(), '{"by":"Ada","format":2,"ha');
    expect((await reopened()).notices).toEqual([{ code: "torn-line-cut", count: 26, movedTo: null }]);
    expect(await tablesOf(ledger!)).toEqual(tables);
    expect(readFileSync(journal())).toEqual(whole);
  });

  test("a database of an earlier moment is noticed and rebuilt", async () => {
    const tables = await closedOffice();
    // The database of an earlier moment, the journal of now: as if the last commits had been lost.
    const earlier = folderPlace();
    const other = await begun(earlier);
    await other.close();
    rmSync(database(), { recursive: true });
    cpSync(join(earlier.folder, "database"), database(), { recursive: true });
    await earlier.end();
    expect((await reopened()).notices).toMatchObject([{ code: "database-made-anew", count: 12 }]);
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
  test("a changed entry, a missing entry and a changed content are found while the office is open", async () => {
    await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    await reopened();
    const faultsOf = async (text: string) => {
      writeFileSync(journal(), text);
      const { faults } = await ledger!.verify();
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
    const content = aContent();
    appendFileSync(content, " ");
    expect((await faultsOf(whole)).map((fault) => fault.split(" ")[1])).toEqual(["content-differs"]);
    rmSync(content);
    expect((await faultsOf(whole)).map((fault) => fault.split(" ")[1])).toEqual(["content-missing"]);
  });

  test.each([
    ["in the last line", /"zone":"UTC"(?![\s\S]*"zone")/, '"zone":"ETC"'],
    ["in the middle", /Norway/, "Norwey"],
  ])("a byte changed %s of the journal is restored from the database, and said so", async (_, from, to) => {
    const tables = await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    const changed = whole.replace(from, to);
    expect(changed).not.toBe(whole);
    writeFileSync(journal(), changed);
    const { notices } = await reopened();
    expect(notices).toMatchObject([{ code: "lines-restored", count: 1 }]);
    expect(readFileSync(journal(), "utf8")).toBe(whole);
    expect(readFileSync(String(notices[0]!.movedTo), "utf8")).toBe(changed);
    expect(await tablesOf(ledger!)).toEqual(tables);
  });

  test("a journal of a newer version is refused, and the folder stays as clean as it was", async () => {
    await closedOffice();
    const whole = readFileSync(journal(), "utf8");
    writeFileSync(journal(), whole.replace(/"format":2(?![\s\S]*"format")/, '"format":9'));
    await expect(reopened()).rejects.toMatchObject({ code: "journal-newer" });
    await expect(reopened()).rejects.toMatchObject({ code: "journal-newer" });
    writeFileSync(journal(), whole);
    expect((await reopened()).notices).toEqual([]);
  });

  test("a changed entry that no copy can mend is refused; nothing is changed", async () => {
    await closedOffice();
    const changed = readFileSync(journal(), "utf8").replace("Norway", "Norwey");
    writeFileSync(journal(), changed);
    rmSync(database(), { recursive: true });
    await expect(reopened()).rejects.toMatchObject({ code: "journal-damaged", parameters: { line: 3 } });
    expect(readFileSync(journal(), "utf8")).toBe(changed);
  });

  test("a changed content is neither read nor taken into a rebuilt database", async () => {
    await closedOffice();
    const content = aContent();
    const bytes = readFileSync(content, "utf8");
    writeFileSync(
      content,
      bytes.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10)),
    );
    const sha256 = basename(content);
    await reopened();
    const read = async () => {
      for await (const _ of ledger!.content(sha256));
    };
    await expect(read()).rejects.toMatchObject({ code: "content-differs", parameters: { sha256 } });
    await expect(ledger!.rebuild()).rejects.toMatchObject({ code: "content-differs" });
    await ledger!.close();
    rmSync(database(), { recursive: true });
    await expect(reopened()).rejects.toMatchObject({ code: "content-differs" });
  });

  test("what another program appends is noticed before the next entry", async () => {
    ledger = await begun(place);
    const whole = readFileSync(journal());
    appendFileSync(journal(), "{}\n");
    const adding = () => addFederation(acting(ledger!), { code: "ISL", name: "Iceland", status: "member" });
    await expect(adding()).rejects.toMatchObject({ code: "journal-changed" });
    writeFileSync(journal(), whole.toString().replace('"Ada"', '"Bob"'));
    await expect(adding()).rejects.toMatchObject({ code: "journal-changed" });
    writeFileSync(journal(), whole);
    await adding();
  });

  test("a database of another office in the folder is made again from the journal", async () => {
    const tables = await closedOffice();
    const other = folderPlace();
    const otherLedger = await begun(other);
    await addFederation(acting(otherLedger), { code: "ISL", name: "Iceland", status: "member" });
    await otherLedger.close();
    rmSync(database(), { recursive: true });
    cpSync(join(other.folder, "database"), database(), { recursive: true });
    await other.end();
    expect((await reopened()).notices).toMatchObject([{ code: "database-made-anew" }]);
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

describe("nobody else's", () => {
  const modes = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => statSync(join(entry.parentPath, entry.name)))
      .map((stat) => `${stat.isDirectory() ? "folder" : "file"} ${(stat.mode & 0o777).toString(8)}`);

  test("an office is open to its owner only, also one that was open to all", async () => {
    await closedOffice();
    expect([...new Set(modes(place.folder))].sort()).toEqual(["file 600", "folder 700"]);
    for (const each of [place.folder, database()]) chmodSync(each, 0o755);
    chmodSync(journal(), 0o666);
    expect((await reopened()).notices).toEqual([{ code: "access-tightened", count: 1, movedTo: null }]);
    expect([statSync(place.folder), statSync(journal())].map(({ mode }) => (mode & 0o777).toString(8))).toEqual([
      "700",
      "600",
    ]);
  });

  test("a folder that others can write is refused", async () => {
    await closedOffice();
    chmodSync(place.folder, 0o777);
    await expect(reopened()).rejects.toMatchObject({ code: "folder-open-to-others" });
    chmodSync(place.folder, 0o700);
    await reopened();
  });

  test("what is exported is open to its owner only", async () => {
    await closedOffice();
    await reopened();
    const copy = join(place.folder, "..", "copy");
    await ledger!.exportTo(copy);
    expect([...new Set(modes(copy))].sort()).toEqual(["file 600", "folder 700"]);
  });
});

describe("secrets", () => {
  const USER = { user: "eva", role: "administrator", federation: null, club: null } as const;
  const EVA = { name: "Eva Ek", email: "eva@example.org" };
  const passwords = () => ledger!.db.selectFrom("credential").select(["account", "password"]).execute();

  async function withUser(): Promise<void> {
    ledger = await begun(place);
    await addUser(acting(ledger), USER, oneTime("hash-one"), EVA);
    await putPassword(ledger.db, "eva", { password: "hash-two", oneTime: false, expires: null });
    await beginFactor(ledger.db, "eva", "GEZDGNBV", 0);
    await confirmFactor(ledger.db, "eva");
    await putRecoveryCodes(ledger.db, "eva", ["one", "two"]);
    await installationSecret(ledger.db, "device-cookie", "one");
    await ledger.close();
  }

  test("outlive the database", async () => {
    await withUser();
    rmSync(database(), { recursive: true });
    expect((await reopened()).notices.map(({ code }) => code)).toEqual(["database-made-anew"]);
    expect(await passwords()).toEqual([{ account: "eva", password: "hash-two" }]);
    // Or a crash would turn two-step sign-in off.
    expect(await factorOf(ledger!.db, "eva")).toMatchObject({ secret: "GEZDGNBV", confirmed: true });
    expect(await recoveryCodesLeft(ledger!.db, "eva")).toBe(2);
    expect((await allUserDetails(ledger!.db)).get("eva")).toEqual(EVA);
    expect(readFileSync(journal(), "utf8")).not.toMatch(/Eva Ek|example\.org/);
    expect(await installationSecret(ledger!.db, "device-cookie", "two")).toBe("one");
  });

  test("of an office of an earlier version come from its database", async () => {
    await withUser();
    for (const name of ["office.clean", "secrets.json"]) rmSync(join(place.folder, name));
    expect((await reopened()).notices.map(({ code }) => code)).toEqual(["rebuilt-after-crash"]);
    expect(await passwords()).toEqual([{ account: "eva", password: "hash-two" }]);
    expect(existsSync(join(place.folder, "secrets.json"))).toBe(true);
  });

  test("that are lost are said to be", async () => {
    await withUser();
    rmSync(join(place.folder, "secrets.json"));
    rmSync(database(), { recursive: true });
    expect((await reopened()).notices.map(({ code }) => code)).toEqual(["database-made-anew", "secrets-lost"]);
  });
});

describe("one program at a time", () => {
  test("a second opening is refused and names the process", async () => {
    ledger = await begun(place);
    const pid = process.pid;
    await expect(place.open()).rejects.toMatchObject({ code: "folder-in-use", parameters: { pid, host: hostname() } });
  });

  test("a live process's lock is never taken, whatever its file says; a dead one's is", async () => {
    await closedOffice();
    const holder = spawn(process.execPath, ["test/set-up/processes/hold-office.mjs", place.folder], {
      stdio: ["pipe", "pipe", 2],
    });
    await once(holder.stdout!, "data");
    await expect(reopened()).rejects.toMatchObject({ code: "folder-in-use", parameters: { pid: holder.pid ?? 0 } });
    writeFileSync(join(place.folder, "office.lock"), JSON.stringify({ pid: 1, host: "elsewhere" }));
    await expect(reopened()).rejects.toMatchObject({ code: "folder-in-use", parameters: { host: "elsewhere" } });
    holder.kill("SIGKILL");
    await once(holder, "exit");
    expect((await reopened()).notices).toMatchObject([{ code: "rebuilt-after-crash" }]);
  });

  test("a lock that a crashed program of another host left behind is no lock", async () => {
    await closedOffice();
    for (const name of ["office.lock", "office.lock.7"])
      writeFileSync(join(place.folder, name), JSON.stringify({ pid: 1, started: "1", host: "elsewhere" }));
    await reopened();
    expect(existsSync(join(place.folder, "office.lock.7"))).toBe(false);
  });

  test("where there is no office, none is made unasked; nor where there is something else", async () => {
    await expect(place.open({ begin: false })).rejects.toMatchObject({ code: "no-office" });
    expect(existsSync(place.folder)).toBe(false);
    mkdirSync(place.folder, { recursive: true });
    writeFileSync(join(place.folder, "letter.txt"), "to somebody");
    await expect(place.open()).rejects.toMatchObject({ code: "folder-not-empty" });
  });
});
