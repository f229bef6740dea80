import type { IntervalEstimate } from "../bootstrap.ts";
import type { Deviance } from "../calibration/deviance.ts";
import { devianceReport, estimateReport } from "../calibration/report.ts";
import type { PredictionReport } from "../prediction/quality.ts";
import type { Contender, ReplayPlayers } from "./contenders.ts";

/** What a replay found, with as many decimals as mean something. */
export interface ReplayReport {
  readonly games: number;
  readonly players: number;
  /** First and last month, YYYY-MM; null without games. */
  readonly months: { readonly from: string; readonly to: string } | null;
  /** Games that every system predicted. */
  readonly predicted: number;
  readonly systems: readonly SystemReport[];
  readonly blocks: PredictionReport["blocks"];
}

export interface SystemReport extends Pick<Contender, "kind" | "parameters"> {
  readonly system: string;
  readonly deviance: Deviance;
  /** From the first system; below 0 this one predicted better. null of the first. */
  readonly difference: { readonly nats: IntervalEstimate; readonly brier: IntervalEstimate } | null;
}

export function replayReport(found: {
  readonly games: number;
  readonly people: ReplayPlayers;
  readonly span: readonly [from: number, to: number] | null;
  readonly contenders: readonly Contender[];
  readonly quality: PredictionReport;
}): ReplayReport {
  const { games, people, span, contenders, quality } = found;
  return {
    games,
    players: people.players,
    months: span === null ? null : { from: monthText(span[0]), to: monthText(span[1]) },
    predicted: quality.games,
    systems: quality.systems.map(({ name, deviance, difference }, index) => ({
      system: name,
      kind: contenders[index]!.kind,
      parameters: contenders[index]!.parameters,
      deviance: devianceReport(deviance),
      difference:
        difference === null
          ? null
          : { nats: estimateReport(difference.nats, 3), brier: estimateReport(difference.brier, 5) },
    })),
    blocks: quality.blocks,
  };
}

/** YYYY-MM. */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, "0")}-${String((month % 12) + 1).padStart(2, "0")}`;
