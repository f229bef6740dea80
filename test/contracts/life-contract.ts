import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIST_KINDS } from "../../src/domain/list.ts";
import type { Ledger } from "../../src/ledger/ledger.ts";
import { allLists } from "../../src/ledger/queries/lists/lists.ts";
import { replay } from "../../src/periods/lists/replay.ts";
import type { SampleSize } from "../../src/sample/size.ts";
import { faultsIn, lifeOf, liveThrough } from "../set-up/offices/life.ts";
import {
  type FolderPlace,
  folderPlace,
  type Place,
  serverPlace,
  tablesOf,
  withoutSalted,
} from "../set-up/offices/offices.ts";
import { expectRecorded, recordedHashes } from "../set-up/offices/recorded.ts";
import { scratchFolder } from "../set-up/scratch.ts";

type Life = Awaited<ReturnType<typeof lifeOf>>;

interface LifeOptions {
  /** The fixture with the sha-256 of every list: a change of code is no reason for another. */
  readonly recorded: string;
  readonly timeout: number;
}

/** An office from its first day to its last list, on both engines, and moved between them. */
export function lifeContract(size: SampleSize, { recorded, timeout }: LifeOptions): void {
  const scratch = scratchFolder("life");
  let [folder, server]: [FolderPlace | undefined, Place | undefined] = [undefined, undefined];
  const ledgers = new Map<string, Ledger>();
  const ledgerOf = (engine: string): Ledger => {
    const ledger = ledgers.get(engine);
    if (ledger === undefined) throw new Error(`no office on ${engine}`);
    return ledger;
  };

  beforeAll(async () => {
    [folder, server] = [folderPlace(), await serverPlace()];
    ledgers.set("folder", await folder.open());
    ledgers.set("server", await server.open());
    await Promise.all([...ledgers.values()].map((ledger) => liveThrough(ledger, size)));
  }, timeout);

  afterAll(async () => {
    for (const ledger of ledgers.values()) await ledger.close();
    await folder?.end();
    await server?.end();
    rmSync(scratch, { recursive: true, force: true });
  });

  test("every month has its lists, under both editions, with entrants, delisted and inactive players", async () => {
    const { db } = ledgerOf("folder");
    const lists = await allLists(db);
    for (const kind of LIST_KINDS)
      expect(
        lists.filter((list) => list.kind === kind && list.origin === "published" && list.version === 1),
      ).toHaveLength(size.months);
    expect(lists.every(({ published }) => published !== null)).toBe(true);
    const heads = await Promise.all(
      lists.filter(({ making }) => making !== null).map(({ content }) => headOf(ledgerOf("folder"), content)),
    );
    const editions = heads.map((head) => head.editions.list);
    expect(new Set(editions.filter((edition) => edition.startsWith("fide-standard")))).toEqual(
      new Set(["fide-standard-2024-03", "fide-standard-2025-10"]),
    );
    expect(heads.every(({ balance }) => balance.rest === 0)).toBe(true);
    for (const part of ["entrants", "floor"] as const)
      expect(heads.some(({ balance }) => balance[part] !== 0)).toBe(true);
    const inactive = await db.selectFrom("list_entry").select("player").where("inactive", "=", true).execute();
    expect(inactive.length).toBeGreaterThan(0);
    expect(heads.some(({ balance }) => balance.corrections !== 0)).toBe(true);
    expect(lists.filter(({ version }) => version === 2)).toHaveLength(2);
  });

  test("every list is the one on record, to the byte", async () => {
    await expectRecorded(recorded, await recordedHashes(ledgerOf("folder")));
  });

  test("both engines have the same journal and the same bytes of every list", async () => {
    const [server, folder] = [ledgerOf("server"), ledgerOf("folder")];
    const kindsOf = ({ entries }: Life) => entries.map((entry) => entry.split(" ")[0]);
    const [one, other] = [await lifeOf(server), await lifeOf(folder)];
    expect([kindsOf(one), one.lists]).toEqual([kindsOf(other), other.lists]);
    expect(withoutSalted(await tablesOf(server))).toEqual(withoutSalted(await tablesOf(folder)));
  });

  test(
    "every list made anew from the first on, each from the one before, is as it was published",
    async () => {
      const first = (await allLists(ledgerOf("server").db)).find(
        ({ kind, origin }) => kind === "standard" && origin === "imported",
      );
      const lists = await replay(ledgerOf("server"), { from: first?.list ?? "", edition: null });
      expect(lists).toHaveLength(size.months);
      expect(lists.filter(({ differing }) => differing > 0)).toEqual([]);
    },
    timeout,
  );

  for (const engine of ["folder", "server"]) {
    test(
      `${engine}: the journal and every list are verified, also after all projections were made anew`,
      async () => {
        const ledger = ledgerOf(engine);
        expect(await faultsIn(ledger)).toEqual([]);
        const before = await tablesOf(ledger);
        await ledger.rebuild();
        expect(await tablesOf(ledger)).toEqual(before);
      },
      timeout,
    );
  }

  for (const [from, to] of [
    ["folder", "server"],
    ["server", "folder"],
  ] as const) {
    test(
      `exported from ${from} and imported into ${to}: the same journal, bytes and tables`,
      async () => {
        const moved = join(scratch, from);
        await ledgerOf(from).exportTo(moved);
        const place = to === "server" ? await serverPlace() : folderPlace();
        const ledger = await place.open();
        try {
          await ledger.importFrom(moved);
          expect(await lifeOf(ledger)).toEqual(await lifeOf(ledgerOf(from)));
          expect(await tablesOf(ledger)).toEqual(await tablesOf(ledgerOf(from)));
          expect((await ledger.verify()).faults).toEqual([]);
        } finally {
          await ledger.close();
          await place.end();
        }
      },
      timeout,
    );
  }

  test(
    "a folder whose database is deleted has lost nothing",
    async () => {
      const before = await tablesOf(ledgerOf("folder"));
      await ledgerOf("folder").close();
      rmSync(join(folder!.folder, "database"), { recursive: true });
      const ledger = await folder!.open();
      ledgers.set("folder", ledger);
      expect(ledger.notices).toMatchObject([{ code: "database-made-anew" }]);
      expect(await tablesOf(ledger)).toEqual(before);
      expect((await ledger.verify()).faults).toEqual([]);
    },
    timeout,
  );
}

interface Head {
  readonly editions: { readonly list: string };
  readonly balance: Readonly<Record<"rest" | "entrants" | "floor" | "corrections", number>>;
}

/** The first line of a list. */
async function headOf(ledger: Ledger, content: string): Promise<Head> {
  for await (const part of ledger.content(content)) {
    const text = Buffer.from(part).toString("utf8");
    return JSON.parse(text.slice(0, text.indexOf("\n"))) as Head;
  }
  throw new Error(`${content} is empty`);
}
