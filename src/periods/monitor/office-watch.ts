import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import type { PoolGroup } from "../../domain/pool-groups.ts";
import type { Balance } from "../../rating/period/balance.ts";
import { type WatchReport, watchReport } from "../../statistics/watch/report.ts";
import type { OfficePeriod } from "./office-history.ts";

/** How well the office's own scale holds. */
export interface OfficeWatch extends WatchReport {
  readonly kind: ListKind;
  /** Where the points of each own list came from, in hundredths of a point: what is left is 0. Of the whole pool alone. */
  readonly ledger: readonly ({ readonly list: string; readonly date: IsoDate } & Balance)[];
}

export const officeWatch = (
  kind: ListKind,
  history: readonly OfficePeriod[],
  group: PoolGroup | null = null,
): OfficeWatch => ({
  kind,
  ...watchReport(history, group),
  ledger: history.flatMap(({ name, date, balance }) =>
    balance === null || group !== null ? [] : [{ list: name, date, ...balance }],
  ),
});
