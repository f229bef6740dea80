import type { IsoDate } from "../../domain/dates.ts";
import type { EntryOf, JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { paymentAt, putPayment, undoPayment } from "../../ledger/queries/fees/fees.ts";
import { type Office, recorded } from "../office.ts";
import type { ProjectionOf } from "../projection-of.ts";
import { projectTariffAdopted } from "./adopt-tariff.ts";
import { statementOf } from "./statements.ts";

export interface PaymentRequest {
  readonly payer: string;
  readonly period: string;
  /** Cents; null: all that is open. */
  readonly amount: number | null;
  readonly on: IsoDate;
  readonly reference: string;
}

/** Records that a statement was paid, or a part of it. */
export async function settleFee(office: Office, request: PaymentRequest): Promise<JournalEntry> {
  const { payer, period, on, reference } = request;
  const statement = await statementOf(office.ledger, payer, period);
  const amount = request.amount ?? statement.open;
  if (amount <= 0) throw new Refusal("nothing-to-pay", { payer, period });
  const { currency } = statement;
  return recorded(office, async () => ({
    kind: "fee-paid",
    payload: { payer, period, currency, amount, on, reference },
  }));
}

/** Takes a payment back, by an entry of its own. */
export const undoFee = (
  office: Office,
  { payment, reason }: { readonly payment: number; readonly reason: string },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    if (reason.trim() === "") throw new Refusal("reason-missing");
    const row = await paymentAt(db, payment);
    if (row === undefined || row.undone !== null) throw new Refusal("no-such-payment", { payment });
    return { kind: "fee-payment-undone", payload: { payment, payer: row.payer, period: row.period, reason } };
  });

type FeeKind = "tariff-adopted" | "fee-paid" | "fee-payment-undone";

/** What follows from entries about fees. */
export const FEE_PROJECTIONS: { readonly [Kind in FeeKind]: ProjectionOf<Kind> } = {
  "tariff-adopted": projectTariffAdopted,
  "fee-paid": ({ payload: { on, ...payment }, sequence }: EntryOf<"fee-paid">, { db }) =>
    putPayment(db, { ...payment, day: on, sequence, undone: null }),
  "fee-payment-undone": ({ payload: { payment }, sequence }, { db }) => undoPayment(db, payment, sequence),
};
