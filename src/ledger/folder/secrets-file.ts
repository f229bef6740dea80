import { existsSync, readFileSync } from "node:fs";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Session } from "../database.ts";
import { SECRETS } from "../schema/access-tables.ts";
import { PRIVATE_FILE } from "./access.ts";

/** Rows by table. */
export type Secrets = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

const SECRETS_FILE = "secrets.json";
const secretsPath = (folder: string): string => join(folder, SECRETS_FILE);

type Query = Session["query"];

/**
 * Passwords, tokens and second factors are in no journal, so that a rebuilt database would not have them: they are also
 * kept in a file of their own, which is on the disk before the change is committed.
 */
export async function keepSecrets(folder: string, query: Query): Promise<void> {
  const path = secretsPath(folder);
  const file = await open(`${path}.unfinished`, "w", PRIVATE_FILE);
  try {
    await file.writeFile(JSON.stringify(await secretsIn(query)));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.unfinished`, path);
}

export async function secretsIn(query: Query): Promise<Secrets> {
  const secrets: Record<string, Secrets[string]> = {};
  for (const table of SECRETS) secrets[table] = (await query(`SELECT * FROM ${table}`, [])).rows;
  return secrets;
}

/** null: there is no such file yet. */
export const keptSecrets = (folder: string): Secrets | null =>
  existsSync(secretsPath(folder)) ? JSON.parse(readFileSync(secretsPath(folder), "utf8")) : null;

/** Writes secrets into tables that have none. */
export async function putSecrets(secrets: Secrets, query: Query): Promise<void> {
  for (const table of SECRETS)
    for (const row of secrets[table] ?? []) {
      const columns = Object.keys(row);
      const values = columns.map((_, index) => `$${index + 1}`);
      await query(`INSERT INTO ${table} (${columns.join(", ")}) VALUES (${values.join(", ")})`, Object.values(row));
    }
}
