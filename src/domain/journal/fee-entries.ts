import type { IsoDate } from "../dates.ts";

/** What is decided about fees. */
export type FeePayloads = {
  /** A tariff by which tournaments are charged; the content is its file. */
  "tariff-adopted": {
    tariff: string;
    name: string;
    currency: string;
    from: IsoDate;
    until: IsoDate | null;
    content: string;
    reason: string;
  };
  /** The payer is a federation, or an official tournament, whose organiser pays. Amounts are cents. */
  "fee-paid": {
    payer: string;
    period: string;
    currency: string;
    amount: number;
    on: IsoDate;
    reference: string;
  };
  "fee-payment-undone": { payment: number; payer: string; period: string; reason: string };
};
