import type { Settlement } from "../../domain/receiving.ts";
import type { Catalogue } from "../types/catalogue.ts";

/** What decides how a receipt ends. */
export interface ReceiptEnd {
  readonly version: number;
  /** The date of the list that it would enter. */
  readonly list: string;
  readonly settled: Settlement | null;
  /** Whether nothing speaks against rating it. */
  readonly rated: boolean;
}

/** What became or will become of a report; what speaks against it is said after this. */
export function receiptEnd(words: Catalogue, { version, list, settled, rated }: ReceiptEnd): readonly string[] {
  const { receipt: says } = words.office.tournaments;
  if (settled === null) return [rated ? says.rated(list) : says.notRated];
  if (settled.reportVersion !== version)
    return [says.settledOther(settled.list, settled.reportVersion), ...(rated ? [] : [says.notRated])];
  if (!settled.counts) return [says.settledNot(settled.list)];
  return [rated ? says.settled(settled.list) : says.settledAgainst(settled.list)];
}
