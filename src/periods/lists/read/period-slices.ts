import type { Progress } from "../../../domain/list-making.ts";
import type { Transaction } from "../../../ledger/engines/connection.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { Others } from "../../in-turns.ts";
import type { StandingReport } from "../../tournaments/pending.ts";
import { listOn } from "./lists-at-start.ts";
import { type Fetching, loadReports } from "./period-games.ts";
import type { PeriodReports } from "./period-reports.ts";
import { type PlayedReport, type Slice, slicesOf } from "./slices.ts";

interface SliceOptions {
  readonly asOf: number;
  readonly merges: ReadonlyMap<number, number>;
  readonly progress: Progress;
  readonly others: Others;
  readonly ahead?: Fetching | undefined;
}

/** What is rated, with its games. Parts before a part are read too: their games are theirs. */
export async function slicesIn(
  session: Transaction,
  { chosen, parts }: PeriodReports,
  lists: readonly ListRow[],
  { asOf, merges, progress, others, ahead }: SliceOptions,
): Promise<readonly Slice[]> {
  const isBefore = (one: StandingReport, other: StandingReport): boolean =>
    one.tournament === other.tournament && one.part > 0 && one.part < other.part;
  const late = chosen.filter(({ part }) => part > 1);
  const isChosen = new Set(chosen);
  const earlier = parts.filter((one) => !isChosen.has(one) && late.some((other) => isBefore(one, other)));
  const reports = [...chosen, ...earlier];
  const loaded = await loadReports(session, reports, {
    asOf,
    merges,
    ahead,
    progress: (done, total) => progress("reports", done, total),
  });
  const played: readonly PlayedReport[] = reports.map((report, number) => ({ report, loaded: loaded[number]! }));
  const byPart = new Map(played.filter(({ report }) => report.part > 0).map((each) => [keyOf(each.report), each]));
  const before = ({ tournament, part }: StandingReport): readonly PlayedReport[] =>
    Array.from({ length: Math.max(0, part - 1) }, (_, index) =>
      byPart.get(keyOf({ tournament, part: index + 1 })),
    ).filter((each) => each !== undefined);
  const slices: Slice[] = [];
  for (const each of played.slice(0, chosen.length)) {
    slices.push(...slicesOf(each, before(each.report), listOn(lists)));
    await others();
  }
  return slices;
}

const keyOf = ({ tournament, part }: Pick<StandingReport, "tournament" | "part">): string => `${tournament}/${part}`;
