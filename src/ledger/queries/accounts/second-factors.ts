import type { Db } from "../../schema/tables.ts";

/** Begins a second factor: it counts once a code of it was given. */
export async function beginFactor(db: Db, user: string, secret: string, now: number): Promise<void> {
  const values = { secret, confirmed: false, last_step: 0, made: now };
  await db
    .insertInto("second_factor")
    .values({ account: user, ...values })
    .onConflict((conflict) =>
      conflict.column("account").doUpdateSet(values).where("second_factor.confirmed", "=", false),
    )
    .execute();
}

export const factorOf = (db: Db, user: string) =>
  db.selectFrom("second_factor").selectAll().where("account", "=", user).executeTakeFirst();

export async function confirmFactor(db: Db, user: string): Promise<void> {
  await db.updateTable("second_factor").set({ confirmed: true }).where("account", "=", user).execute();
}

/** Whether a code of this step may be used: not if it, or a later one, was used before. */
export async function useStep(db: Db, user: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_factor")
    .set({ last_step: step })
    .where("account", "=", user)
    .where("last_step", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function putRecoveryCodes(db: Db, user: string, codes: readonly string[]): Promise<void> {
  await db.deleteFrom("recovery_code").where("account", "=", user).execute();
  await db
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ code, account: user })))
    .execute();
}

/** Uses a recovery code up; false: there is none such. */
export async function useRecoveryCode(db: Db, user: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_code")
    .where("account", "=", user)
    .where("code", "=", code)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function recoveryCodesLeft(db: Db, user: string): Promise<number> {
  return (await db.selectFrom("recovery_code").select("code").where("account", "=", user).execute()).length;
}

/** Users who have a second factor. */
export async function usersWithFactor(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom("second_factor").select("account").where("confirmed", "=", true).execute();
  return new Set(rows.map(({ account }) => account));
}

export async function deleteFactor(db: Db, user: string): Promise<void> {
  await db.deleteFrom("second_factor").where("account", "=", user).execute();
  await db.deleteFrom("recovery_code").where("account", "=", user).execute();
}
