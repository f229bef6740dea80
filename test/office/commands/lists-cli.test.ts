import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../../../src/cli/run.ts";
import { REAL_WORLD, type World } from "../../../src/cli/world.ts";
import type { ListEntry } from "../../../src/domain/list-entry.ts";
import { listReader } from "../../../src/formats/fide-list/list-reader.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { idsSaidIn, isForPeople } from "../../set-up/ids-said.ts";
import { withOctober } from "../../set-up/offices/lists.ts";
import { memoryEngine } from "../../set-up/offices/memory-engine.ts";
import { begun, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

/** The commands about lists as a person gives them, one after the other, on one office. */

const scratch = scratchFolder("lists");
let place: Place;
let ledger: Ledger;

async function command(words: string) {
  const [printed, warned]: [string[], string[]] = [[], []];
  const world: World = {
    ...REAL_WORLD,
    print: (line) => printed.push(line),
    warn: (line) => warned.push(line),
    write: (file, parts) => {
      if (file === undefined) for (const part of parts) printed.push(String(part));
      else REAL_WORLD.write(file, parts);
    },
    writeStream: async (file, parts) => {
      if (file === undefined) for await (const part of parts) printed.push(String(part));
      else await REAL_WORLD.writeStream(file, parts);
    },
    draw: (text) => drawn.push(text),
    widthMax: 160,
    alreadyOpen: { ledger, place: "here" },
    openScratch: memoryEngine,
  };
  const code = await run(words.split(" "), world);
  const text = printed.join("\n");
  if (isForPeople(words.split(" "))) expect({ words, ids: idsSaidIn(text) }).toEqual({ words, ids: [] });
  return { code, text, warned: warned.join("\n"), json: () => JSON.parse(text) };
}
const drawn: string[] = [];

beforeAll(async () => {
  place = await serverPlace();
  ledger = await begun(place);
  await withOctober(ledger);
});
afterAll(async () => {
  await ledger.close();
  await place.end();
  rmSync(scratch, { recursive: true, force: true });
});

describe("lists, command by command", () => {
  test("close: a dry run does nothing; then a draft, with a bar on a terminal", async () => {
    const before = await tablesOf(ledger);
    expect((await command("list close standard --dry-run")).text).toContain("Nothing was done");
    expect(await tablesOf(ledger)).toEqual(before);
    const { code, text } = await command("list close standard 2026-11-01");
    expect([code, text]).toEqual([
      0,
      "The standard list of November 2026: a draft of 5 rated players from 1 rated tournament.\nReview it with: lists review standard-2026-11",
    ]);
    expect(drawn.join("")).toContain("calculation");
    expect((await command("list close rapid")).warned).toContain("Import a published one first");
  });

  test("review: who is new, who fell below the floor, the largest changes, the balance", async () => {
    const { text } = await command("list review standard-2026-11");
    for (const part of ["New, Nina", "Low, Lars", "Largest changes:", "−", "Previous list", "8,902.00", "Unexplained"])
      expect(text).toContain(part === "−" ? "-5" : part);
    const { review, header } = (await command("list review standard-2026-11 --json")).json();
    expect(review.entrants).toMatchObject([{ id: "1000106", rating: 1836 }]);
    expect(header.balance.rest).toBe(0);
  });

  test("publish, and what is there", async () => {
    expect((await command("list publish standard-2026-11 --dry-run")).text).toContain("Nothing was done");
    expect((await command("list publish standard-2026-11")).text).toContain("List sha-256:");
    expect(await command("list publish standard-2026-11")).toMatchObject({ code: 3 });
    const { lists } = (await command("list list --json")).json();
    expect(lists).toMatchObject([
      { list: "standard-2026-10", state: "imported" },
      { list: "standard-2026-11", state: "published", version: 1 },
    ]);
    expect((await command("list list")).text).toContain("published");
  });

  test("sections", async () => {
    const ids = async (words: string) =>
      (await command(`list show standard-2026-11 ${words} --json`)).json().lines.map(({ id }: { id: string }) => id);
    expect(await ids("--section all")).toEqual(["1000104", "1000103", "1000102", "1000106", "1000101"]);
    expect(await ids("--section top --limit 2")).toEqual(["1000101", "1000102"]);
    expect(await ids("--section federation SWE")).toHaveLength(5);
    expect(await ids("--section federation NOR")).toEqual([]);
    expect(await ids("--section delisted")).toEqual(["1000105"]);
    expect(await ids("--section women")).toEqual([]);
    expect(await ids("--section juniors")).toEqual([]);
    expect(await ids("--section titled")).toEqual([]);
    expect((await command("list show standard-2026-11 --limit 2")).text).toContain("… and 3 more.");
    expect(await command("list show standard-2026-11 --section best")).toMatchObject({ code: 2 });
    expect((await command("list show standard-2026-10 --section top --json")).json()).toMatchObject({ total: 5 });
    expect(await command("list show standard-1999-01")).toMatchObject({ code: 3 });
  });

  test.each(["txt", "xml", "csv"])("an exported list is read back without any difference: %s", async (format) => {
    const file = join(scratch, `list.${format}`);
    expect(await command(`list export standard-2026-11 --to ${file} --format ${format}`)).toMatchObject({ code: 0 });
    const read: ListEntry[] = [];
    const issues: unknown[] = [];
    const sink = { entry: (entry: ListEntry) => read.push(entry), issue: (issue: unknown) => issues.push(issue) };
    const reader = listReader(sink, { kind: "standard" });
    reader.write(readFileSync(file));
    expect(reader.end()).toBe(true);
    expect(issues).toEqual([]);
    expect(read).toEqual((await command("list export standard-2026-11 --format json")).json());
    expect(read).toHaveLength(5);
  });

  test("the hash is that of the first line of the canonical bytes", async () => {
    const file = join(scratch, "list.canonical");
    await command(`list export standard-2026-11 --to ${file} --format canonical`);
    const { sha256 } = await import("../../../src/ledger/sha256.ts");
    const { lists } = (await command("list list --json")).json();
    expect(sha256(`${readFileSync(file, "utf8").split("\n")[0]}\n`)).toBe(lists[1].sha256);
    expect(await command("list export standard-2026-10 --format canonical")).toMatchObject({ code: 3 });
  });

  test("verify says that all is well, or what is not", async () => {
    expect((await command("verify")).text).toBe(
      "The standard list of October 2026: 5 players, the same as recalculated from the journal.\nThe standard list of November 2026: 6 players, the same as recalculated from the journal.",
    );
    await ledger.db.updateTable("list_entry").set({ k: 10 }).where("player", "=", 1000101).execute();
    const { code, text } = await command("verify standard-2026-11");
    expect(code).toBe(1);
    expect(text).toContain("player 1000101: the database differs from the list");
    expect((await command("verify standard-2026-11 --from-journal")).code).toBe(0);
    await ledger.rebuild();
    expect(await command("verify standard-2026-11 --json")).toMatchObject({ code: 0 });
  });

  test("a draft can be discarded, with a reason", async () => {
    await command("list close standard --early");
    expect((await command("list discard standard-2026-12 --reason wrong")).text).toContain("Draft discarded");
    expect(await command("list publish standard-2026-12")).toMatchObject({ code: 3 });
  });
});
