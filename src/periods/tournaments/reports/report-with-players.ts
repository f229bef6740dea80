import type { TournamentReport } from "../../../domain/report.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import { loadReports } from "../../lists/read/period-games.ts";
import { readKept } from "./read-report.ts";

interface KeptReport {
  readonly tournament: string;
  readonly part: number;
  readonly version: number;
  readonly sha256: string;
}

/** A report as it came, and who its players are by start number: those whom the office knows. */
export async function reportWithPlayers(
  reading: LedgerReader,
  { sha256, ...key }: KeptReport,
): Promise<{ readonly report: TournamentReport; readonly players: ReadonlyMap<number, string> }> {
  const { report, games } = await readKept(sha256, reading.content);
  const merges = await mergesAsOf(reading.db, NOW);
  const options = { asOf: NOW, merges, progress: () => undefined };
  const [loaded] = await loadReports(reading, [{ ...key, games: games.length }], options);
  const known = (loaded?.startNumbers ?? []).flatMap((number, place) => {
    const player = loaded?.players[place] ?? null;
    return player === null ? [] : [[number, String(player)] as const];
  });
  return { report, players: new Map(known) };
}
