import type { ChargeItem } from "../../domain/fees/charge.ts";

/** What is charged for rating tournaments. */
export interface FeeWords {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly period: string;
  readonly show: string;
  readonly statement: (payer: string, period: string) => string;
  /** Who pays for an official tournament. */
  readonly organiser: (name: string | null, tournament: string) => string;
  readonly byArticle: (article: string) => string;
  readonly withoutTariff: string;
  readonly csv: string;
  readonly back: string;
  readonly settle: string;
  readonly amount: string;
  readonly reference: string;
  readonly on: string;
  readonly undo: string;
  readonly payments: string;
  readonly undone: string;
  readonly states: Readonly<Record<"paid" | "open" | "overpaid", string>>;
  readonly columns: Readonly<
    Record<
      | "payer"
      | "tournaments"
      | "total"
      | "paid"
      | "open"
      | "state"
      | "tournament"
      | "list"
      | "item"
      | "count"
      | "rate"
      | "amount"
      | "tariff"
      | "day"
      | "reference"
      | "entry",
      string
    >
  >;
  readonly items: Readonly<Record<ChargeItem, string>>;
  readonly tariffs: Readonly<Record<"title" | "none" | "adopt" | "file" | "text" | "source" | "inForce", string>>;
  readonly sound: (file: string, name: string) => string;
  readonly faulty: (file: string, faults: number) => string;
}
