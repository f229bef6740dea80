import type { LedgerReader } from "../../../ledger/ledger.ts";
import { mergesAsOf } from "../../../ledger/queries/players/players-as-of.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import { closePeriod } from "../../../rating/period/close-period.ts";
import type { OurLine, ReconciledCard } from "../../../rating/reconcile/lines.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { linesOfList, type ShownLine } from "../format/list-lines.ts";
import { readInput } from "../make-list.ts";
import { BLACK, GAME_LENGTH, loadReports, SCORE, UNPLAYED, WHITE } from "../read/period-games.ts";
import { basisOf } from "../verify/verify-list.ts";

/** A line of our list without what its games brought; a player without a rating has none. */
export type PrintedLine = Omit<OurLine, "rating" | "cards" | "waiting"> & { readonly rating: number | null };

/** Every line of the list, in as few bytes as can be: there may be half a million. */
export async function printedLines(reading: LedgerReader, row: ListRow): Promise<Map<number, PrintedLine>> {
  const lines = new Map<number, PrintedLine>();
  const once = interned();
  for await (const some of linesOfList(reading, row))
    for (const line of some) lines.set(Number(line.id), printed(line, once));
  return lines;
}

function printed(line: ShownLine, once: (text: string | null) => string | null): PrintedLine {
  const rating = line.shown ? line.rating : null;
  return {
    rating,
    base: rating === null || line.change === null ? null : rating - line.change,
    games: line.games,
    k: line.k,
    federation: once(line.federation),
    title: once(line.title ?? line.womenTitle),
    birth: once(line.birth?.slice(0, 4) ?? null),
    inactive: line.activity !== "active",
  };
}

/** One text for all that are the same. */
function interned(): (text: string | null) => string | null {
  const known = new Map<string, string>();
  return (text) => {
    if (text === null) return null;
    const found = known.get(text);
    if (found === undefined) known.set(text, text);
    return found ?? text;
  };
}

/** What the games of a list gave each player, tournament by tournament, calculated as when the list was made. */
export interface ListGames {
  readonly edition: string;
  readonly cardsOf: (player: number) => readonly ReconciledCard[];
  readonly waitingOf: (player: number) => OurLine["waiting"];
}

export async function gamesOfMadeList(reading: LedgerReader, row: ListRow): Promise<ListGames> {
  const basis = await basisOf(reading, row);
  const options = { progress: () => undefined, focus: { everyReport: true } } as const;
  const { input, read } = await readInput(reading, basis, options);
  const draft = closePeriod({ ...input, path: "kernel" });
  const cards = new Map<number, ReconciledCard[]>();
  for (const [index, { id }] of input.tournaments.entries()) {
    const named = nameOf(read.slices[index]!.report);
    for (const { player, n, gain, kPrinted } of draft.cardsOf(id))
      added(cards, Number(player), { ...named, n, gain, kPrinted });
  }
  const waiting = await waitingGames(reading, read.reports.heldBack, basis.reportsAsOf);
  return {
    edition: draft.editions.list,
    cardsOf: (player) => cards.get(player) ?? [],
    waitingOf: (player) => waiting.get(player) ?? [],
  };
}

/** Games of players in reports that wait. */
async function waitingGames(reading: LedgerReader, reports: readonly CurrentReport[], asOf: number) {
  const found = new Map<number, OurLine["waiting"][number][]>();
  const merges = await mergesAsOf(reading.db, asOf);
  const loaded = await loadReports(reading, reports, { asOf, merges, progress: () => undefined });
  for (const [index, { players, games }] of loaded.entries()) {
    const counts = new Map<number, number>();
    for (let at = 0; at < games.length; at += GAME_LENGTH) {
      if (games[at + SCORE] === UNPLAYED) continue;
      for (const side of [WHITE, BLACK]) {
        const player = players[games[at + side!]!];
        if (player) counts.set(player, (counts.get(player) ?? 0) + 1);
      }
    }
    const named = nameOf(reports[index]!);
    for (const [player, count] of counts) added(found, player, { ...named, games: count });
  }
  return found;
}

const nameOf = ({ tournament, registration: { name } }: CurrentReport) => ({ tournament, name });

function added<Value>(to: Map<number, Value[]>, player: number, value: Value): void {
  const own = to.get(player);
  if (own === undefined) to.set(player, [value]);
  else own.push(value);
}
