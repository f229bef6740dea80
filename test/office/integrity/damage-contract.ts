import { cpSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { PROJECTIONS } from "../../../src/ledger/schema/tables.ts";
import { close, receiveSwiss, SWISS, withOctober } from "../../set-up/offices/lists.ts";
import { begun, type FolderPlace, folderPlace, tablesOf } from "../../set-up/offices/offices.ts";

/** What a power cut, a bad disk or a restored copy can do to the file of a table. */
const DAMAGES: Readonly<Record<string, (file: string, older: string) => void>> = {
  "put back to an older state": (file, older) => {
    if (existsSync(older)) cpSync(older, file);
    else rmSync(file);
  },
  missing: (file) => rmSync(file),
  "cut short": (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2)),
  "with a changed page": (file) => {
    const bytes = readFileSync(file);
    for (let at = 64; at < bytes.length; at += 97) bytes[at] = ~bytes[at]! & 0xff;
    writeFileSync(file, bytes);
  },
};

const TABLES = ["journal", ...Object.keys(PROJECTIONS)];

/** Each damage to each table file, after a clean end and after a crash: the office has nothing wrong in it. */
export function damageContract(): void {
  let [older, whole]: FolderPlace[] = [];
  const files = new Map<string, string>();
  let [tables, sha256]: [unknown, string] = [undefined, ""];

  /** An office with a report, as it was before a second version of it, and as it is. */
  beforeAll(async () => {
    [older, whole] = [folderPlace(), folderPlace()];
    const ledger = await begun(whole);
    const tournament = await withOctober(ledger);
    await ledger.close();
    cpSync(whole.folder, older.folder, { recursive: true });
    const again = await whole.open();
    await receiveSwiss(again, tournament, SWISS.with(0, [1, 1, 2, "="]));
    for (const table of TABLES) files.set(table, await pathOf(again, table));
    tables = await tablesOf(again);
    await again.close();
    sha256 = await closedHash(whole);
  });
  afterAll(async () => {
    for (const place of [older, whole]) await place?.end();
  });

  const damages = Object.entries(DAMAGES);
  const cases = TABLES.flatMap((table) => damages.map(([name, damage]) => ({ table, name, damage })));

  test.each(cases)("the file of $table, $name", async ({ table, damage }) => {
    for (const isClean of [true, false]) {
      const place = folderPlace();
      cpSync(whole!.folder, place.folder, { recursive: true });
      const file = join("database", files.get(table)!);
      if (!isClean) rmSync(join(place.folder, "office.clean"));
      const before = readFileSync(join(place.folder, file));
      damage(join(place.folder, file), join(older!.folder, file));
      const isChanged = !existsSync(join(place.folder, file)) || !before.equals(readFileSync(join(place.folder, file)));
      const ledger = await place.open({ begin: false });
      const [notice] = ledger.notices;
      // After a crash the old database is put aside only where it cannot even be opened.
      if (!isClean) expect(["rebuilt-after-crash", "database-made-anew"]).toContain(notice?.code);
      else if (isChanged) expect(notice?.code).toBe("database-made-anew");
      expect(await tablesOf(ledger)).toEqual(tables);
      expect((await close(ledger)).entry.payload.content).toBe(sha256);
      await ledger.close();
      await place.end();
    }
  });

  const closedHash = async (place: FolderPlace): Promise<string> => {
    const copy = folderPlace();
    cpSync(place.folder, copy.folder, { recursive: true });
    const ledger = await copy.open();
    const { entry } = await close(ledger);
    await ledger.close();
    await copy.end();
    return entry.payload.content;
  };
}

async function pathOf(ledger: Ledger, table: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`SELECT pg_relation_filepath(${table}::regclass) AS path`.execute(
    ledger.db,
  );
  return rows[0]!.path;
}
