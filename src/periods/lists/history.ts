import { correctionsOfPlayer } from "../../ledger/postgres/corrections-of-player.ts";
import { correctionsOf, entriesOf } from "../../ledger/postgres/lists.ts";
import type { Db } from "../../ledger/postgres/tables.ts";

/** A player on one version of one list. */
export interface HistoryLine {
  readonly list: string;
  readonly version: number;
  /** Whether a later version of the list has taken its place. */
  readonly superseded: boolean;
  readonly kind: string;
  readonly date: string;
  readonly rating: number | null;
  readonly games: number | null;
  readonly k: number | null;
  readonly inactive: boolean;
  /** The rating before, where the list moved him without a game. */
  readonly correctedFrom: number | null;
}

/** Points that were decided after a list was out. */
export interface HistoryCorrection {
  readonly entry: number;
  readonly list: string;
  readonly version: number;
  readonly tournament: string;
  readonly points: number;
  readonly reason: string;
}

export interface History {
  readonly lines: readonly HistoryLine[];
  readonly corrections: readonly HistoryCorrection[];
}

/** Everything that was ever published of a player, the newest list first. */
export async function historyOf(db: Db, player: string): Promise<History> {
  const [entries, moved] = [await entriesOf(db, player), await correctionsOf(db, player)];
  const newest = new Map<string, number>();
  for (const { list, version } of entries) newest.set(list, Math.max(version, newest.get(list) ?? 0));
  const lines = entries.map((entry) => ({
    ...entry,
    superseded: entry.version < newest.get(entry.list)!,
    correctedFrom:
      moved.find((each) => each.list === entry.list && each.version === entry.version)?.rating_before ?? null,
  }));
  const decided = await correctionsOfPlayer(db, player);
  return {
    lines,
    corrections: decided.map(({ sequence, list, version, tournament, points, reason }) => ({
      entry: sequence,
      ...{ list, version, tournament, points, reason },
    })),
  };
}
