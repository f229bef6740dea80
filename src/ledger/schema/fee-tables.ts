/** A tariff, by the entry that adopted it. */
export interface TariffRow {
  sequence: number;
  tariff: string;
  content: string;
  file: string;
}

/** A payment of a fee, by its entry. Amounts are cents. */
export interface FeePaymentRow {
  sequence: number;
  payer: string;
  period: string;
  currency: string;
  amount: number;
  day: string;
  reference: string;
  /** The entry that took it back. */
  undone: number | null;
}
