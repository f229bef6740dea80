import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { asText } from "../../../src/explanation/text.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { allLists } from "../../../src/ledger/queries/lists/lists.ts";
import { adoptEdition } from "../../../src/periods/editions/adopt-edition.ts";
import { editionsOf } from "../../../src/periods/editions/editions-of.ts";
import { withdrawEdition } from "../../../src/periods/editions/withdraw-edition.ts";
import { explainEntry, inputsOfEntry } from "../../../src/periods/lists/explain/explain-entry.ts";
import { publishList } from "../../../src/periods/lists/publish-list.ts";
import { replay } from "../../../src/periods/lists/replay.ts";
import { verifyFromJournal } from "../../../src/periods/lists/verify/verify-from-journal.ts";
import { verifyLists } from "../../../src/periods/lists/verify/verify-list.ts";
import { closePeriod } from "../../../src/rating/period/close-period.ts";
import { fromPortable, portable } from "../../../src/rating/period/portable.ts";
import { english } from "../../../src/words/en.ts";
import { withOwnEditions } from "../../../src/words/said/edition-name.ts";
import { commandsAt } from "../../set-up/offices/commands.ts";
import { contractEngines } from "../../set-up/offices/engines.ts";
import { close, publish, withOctober, withSecondOfOctober } from "../../set-up/offices/lists.ts";
import { memoryEngine } from "../../set-up/offices/memory-engine.ts";
import { acting, begun, folderPlace, type Place, serverPlace, tablesOf } from "../../set-up/offices/offices.ts";
import { scratchFolder } from "../../set-up/scratch.ts";

const LIST = "standard-2026-11";
const K_32 = {
  asOf: "list before",
  clauses: [
    { code: "K-new", K: 48, gamesBelow: 12 },
    { code: "K-rest", K: 32 },
  ],
};
const FLOOR = { rating: 1000 };

/** The text of an edition's file, as somebody would write it. */
const file = (
  from: string,
  rules: Readonly<Record<string, unknown>> = { floor: FLOOR, developmentCoefficient: K_32 },
  id = "lakeside-1",
) =>
  JSON.stringify({
    ...{ format: 1, id, name: "Lakeside rules", issuedBy: "Lakeside Chess Federation", base: "fide-standard-2025-10" },
    inForce: { from },
    rules: Object.fromEntries(Object.entries(rules).map(([rule, sets]) => [rule, { reason: "as decided", new: sets }])),
  });

const adopt = (ledger: Ledger, text: string) =>
  adoptEdition(acting(ledger), { file: "own.json", text, reason: "decided by the board" });

const scratch = scratchFolder("editions");
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function linesOf(ledger: Ledger, list: string) {
  const rows = await ledger.db
    .selectFrom("list_entry")
    .selectAll()
    .where("list", "=", list)
    .orderBy("player")
    .execute();
  return rows.map(({ player, rating, change, k }) => [player, rating, change, k]);
}

const rootsOf = async (ledger: Ledger) =>
  (await allLists(ledger.db)).map(({ list, root, header }) => [list, root, header]);

async function differencesIn(ledger: Ledger): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for await (const { differences } of verifyLists(ledger)) found.push(...differences);
  const proven = await verifyFromJournal(ledger, {}, { openScratch: memoryEngine });
  return [...found, ...proven.flatMap(({ differences }) => differences)];
}

