import { FEDERATION_STATUSES, type Federation, type FederationStatus } from "../../domain/player.ts";
import type { Db, Tables } from "./tables.ts";

export async function federationOf(db: Db, code: string): Promise<Federation | undefined> {
  const row = await db.selectFrom("federation").selectAll().where("federation", "=", code).executeTakeFirst();
  return row === undefined ? undefined : federationOfRow(row);
}

export async function federations(db: Db): Promise<readonly Federation[]> {
  return (await db.selectFrom("federation").selectAll().orderBy("federation").execute()).map(federationOfRow);
}

export async function putFederation(db: Db, { code, name, status }: Federation): Promise<void> {
  await db
    .insertInto("federation")
    .values({ federation: code, name, status })
    .onConflict((conflict) => conflict.column("federation").doUpdateSet({ name, status }))
    .execute();
}

export async function setFederationStatus(db: Db, code: string, status: FederationStatus): Promise<void> {
  await db.updateTable("federation").set({ status }).where("federation", "=", code).execute();
}

/** Federations that a published list names are members: lists have only those (13). What is known stays. */
export async function addListedFederations(db: Db, codes: Iterable<string>): Promise<void> {
  const rows = [...codes].sort().map((federation) => ({ federation, name: null, status: "member" }));
  if (rows.length === 0) return;
  await db
    .insertInto("federation")
    .values(rows)
    .onConflict((conflict) => conflict.column("federation").doNothing())
    .execute();
}

const federationOfRow = ({ federation, name, status }: Tables["federation"]): Federation => ({
  code: federation,
  name,
  status: FEDERATION_STATUSES.find((each) => each === status) ?? "suspended",
});
