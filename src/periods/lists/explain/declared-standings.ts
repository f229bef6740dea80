import type { LedgerReader } from "../../../ledger/ledger.ts";
import { readKept } from "../../tournaments/reports/read-report.ts";
import type { LoadedReport } from "../read/period-games.ts";

/** What a report declares of a player: points with byes and forfeits, in hundredths, and the final rank. */
export interface DeclaredStanding {
  readonly points: number | null;
  readonly rank: number | null;
}

const NOT_SAID: DeclaredStanding = { points: null, rank: null };

interface Declaring {
  readonly content: string;
  /** A part of a tournament has no standings: what its report declares counts the rounds before it too. */
  readonly isWhole: boolean;
}

/** By place. */
export async function declaredStandings(
  { content }: Pick<LedgerReader, "content">,
  report: Declaring,
  { startNumbers }: Pick<LoadedReport, "startNumbers">,
): Promise<readonly DeclaredStanding[]> {
  if (!report.isWhole) return startNumbers.map(() => NOT_SAID);
  const { players } = (await readKept(report.content, content)).report;
  const declared = new Map(players.map(({ startNumber, points, rank }) => [startNumber, { points, rank }]));
  return startNumbers.map((number) => declared.get(number) ?? NOT_SAID);
}