describe.each(contractEngines(folderPlace))("an adopted edition on %s", (engine, placeOf) => {
  let place: Place;
  let ledger: Ledger;
  beforeEach(async () => {
    place = await placeOf();
    ledger = await begun(place);
  });
  afterEach(async () => {
    await ledger.close();
    await place.end();
  });

  test("makes lists from its first day on, and they are verified, explained, replayed, rebuilt and moved like any other", async () => {
    await withOctober(ledger);
    const entry = await adopt(ledger, file("2026-10-02"));
    expect(entry).toMatchObject({
      kind: "edition-adopted",
      payload: { edition: "lakeside-1", from: "2026-10-02", until: null },
    });
    await close(ledger);
    expect(await linesOf(ledger, LIST)).toEqual([
      [1000101, 2108, 8, 32], // +0.24 × 32 = 7.68
      [1000102, 1892, -8, 32],
      [1000103, 1800, 0, 32],
      [1000104, 1705, 5, 32], // +0.15 × 32 = 4.8
      [1000105, 1397, -5, 32], // the floor is 1000: still listed
      [1000106, 1836, null, 48],
    ]);
    await publish(ledger, LIST);
    await close(ledger);
    await publish(ledger, "standard-2026-12");
    expect(await differencesIn(ledger)).toEqual([]);

    const words = withOwnEditions(english, (await editionsOf(ledger.db)).all);
    const { rating } = await explainEntry(ledger, { player: "1000101", list: LIST });
    const said = asText(words, rating).join("\n");
    expect(said).toContain("2108");
    expect(said).toContain("K = 32");
    const input = await inputsOfEntry(ledger, { player: "1000101", list: LIST });
    const elsewhere = closePeriod(fromPortable(JSON.parse(JSON.stringify(portable(input)))));
    expect(elsewhere.entries.get("1000101")?.rating).toBe(2108);

    const [again] = await replay(ledger, { from: "standard-2026-10", edition: null, progress: () => undefined });
    expect(again?.differing).toBe(0);

    const [tables, roots] = [await tablesOf(ledger), await rootsOf(ledger)];
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);

    const other = await (engine === "PGlite" ? serverPlace() : folderPlace());
    const there = await other.open();
    try {
      await ledger.exportTo(join(scratch, engine));
      await there.importFrom(join(scratch, engine));
      expect(await tablesOf(there)).toEqual(tables);
      expect(await rootsOf(there)).toEqual(roots);
      expect(await differencesIn(there)).toEqual([]);
    } finally {
      await there.close();
      await other.end();
    }
  });

  test("tournaments before its first day, and the list before it, stay under the rules they began under", async () => {
    await withOctober(ledger);
    await withSecondOfOctober(ledger);
    await adopt(ledger, file("2026-10-15"));
    await close(ledger);
    const cards = await ledger.db
      .selectFrom("card")
      .selectAll()
      .where("list", "=", LIST)
      .where("player", "=", 1000101)
      .execute();
    // 4.80 under K 20 in the first tournament; −0.76 × 32 in the second
    expect(cards.map((each) => JSON.parse(each.cards))).toEqual([
      [
        ["2026-0001", 0, 480],
        ["2026-0002", 0, -2432],
      ],
    ]);
    const { on } = await editionsOf(ledger.db);
    expect([
      on("standard", "2026-10-14" as never)?.id,
      on("standard", "2026-10-15" as never)?.id,
      on("rapid", "2026-10-15" as never)?.id,
    ]).toEqual(["fide-standard-2025-10", "lakeside-1", "fide-rapid-2024-12"]);
  });

  test("can be replaced until a list was published under it, never after", async () => {
    await withOctober(ledger);
    await expect(adopt(ledger, file("2026-10-01"))).rejects.toMatchObject({ code: "edition-too-late" });
    await adopt(ledger, file("2026-10-02"));
    await expect(adopt(ledger, file("2026-10-02"))).rejects.toMatchObject({ code: "nothing-to-change" });
    await close(ledger);
    // A draft that was made under the edition before is not published, not even as it was closed.
    await adopt(ledger, file("2026-10-02", { floor: FLOOR }));
    await expect(publish(ledger, LIST)).rejects.toMatchObject({ code: "draft-outdated" });
    await expect(publishList(acting(ledger), { list: LIST, asClosed: true })).rejects.toMatchObject({
      code: "draft-outdated",
    });
    await close(ledger);
    await publish(ledger, LIST);
    expect((await linesOf(ledger, LIST))[0]).toEqual([1000101, 2105, 5, 20]);

    await expect(adopt(ledger, file("2026-12-02"))).rejects.toMatchObject({ code: "edition-in-use" });
    await expect(adopt(ledger, file("2026-11-01", undefined, "lakeside-2"))).rejects.toMatchObject({
      code: "edition-too-late",
    });
    await adopt(ledger, file("2026-11-02", undefined, "lakeside-2"));
    expect((await editionsOf(ledger.db)).on("standard", "2026-11-02" as never)?.id).toBe("lakeside-2");
    expect(await differencesIn(ledger)).toEqual([]);
  });

  test("can be withdrawn until a list was published under it: the rules before hold again", async () => {
    const withdraw = (edition: string, reason = "the board changed its mind") =>
      withdrawEdition(acting(ledger), { edition, reason });
    await withOctober(ledger);
    await expect(withdraw("lakeside-1")).rejects.toMatchObject({ code: "unknown-edition" });
    await adopt(ledger, file("2026-10-02", { floor: FLOOR }));
    await adopt(ledger, file("2026-10-02"));
    const { sequence } = await ledger.head();
    await close(ledger);
    await expect(withdraw("lakeside-1", " ")).rejects.toMatchObject({ code: "reason-missing" });
    const trial = await commandsAt(ledger)('editions withdraw lakeside-1 --reason "as a trial" --dry-run');
    expect([trial.stderr, trial.status]).toEqual(["", 0]);
    expect(await withdraw("lakeside-1")).toMatchObject({
      kind: "edition-withdrawn",
      payload: { edition: "lakeside-1", name: "Lakeside rules", list: "standard", from: "2026-10-02" },
    });
    // Neither this adoption nor the one it replaced holds; what held before is still known.
    expect((await editionsOf(ledger.db)).on("standard", "2026-10-05" as never)?.id).toBe("fide-standard-2025-10");
    expect((await editionsOf(ledger.db, sequence)).on("standard", "2026-10-05" as never)?.id).toBe("lakeside-1");
    await expect(withdraw("lakeside-1")).rejects.toMatchObject({ code: "unknown-edition" });
    for (const asClosed of [false, true])
      await expect(publishList(acting(ledger), { list: LIST, asClosed })).rejects.toMatchObject({
        code: "draft-outdated",
      });
    await close(ledger);
    await publish(ledger, LIST);
    expect((await linesOf(ledger, LIST))[0]).toEqual([1000101, 2105, 5, 20]);
    await adopt(ledger, file("2026-11-02"));
    await close(ledger);
    await publish(ledger, "standard-2026-12");
    await expect(withdraw("lakeside-1")).rejects.toMatchObject({ code: "edition-in-use" });
    expect(await differencesIn(ledger)).toEqual([]);
    const tables = await tablesOf(ledger);
    await ledger.rebuild();
    expect(await tablesOf(ledger)).toEqual(tables);
    const [line] = await ledger.db
      .selectFrom("journal")
      .select("line")
      .where("kind", "=", "edition-withdrawn")
      .execute();
    expect(JSON.parse(line?.line ?? "").payload).not.toHaveProperty("reason");
  });

  test("what cannot be used is refused and leaves nothing", async () => {
    const { sequence } = await ledger.head();
    await expect(adopt(ledger, "{")).rejects.toMatchObject({ code: "edition-faulty", parameters: { faults: ["1: "] } });
    await expect(adopt(ledger, file("2026-10-02", { floor: { rating: 0 } }))).rejects.toMatchObject({
      code: "edition-faulty",
      parameters: { file: "own.json", faults: ["1: rules.floor.new.rating (0)"] },
    });
    const dateless = JSON.stringify({ ...JSON.parse(file("2026-10-02")), inForce: null });
    await expect(adopt(ledger, dateless)).rejects.toMatchObject({ code: "edition-without-dates" });
    expect((await ledger.head()).sequence).toBe(sequence);
  });
});
