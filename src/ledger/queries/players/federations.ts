import { type SqlBool, sql } from "kysely";
import { FEDERATION_STATUSES, type Federation, type FederationStatus } from "../../../domain/player.ts";
import type { Db, Tables } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";

export async function federationOf(db: Db, code: string): Promise<Federation | undefined> {
  const row = await db.selectFrom("federation").selectAll().where("federation", "=", code).executeTakeFirst();
  return row === undefined ? undefined : federationOfRow(row);
}

export async function federations(db: Db): Promise<readonly Federation[]> {
  return (await db.selectFrom("federation").selectAll().orderBy("federation").execute()).map(federationOfRow);
}

export async function putFederation(
  db: Db,
  { code, name, status }: Omit<Federation, "administrator">,
  until: number,
): Promise<void> {
  await keepFederation(db, code, until);
  await db
    .insertInto("federation")
    .values({ federation: code, name, status, administrator: null })
    .onConflict((conflict) => conflict.column("federation").doUpdateSet({ name, status }))
    .execute();
}

export async function setFederationStatus(
  db: Db,
  code: string,
  status: FederationStatus,
  until: number,
): Promise<void> {
  await keepFederation(db, code, until);
  await db.updateTable("federation").set({ status }).where("federation", "=", code).execute();
}

export async function setAdministrator(db: Db, code: string, administrator: string | null): Promise<void> {
  await db.updateTable("federation").set({ administrator }).where("federation", "=", code).execute();
}

/** What was known until an entry. */
const keepFederation = (db: Db, code: string, until: number) =>
  sql`INSERT INTO federation_before (federation, until, name, status)
    SELECT federation, ${until}::bigint, name, status FROM federation WHERE federation = ${code}`.execute(db);

/** The federations that some entries changed, each as it was until then. */
export const federationsUntil = (db: Db, entries: readonly number[]) =>
  db
    .selectFrom("federation_before")
    .selectAll()
    .where(sql<SqlBool>`until = ANY(${numbersIn(entries)})`)
    .execute();

/** The federations as they were after an entry. One that came later is nobody's then. */
export async function federationsAsOf(db: Db, asOf: number): Promise<readonly Omit<Federation, "administrator">[]> {
  const { rows } = await sql<
    Omit<Tables["federation"], "administrator">
  >`SELECT DISTINCT ON (federation) federation, name, status
    FROM (SELECT federation, name, status, until FROM federation_before WHERE until > ${asOf}
      UNION ALL SELECT federation, name, status, NULL FROM federation) AS known
    ORDER BY federation, until NULLS LAST`.execute(db);
  return rows.map(federationFacts);
}

/** Federations that a published list names are members: lists have only those (13). What is known stays. */
export async function addListedFederations(db: Db, codes: Iterable<string>): Promise<void> {
  const rows = [...codes]
    .sort()
    .map((federation) => ({ federation, name: null, status: "member", administrator: null }));
  if (rows.length === 0) return;
  await db
    .insertInto("federation")
    .values(rows)
    .onConflict((conflict) => conflict.column("federation").doNothing())
    .execute();
}

const federationOfRow = ({ administrator, ...row }: Tables["federation"]): Federation => ({
  ...federationFacts(row),
  administrator,
});

const federationFacts = ({ federation, name, status }: Omit<Tables["federation"], "administrator">) => ({
  code: federation,
  name,
  status: FEDERATION_STATUSES.find((each) => each === status) ?? "suspended",
});
