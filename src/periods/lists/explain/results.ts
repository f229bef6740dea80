import type { IsoDate } from "../../../domain/dates.ts";
import type { HeldBack } from "../../../domain/receiving.ts";
import type { Refusal } from "../../../domain/refusal.ts";
import type { LedgerReader } from "../../../ledger/ledger.ts";
import { playersOf } from "../../../ledger/queries/players/names.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import { NOW } from "../../../ledger/queries/sets.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import {
  BLACK,
  GAME_LENGTH,
  type LoadedReport,
  loadReports,
  ROUND,
  SCORE,
  UNPLAYED,
  WHITE,
} from "../read/period-games.ts";
import { type DeclaredStanding, declaredStandings } from "./declared-standings.ts";

/** Why a report has given nobody a change yet. */
export interface NotRatedYet {
  /** Why the next list cannot be calculated at all; null: it can. */
  readonly refusal: Refusal | null;
  /** Why the report waits; empty: it does not. */
  readonly heldBack: readonly HeldBack[];
  /** The date of the next list; where nothing else speaks against it, the report belongs to a later one. */
  readonly list: IsoDate | null;
}

/** A report of which there are only results yet. */
export interface UnratedPart {
  readonly part: number;
  readonly reportVersion: number;
  readonly why: NotRatedYet;
  /** By place; without a number for whom nobody knows. */
  readonly players: readonly { readonly id: string; readonly name: string }[];
  /** By place. */
  readonly declared: readonly DeclaredStanding[];
  readonly games: readonly UnratedGame[];
}

export interface UnratedGame {
  readonly round: number;
  /** Places. */
  readonly white: number;
  readonly black: number;
  /** White's, in half points; null: not played. */
  readonly score: number | null;
}

/** Players and games of reports as they were received, with nothing calculated. */
export async function resultsOf(
  reading: LedgerReader,
  reports: readonly CurrentReport[],
  { refusal, list }: Pick<NotRatedYet, "refusal" | "list">,
): Promise<readonly UnratedPart[]> {
  if (reports.length === 0) return [];
  const merges = await mergesAsOf(reading.db, NOW);
  const loaded = await loadReports(reading, reports, { asOf: NOW, merges, progress: () => undefined });
  const parts: UnratedPart[] = [];
  for (const [index, { part, version, heldBack, content }] of reports.entries()) {
    const found = loaded[index]!;
    const ids = found.players.map((player) => (player === null ? "" : String(player)));
    const names = await namesOf(reading, ids);
    parts.push({
      part,
      reportVersion: version,
      why: { refusal, heldBack, list },
      players: ids.map((id) => ({ id, name: names.get(id) ?? id })),
      declared: await declaredStandings(reading, { content, isWhole: part === 0 }, found),
      games: gamesIn(found),
    });
  }
  return parts;
}

function gamesIn({ games }: LoadedReport): readonly UnratedGame[] {
  return Array.from({ length: games.length / GAME_LENGTH }, (_, number) => {
    const at = number * GAME_LENGTH;
    const score = games[at + SCORE]!;
    return {
      round: games[at + ROUND]!,
      white: games[at + WHITE]!,
      black: games[at + BLACK]!,
      score: score === UNPLAYED ? null : score,
    };
  });
}

/** The names of players by their numbers. */
export async function namesOf({ db }: LedgerReader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const numbers = ids.filter((id) => id !== "").map(Number);
  const known = await playersOf(db, numbers.filter(Number.isSafeInteger));
  return new Map(known.map(({ id, name }) => [id, name]));
}
