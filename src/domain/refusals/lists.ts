import type { AlarmCode } from "../codes/monitor.ts";
import type { IsoDate } from "../dates.ts";
import type { ListKind } from "../list.ts";

/** Requests about lists. */
export interface ListRefusals {
  readonly "no-list-before": { readonly kind: ListKind };
  readonly "list-not-next": {
    readonly kind: ListKind;
    readonly date: IsoDate;
    readonly newest: IsoDate;
    readonly next: IsoDate;
  };
  readonly "not-a-list-date": { readonly kind: ListKind; readonly date: IsoDate; readonly next: IsoDate };
  readonly "standard-list-first": { readonly kind: ListKind; readonly date: IsoDate };
  readonly "unknown-list": { readonly list: string; readonly version?: number | null };
  readonly "list-without-games": { readonly list: string };
  readonly "no-certificate": { readonly list: string; readonly player: string };
  readonly "no-draft": { readonly list: string };
  readonly "draft-outdated": { readonly list: string; readonly entries: readonly string[] };
  readonly "list-not-proven": { readonly list: string; readonly differences: number };
  readonly "correction-not-proven": { readonly list: string };
  readonly "correction-overtaken": { readonly list: string };
  readonly "draft-another": { readonly list: string; readonly sha256: string };
  readonly "edition-without-dates": { readonly edition: string };
  /** A list of that day is published. */
  readonly "edition-too-late": { readonly from: IsoDate; readonly newest: IsoDate };
  readonly "edition-in-use": { readonly id: string; readonly newest: IsoDate };
  /** Of games and ratings, in the articles on K of all editions together. */
  readonly "too-many-limits": { readonly found: number; readonly max: number };
  readonly "list-too-early": { readonly kind: ListKind; readonly date: IsoDate; readonly closing: IsoDate };
  readonly "list-being-made": { readonly list: string };
  readonly "list-begun": { readonly kind: ListKind; readonly list: string };
  readonly "reports-stand": { readonly tournament: string };
  readonly "list-not-ours": { readonly list: string };
  readonly "nothing-to-correct": { readonly list: string };
  readonly "reopening-held-back": { readonly list: string; readonly tournaments: readonly string[] };
  /** A month from that day on is paid by another tariff. */
  readonly "tariff-too-late": { readonly from: IsoDate; readonly period: string };
  readonly "no-statement": { readonly payer: string; readonly period: string };
  readonly "nothing-to-pay": { readonly payer: string; readonly period: string };
  readonly "no-such-payment": { readonly payment: number };
  readonly "no-such-alarm": RefusedAlarm;
  readonly "alarm-already-acknowledged": RefusedAlarm;
  readonly "alarm-not-acknowledged": RefusedAlarm;
}

/** With a club, the alarm is of its book, and the list is named by the first day of the period. */
export interface RefusedAlarm {
  readonly club?: string;
  readonly list: string;
  readonly alarm: AlarmCode;
}
