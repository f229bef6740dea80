import type { ReportedPlayer, TournamentReport } from "../../domain/report.ts";
import type { ScoreSystem, TrfRecord } from "./document.ts";

export interface OtherPoints {
  /** Players whose points are not the sum of their results, as a record 299 says. */
  readonly abnormal: ReadonlySet<number>;
  /** What byes of records 240 add for rounds that the player's line leaves blank. */
  readonly byes: (player: ReportedPlayer, scores: ScoreSystem) => number;
}

/** Points from other records than the players' own. In a tournament of teams these records name teams, not players. */
export function otherPoints({ teams, rounds }: TournamentReport, records: readonly TrfRecord[]): OtherPoints {
  const ofPlayers = teams.length > 0 ? [] : records;
  const abnormal = new Set(ofPlayers.filter(({ code }) => code === "299").flatMap(({ numbers }) => numbers));
  const byes = new Map<number, TrfRecord[]>();
  for (const record of ofPlayers) {
    if (record.code !== "240" || Number(record.values.round) > rounds) continue;
    for (const startNumber of record.numbers) {
      const own = byes.get(startNumber);
      if (own) own.push(record);
      else byes.set(startNumber, [record]);
    }
  }
  return {
    abnormal,
    byes: ({ startNumber, results }, scores) => {
      const own = byes.get(startNumber) ?? [];
      const played = new Set(own.length > 0 ? results.map(({ round }) => round) : []);
      return own
        .filter(({ values }) => !played.has(Number(values.round)))
        .reduce((sum, { values }) => sum + scores[byeOf(values["bye type"])], 0);
    },
  };
}

const byeOf = (type: string | undefined): "F" | "H" | "Z" =>
  type?.toUpperCase() === "F" ? "F" : type?.toUpperCase() === "H" ? "H" : "Z";
