import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { ListEntry } from "../../../domain/list-entry.ts";
import {
  RECONCILE_CODES,
  type ReconcileCause,
  type ReconcileCode,
  type ReconcileCounts,
  type ReconciledPlayer,
  type ReconcileHead,
} from "../../../domain/reconciliation.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { playersOf } from "../../../ledger/queries/players/names.ts";
import type { TheirLine } from "../../../rating/reconcile/lines.ts";
import { onlyOn, reconcilePlayer } from "../../../rating/reconcile/reconcile-player.ts";
import type { FideEdition } from "../../../regulations/fide/fide-edition.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { kindOf } from "../format/list-lines.ts";
import { publishedRow } from "../verify/verify-list.ts";
import { type BeforeOf, basesOf } from "./bases.ts";
import { gamesOfMadeList, type ListGames, type PrintedLine, printedLines } from "./our-lines.ts";
import { entriesIn, type TheirFile } from "./their-list.ts";

export interface ReconcileRequest {
  /** A published list of this office. */
  readonly list: string;
  readonly version?: number | undefined;
  /** Only its players, on either list; null: everybody. */
  readonly federation: string | null;
  /** FIDE's list of the same month. */
  readonly theirs: TheirFile;
  /** FIDE's list before it; null: what this office took over, or its own list. */
  readonly before: TheirFile | null;
}

export interface Reconciliation {
  readonly head: ReconcileHead;
  /** In the order of their file, then who is on our list only. */
  readonly players: AsyncIterable<ReconciledPlayer>;
  /** Known when all of them were read. */
  readonly counts: () => ReconcileCounts;
}

/** Compares a published list with FIDE's list of the same month, and names why each line differs. */
export async function reconcileList(
  { reader }: Pick<Ledger, "reader">,
  request: ReconcileRequest,
): Promise<Reconciliation> {
  const row = await publishedRow(reader, request.list, request.version);
  if (row.making === null) throw new Refusal("list-not-ours", { list: request.list });
  const { base, before } = await basesOf(reader, row, request.before);
  const games = await gamesOfMadeList(reader, row);
  const kind = kindOf(row);
  const comparison: Comparison = {
    kind,
    before,
    games,
    federation: request.federation,
    edition: (await editionsOf(reader.db)).named(games.edition) as FideEdition,
    ours: await printedLines(reader, row),
    seen: new Set(),
    counts: { ours: 0, theirs: 0, different: 0, unread: 0, causes: zeroCounts() },
  };
  return {
    head: {
      list: row.list,
      version: row.version,
      kind,
      date: row.date as IsoDate,
      federation: request.federation,
      base,
    },
    players: differences(reader, request.theirs, comparison),
    counts: () => comparison.counts,
  };
}

interface Comparison {
  readonly kind: ListKind;
  readonly edition: FideEdition;
  readonly federation: string | null;
  readonly ours: ReadonlyMap<number, PrintedLine>;
  readonly games: ListGames;
  /** Their list before; null: not known, so that ours stands for it. */
  readonly before: BeforeOf;
  readonly seen: Set<number>;
  readonly counts: Record<Exclude<keyof ReconcileCounts, "causes">, number> & {
    readonly causes: Record<ReconcileCode, number>;
  };
}

const zeroCounts = () => Object.fromEntries(RECONCILE_CODES.map((code) => [code, 0])) as Record<ReconcileCode, number>;

async function* differences(
  reader: LedgerReader,
  theirs: TheirFile,
  comparison: Comparison,
): AsyncIterable<ReconciledPlayer> {
  const { counts, kind, federation, ours, seen } = comparison;
  for await (const some of entriesIn(theirs, kind, (issues) => (counts.unread = issues)))
    for (const entry of some) {
      const found = compared(comparison, entry);
      if (found !== null) yield counted(counts, found);
    }
  const left: number[] = [];
  for (const [player, line] of ours) {
    if (line.rating === null || (federation !== null && line.federation !== federation)) continue;
    counts.ours += seen.has(player) ? 0 : 1;
    if (!seen.has(player)) left.push(player);
  }
  for (let from = 0; from < left.length; from += NAMES)
    for (const each of await missingThere(reader, comparison, left.slice(from, from + NAMES)))
      yield counted(counts, each);
}

/** Names that are asked for at a time. */
const NAMES = 1_000;

function counted(counts: Comparison["counts"], player: ReconciledPlayer): ReconciledPlayer {
  counts.different += 1;
  for (const code of new Set(player.causes.map((cause) => cause.code))) counts.causes[code] += 1;
  return player;
}

/** Their line beside ours; null: nothing differs. */
function compared(comparison: Comparison, entry: ListEntry): ReconciledPlayer | null {
  const { kind, ours, federation, seen, counts } = comparison;
  const player = Number(entry.id);
  const own = ours.get(player);
  const { rating = null, games = null, k = null } = entry.standings[kind] ?? {};
  const isOurs = own !== undefined && own.rating !== null;
  if (federation !== null && entry.federation !== federation && own?.federation !== federation) return null;
  if (rating === null) return null;
  counts.theirs += 1;
  if (isOurs) counts.ours += 1;
  seen.add(player);
  const theirs = { ...theirLine(comparison, entry, own), rating, games, k };
  const causes = causesOf(comparison, player, own, theirs);
  if (causes.length === 0) return null;
  return {
    player: entry.id,
    name: entry.name,
    federation: entry.federation,
    ours: isOurs ? { rating: own.rating, games: own.games, k: own.k } : null,
    theirs: { rating, games, k },
    points: isOurs ? rating - own.rating! : null,
    causes,
  };
}

function theirLine(
  { before }: Comparison,
  { id, federation, title, womenTitle, birth, inactive }: ListEntry,
  own: PrintedLine | undefined,
): Omit<TheirLine, "rating" | "games" | "k"> {
  const known = before?.(Number(id)) ?? null;
  return {
    base: before === null ? (own?.base ?? null) : (known?.rating ?? null),
    kBefore: known?.k ?? null,
    federation,
    title: title ?? womenTitle,
    birth: birth?.slice(0, 4) ?? null,
    inactive,
  };
}

function causesOf(
  { edition, games, before }: Comparison,
  player: number,
  own: PrintedLine | undefined,
  theirs: TheirLine,
): readonly ReconcileCause[] {
  if (own === undefined || own.rating === null) {
    // Where only our list before is known, a player with a line of ours was on it.
    const base = before === null && own !== undefined ? theirs.rating : theirs.base;
    return [onlyOn("theirs", { rating: theirs.rating, base })];
  }
  const ours = { ...own, rating: own.rating, cards: games.cardsOf(player), waiting: games.waitingOf(player) };
  return reconcilePlayer(edition, ours, theirs);
}

async function missingThere(
  { db }: LedgerReader,
  { ours }: Comparison,
  players: readonly number[],
): Promise<readonly ReconciledPlayer[]> {
  const names = new Map((await playersOf(db, players)).map(({ id, name }) => [Number(id), name]));
  return players.flatMap((player) => {
    const { rating, base, games, k, federation } = ours.get(player)!;
    if (rating === null) return [];
    return {
      player: String(player),
      name: names.get(player) ?? "",
      federation,
      ours: { rating, games, k },
      theirs: null,
      points: null,
      causes: [onlyOn("ours", { rating, base })],
    };
  });
}
