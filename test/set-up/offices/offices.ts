import { createHash } from "node:crypto";
import { cpSync, existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { inject } from "vitest";
import { day } from "../../../src/domain/dates.ts";
import type { JournalEntry } from "../../../src/domain/journal/journal.ts";
import { openEmbedded } from "../../../src/ledger/engines/pglite.ts";
import { openServer } from "../../../src/ledger/engines/server.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { openFolderLedger } from "../../../src/ledger/open-folder.ts";
import { openServerLedger } from "../../../src/ledger/open-server.ts";
import { PROJECTIONS } from "../../../src/ledger/schema/tables.ts";
import { importList } from "../../../src/periods/import-list.ts";
import { SALT_LENGTH, type SaltSource } from "../../../src/periods/lists/format/salts.ts";
import { type Office, openOffice } from "../../../src/periods/office.ts";
import { project } from "../../../src/periods/projections.ts";
import { scratchFolder } from "../scratch.ts";
import { memoryEngine } from "./memory-engine.ts";

/** A place for an office, which can be opened again and again. */
export interface Place {
  readonly open: (options?: { readonly fresh?: boolean; readonly begin?: boolean }) => Promise<Ledger>;
  readonly end: () => Promise<void>;
}

export interface FolderPlace extends Place {
  readonly folder: string;
}

/** Time stands still but for one second with each entry, so that two offices can be compared. */
const clock = () => {
  let time = Date.UTC(2026, 10, 15, 12);
  return () => (time += 1_000);
};

export function folderPlace(): FolderPlace {
  const parent = scratchFolder("folder");
  const folder = join(parent, "office");
  const now = clock();
  return {
    folder,
    open: ({ fresh = false, begin = true } = {}) =>
      openFolderLedger({
        folder,
        fresh,
        begin,
        project,
        now,
        openEngine: ({ folder: database }) => {
          if (!existsSync(database)) cpSync(inject("template").folder, database, { recursive: true });
          return openEmbedded({ folder: database });
        },
      }),
    end: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** A folder whose database is in memory: for tests that are about something else than files. */
export function memoryPlace(now = clock()): Place {
  const parent = scratchFolder("memory");
  return {
    open: ({ begin = true } = {}) =>
      openFolderLedger({
        ...{ folder: join(parent, "office"), fresh: false, begin, project, now },
        openEngine: memoryEngine,
      }),
    end: async () => rmSync(parent, { recursive: true, force: true }),
  };
}

let databases = 0;

/** A copy of a database; without a name, an empty one. */
export async function newDatabase(
  template = "template1",
): Promise<{ readonly address: string; readonly drop: () => Promise<void> }> {
  databases += 1;
  const name = `office_${process.pid}_${databases}`;
  const say = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: inject("postgres") });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  // Files are copied with a third of the work of writing them to the log.
  await say(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const address = new URL(inject("postgres"));
  address.pathname = `/${name}`;
  return { address: String(address), drop: () => say(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database on the server: a copy of one with the tables of an office, where no other is named. */
export const serverPlace = async (template = inject("postgresTemplate")): Promise<Place> =>
  officeAt(await newDatabase(template));

export function officeAt({ address, drop }: Awaited<ReturnType<typeof newDatabase>>): Place {
  const now = clock();
  return {
    open: async ({ begin = true } = {}) =>
      openServerLedger({ engine: await openServer(address), place: address, begin, project, now }),
    end: drop,
  };
}

/** Chance stands still too: the same list has the same salts. */
const sameSalts: SaltSource = ({ list, version }, lines) =>
  createHash("shake256", { outputLength: Math.max(1, lines) * SALT_LENGTH })
    .update(`${list}/${version}`)
    .digest();

export const acting = (ledger: Ledger, dryRun = false): Office => ({
  ledger,
  appendOptions: { by: "Ada", dryRun },
  salts: sameSalts,
});

/** A one-time password that does not expire while tests run. */
export const oneTime = (hash: string) => ({ hash, expires: Date.UTC(2099, 0, 1) });

export const OPENED = { name: "Sample office", zone: "Europe/Stockholm", federation: "SWE" } as const;

export async function begun(place: Place): Promise<Ledger> {
  const ledger = await place.open();
  await openOffice(acting(ledger), OPENED);
  return ledger;
}

const HEAD = "fideid,name,country,sex,title,w_title,o_title,foa_title,rating,games,k,birthday,flag";

/** A list of a single kind; each player: number, name, rating, games. */
export const listText = (
  players: readonly (readonly [id: number, name: string, rating: number, games: number, more?: string])[],
): string =>
  [
    HEAD,
    ...players.map(
      ([id, name, rating, games, more = "SWE,M,,,,"]) => `${id},"${name}",${more},${rating || ""},${games},20,1990,`,
    ),
    "",
  ].join("\n");

async function* bytesOf(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(text);
}

export const importText = (office: Office, text: string, date: string, more = {}) =>
  importList(office, {
    bytes: () => bytesOf(text),
    file: "list.csv",
    kind: "standard",
    date: day(date),
    despiteErrors: false,
    issue: () => undefined,
    ...more,
  });

/** Everything that follows from the journal, and the journal itself. */
export async function tablesOf(ledger: Ledger): Promise<unknown> {
  const { db } = ledger;
  const tables: Record<string, unknown> = {};
  for (const [table, key] of Object.entries(PROJECTIONS)) {
    tables[table] = (await sql.raw(`SELECT * FROM ${table} ORDER BY ${key}`).execute(db)).rows;
  }
  return { ...tables, journal: await entriesIn(ledger) };
}

/** The same without hashes of entries: these are salted, so that two offices never have the same. */
export const withoutSalted = (tables: unknown): unknown =>
  JSON.parse(JSON.stringify(tables, (key, value) => (SALTED.includes(key) && isHash(value) ? undefined : value)));
const SALTED = ["hash", "previous", "facts"];
const isHash = (value: unknown): boolean => typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

export async function entriesIn(ledger: Ledger): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for await (const entry of ledger.entries(0)) entries.push(entry);
  return entries;
}
