import type { IsoDate } from "../dates.ts";
import type { Charge, ChargedEvent } from "./charge.ts";

/** A tournament on a statement, with every step of its charge. */
export interface StatementLine extends ChargedEvent, Charge {
  readonly tournament: string;
  readonly name: string;
  readonly list: string;
  readonly tariff: string;
}

export interface Payment {
  /** The journal entry that recorded it. */
  readonly entry: number;
  readonly day: IsoDate;
  readonly amount: number;
  /** What the payer or the bank wrote. */
  readonly reference: string;
  /** Whether it was taken back. */
  readonly undone: boolean;
}

/** What a federation, or the organiser of an official tournament, owes for the lists of a month. */
export interface FeeStatement {
  /** A federation's code, or the id of the official tournament whose organiser pays. */
  readonly payer: string;
  /** The organiser's name; null: a federation, or nobody was named. */
  readonly organiser: string | null;
  readonly federation: string | null;
  /** The article by which they pay. */
  readonly article: string | null;
  /** The month of the lists, such as 2026-11. */
  readonly period: string;
  readonly currency: string;
  readonly lines: readonly StatementLine[];
  readonly total: number;
  readonly payments: readonly Payment[];
  readonly paid: number;
  /** What is still open; below zero: too much was paid. */
  readonly open: number;
}

/** FeeStatements of a month, and tournaments for which no tariff has a rate. */
export interface FeeStatements {
  readonly period: string;
  readonly statements: readonly FeeStatement[];
  readonly withoutTariff: readonly { readonly tournament: string; readonly name: string; readonly end: IsoDate }[];
}
