import { given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Editions } from "../../regulations/editions.ts";
import { closingDate } from "../../regulations/fide/articles/list-dates.ts";
import { editionBefore } from "./read/period-reports.ts";

/** Whether somebody may make a list before its closing date. */
export interface EarlyOptions {
  /** Today, where the office is; without it, it is not asked. */
  readonly today?: IsoDate | undefined;
  /** Whether it was said that it is meant to be early. */
  readonly early?: boolean | undefined;
}

export const closingOf = (editions: Editions, kind: ListKind, date: IsoDate): IsoDate =>
  closingDate(editionBefore(editions, kind, date), {
    list: given("list before", date, { code: "list", list: date }),
    heldBy: given("held by", "other", { code: "register" }),
  }).value;

/** A list that is closed too soon leaves out what is still being played. */
export function checkNotEarly(
  editions: Editions,
  { kind, date }: { readonly kind: ListKind; readonly date: IsoDate },
  { today, early = false }: EarlyOptions,
): void {
  if (today === undefined || early) return;
  const closing = closingOf(editions, kind, date);
  if (today < closing) throw new Refusal("list-too-early", { kind, date, closing });
}
