import { correctionsOfPlayer } from "../../../ledger/queries/lists/corrections-of-player.ts";
import { correctionsOf, listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { entriesOf } from "../../../ledger/queries/lists/lists-of-player.ts";
import { playerOf } from "../../../ledger/queries/players/players.ts";
import type { Db } from "../../../ledger/schema/tables.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { isKDerived } from "../assemble/derived-k.ts";

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
  /** Whether K is derived from imported lists, or assumed. */
  readonly kDerived: boolean;
  readonly inactive: boolean;
  /** false: the list has no line of the player, though one before it had. */
  readonly listed: boolean;
  /** The rating before, where the list moved it without a game. */
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
  const birth = (await playerOf(db, player))?.birth ?? null;
  const editions = await editionsOf(db);
  const newest = new Map<string, number>();
  for (const { list, version } of entries) newest.set(list, Math.max(version, newest.get(list) ?? 0));
  const lines = entries.map((entry) => ({
    ...entry,
    kDerived: isKDerived(editions, birth, entry),
    listed: true,
    superseded: entry.version < newest.get(entry.list)!,
    correctedFrom:
      moved.find((each) => each.list === entry.list && each.version === entry.version)?.rating_before ?? null,
  }));
  const decided = await correctionsOfPlayer(db, player);
  const gaps = await gapsIn(db, lines);
  return {
    lines: [...lines, ...gaps].sort(newestFirst),
    corrections: decided.map(({ sequence, list, version, tournament, points, reason }) => ({
      entry: sequence,
      list,
      version,
      tournament,
      points,
      reason,
    })),
  };
}

/** The first list of each gap in which the player was on no list, such as while merged into another record. */
async function gapsIn(db: Db, lines: readonly HistoryLine[]): Promise<readonly HistoryLine[]> {
  const gaps: HistoryLine[] = [];
  for (const kind of new Set(lines.map((line) => line.kind))) {
    let wasListed = false;
    for (const { list, version, date } of await listsInForce(db, { kind })) {
      const isListed = lines.some((line) => line.list === list && line.version === version);
      if (wasListed && !isListed) gaps.push({ ...NOT_LISTED, list, version, kind, date });
      wasListed = isListed;
    }
  }
  return gaps;
}

const NOT_LISTED = {
  superseded: false,
  rating: null,
  games: null,
  k: null,
  kDerived: false,
  inactive: false,
  listed: false,
  correctedFrom: null,
} as const;

const newestFirst = (one: HistoryLine, other: HistoryLine): number =>
  order(other.date, one.date) || order(other.kind, one.kind) || other.version - one.version;

const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
