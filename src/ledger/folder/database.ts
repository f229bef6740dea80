import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Refusal } from "../../domain/refusal.ts";
import type { Connection } from "../database.ts";
import { connectionTo } from "../engines/connection.ts";
import type { OpeningNotice } from "../ledger.ts";
import { allAccounts } from "../queries/accounts/accounts.ts";
import { linesAfter, tableHead } from "../queries/journal/journal-table.ts";
import { SECRETS } from "../schema/access-tables.ts";
import { migrate } from "../schema/migrate.ts";
import type { CleanMark } from "./clean-mark.ts";
import type { FolderOptions } from "./folder-options.ts";
import { type Copies, journalState, restoreEnd, restoreLines } from "./mend-journal.ts";
import { keptMessages, MESSAGES, messageFile, putMessages } from "./messages-file.ts";
import { keepSecrets, keptSecrets, putSecrets, type Secrets, secretsIn } from "./secrets-file.ts";

export const DATABASE = "database";
const databaseIn = (folder: string): string => join(folder, DATABASE);
export const databaseExists = (folder: string): boolean => existsSync(join(databaseIn(folder), "PG_VERSION"));

interface Closing {
  /** null: the folder was not closed cleanly. */
  readonly mark: CleanMark | null;
  readonly isDatabaseIntact: boolean;
  readonly isJournalIntact: boolean;
}

export interface OpenedDatabase {
  readonly connection: Connection;
  /** To be called when the journal was applied; says what was done to the folder. */
  readonly settled: (applied: number) => Promise<readonly OpeningNotice[]>;
}

/**
 * Opens the database where every file of it is as it was left at a clean end. Any other is not trusted: it may only lend
 * journal lines, which prove themselves, and is made again from the journal.
 */
export async function openDatabase(
  options: FolderOptions,
  { mark, isDatabaseIntact, isJournalIntact }: Closing,
): Promise<OpenedDatabase> {
  const { folder, fresh } = options;
  const existed = existsSync(databaseIn(folder));
  const isUnchanged = !fresh && existed && isDatabaseIntact;
  const found = existed ? await opened(options) : undefined;
  const mended = isUnchanged && isJournalIntact ? [] : await mendedOrClosed(folder, found, isUnchanged);
  if (isUnchanged && found !== undefined) return trusted(folder, found, mended);
  const secrets = keptSecrets(folder) ?? (found === undefined ? null : await secretsOf(found));
  await found?.close().catch(() => undefined); // What is damaged may not close either.
  // After a crash the old database says nothing that the journal does not; one that was changed since is evidence.
  const isChanged = existed && !fresh && (found === undefined || mark !== null);
  const movedTo = isChanged ? await movedAside(databaseIn(folder)) : null;
  await rm(databaseIn(folder), { recursive: true, force: true });
  const code = existed && !isChanged ? "rebuilt-after-crash" : "database-made-anew";
  return rebuilt(options, secrets, (applied) =>
    applied > 0 && !fresh ? [...mended, { code, count: applied, movedTo }] : mended,
  );
}

function trusted(folder: string, connection: Connection, mended: readonly OpeningNotice[]): OpenedDatabase {
  return {
    connection,
    settled: async (applied) => {
      if (keptSecrets(folder) === null) await keepSecretsOf(folder, connection);
      return [...mended, ...(applied > 0 ? [{ code: "tail-applied", count: applied, movedTo: null } as const] : [])];
    },
  };
}

async function rebuilt(
  options: FolderOptions,
  secrets: Secrets | null,
  said: (applied: number) => readonly OpeningNotice[],
): Promise<OpenedDatabase> {
  const { folder } = options;
  const connection = await connected(options);
  return {
    connection,
    settled: async (applied) => {
      if (secrets !== null) await connection.transaction(({ query }) => putSecrets(secrets, query));
      else await keepSecretsOf(folder, connection);
      await connection.transaction(({ query }) => putMessages(keptMessages(folder), query));
      const areLost = secrets === null && (await allAccounts(connection.db)).length > 0;
      return [...said(applied), ...(areLost ? [{ code: "secrets-lost", count: 0, movedTo: null } as const] : [])];
    },
  };
}

const keepSecretsOf = (folder: string, connection: Connection): Promise<void> =>
  connection.transaction(({ query }) => keepSecrets(folder, query));

/** An office of an earlier version has its secrets only in the database. */
const secretsOf = (connection: Connection): Promise<Secrets | null> =>
  connection.transaction(({ query }) => secretsIn(query)).catch(() => null); // What is damaged may not be read either.

/** If the journal cannot be repaired, nothing stays open. */
async function mendedOrClosed(
  folder: string,
  found: Connection | undefined,
  isTrusted: boolean,
): Promise<readonly OpeningNotice[]> {
  try {
    return await mendJournal(folder, found, isTrusted);
  } catch (error) {
    await found?.close().catch(() => undefined);
    throw error;
  }
}

/** Mends the journal from the copies in the database. One that is not trusted may fail at that. */
async function mendJournal(
  folder: string,
  found: Connection | undefined,
  isTrusted: boolean,
): Promise<readonly OpeningNotice[]> {
  const copies: Copies | null = found === undefined ? null : (after) => linesAfter(found.db, after);
  const state = await journalState(folder);
  const { fault } = state;
  if (fault !== null) {
    const { restored, movedTo } = await restoreLines(folder, fault, copies).catch((error: unknown) => {
      throw isTrusted || error instanceof Refusal ? error : new Refusal("journal-damaged", { ...fault });
    });
    return [{ code: "lines-restored", count: restored, movedTo }];
  }
  if (copies === null) return [];
  const count = await restoreEnd(folder, state, copies).catch((error: unknown) => {
    if (isTrusted) throw error;
    return 0;
  });
  return count > 0 ? [{ code: "lines-restored", count, movedTo: null }] : [];
}

/** A database that is there; undefined where it is too damaged to be opened. */
async function opened(options: FolderOptions): Promise<Connection | undefined> {
  try {
    return await connected(options);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

async function connected({ folder, openEngine }: FolderOptions): Promise<Connection> {
  const engine = await openEngine({ folder: databaseIn(folder) });
  const messages = messageFile(folder);
  const connection = connectionTo(engine, {
    tables: [...SECRETS, MESSAGES],
    keep: async (query, written) => {
      // Before the secrets, which say up to which entry messages were made: what is made twice is the same.
      if (written.has(MESSAGES)) await messages.keep(query);
      if (SECRETS.some((table) => written.has(table))) await keepSecrets(folder, query);
    },
  });
  try {
    await migrate(connection.db);
    await tableHead(connection.db);
    return connection;
  } catch (error) {
    await connection.close().catch(() => undefined);
    throw error;
  }
}

async function movedAside(place: string): Promise<string> {
  for (let number = 1; ; number++) {
    const aside = `${place}-damaged-${number}`;
    if (existsSync(aside)) continue;
    await rename(place, aside);
    return aside;
  }
}
