import type { Progress } from "../../../domain/list-making.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { listOn } from "./lists-at-start.ts";
import { loadOnce, type PeriodReader } from "./period-reader.ts";
import type { PeriodReports } from "./period-reports.ts";
import { type PlayedReport, type Slice, slicesOf } from "./slices.ts";

/** What is rated, with its games. Parts before a part are read too: their games are theirs. */
export async function slicesIn(
  reader: PeriodReader,
  { chosen, parts }: Pick<PeriodReports, "chosen" | "parts">,
  progress: Progress,
): Promise<readonly Slice[]> {
  const isBefore = (one: CurrentReport, other: CurrentReport): boolean =>
    one.tournament === other.tournament && one.part > 0 && one.part < other.part;
  const late = chosen.filter(({ part }) => part > 1);
  const isChosen = new Set(chosen);
  const earlier = parts.filter((one) => !isChosen.has(one) && late.some((other) => isBefore(one, other)));
  const reports = [...chosen, ...earlier];
  const loaded = await loadOnce(reader, reports, (done, total) => progress("reports", done, total));
  const played: readonly PlayedReport[] = reports.map((report, number) => ({ report, loaded: loaded[number]! }));
  const byPart = new Map(played.filter(({ report }) => report.part > 0).map((each) => [keyOf(each.report), each]));
  const before = ({ tournament, part }: CurrentReport): readonly PlayedReport[] =>
    Array.from({ length: Math.max(0, part - 1) }, (_, index) =>
      byPart.get(keyOf({ tournament, part: index + 1 })),
    ).filter((each) => each !== undefined);
  return played.slice(0, chosen.length).flatMap((each) => slicesOf(each, before(each.report), listOn(reader.lists)));
}

const keyOf = ({ tournament, part }: Pick<CurrentReport, "tournament" | "part">): string => `${tournament}/${part}`;
