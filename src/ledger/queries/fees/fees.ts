import type { FeePaymentRow, TariffRow } from "../../schema/fee-tables.ts";
import type { Db } from "../../schema/tables.ts";

export async function putTariff(db: Db, row: TariffRow): Promise<void> {
  await db.insertInto("tariff").values(row).execute();
}

/** All that were adopted, in order: an office adopts one a year at most. */
export const adoptedTariffs = (db: Db): Promise<TariffRow[]> =>
  db.selectFrom("tariff").selectAll().orderBy("sequence").execute();

export async function putPayment(db: Db, row: FeePaymentRow): Promise<void> {
  await db.insertInto("fee_payment").values(row).execute();
}

export async function undoPayment(db: Db, payment: number, by: number): Promise<void> {
  await db.updateTable("fee_payment").set({ undone: by }).where("sequence", "=", payment).execute();
}

export const paymentsIn = (db: Db, period: string): Promise<FeePaymentRow[]> =>
  db.selectFrom("fee_payment").selectAll().where("period", "=", period).orderBy("sequence").execute();

export const paymentAt = (db: Db, payment: number): Promise<FeePaymentRow | undefined> =>
  db.selectFrom("fee_payment").selectAll().where("sequence", "=", payment).executeTakeFirst();

/** The last month of which anything is paid. */
export async function lastPaidPeriod(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom("fee_payment")
    .select("period")
    .where("undone", "is", null)
    .orderBy("period", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.period ?? null;
}
