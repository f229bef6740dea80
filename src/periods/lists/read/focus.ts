import { ratingsOf } from "../../../ledger/queries/lists/list-entries.ts";
import { tournamentsOfPlayers } from "../../../ledger/queries/tournaments/entrants-of-player.ts";
import type { CurrentReport } from "../../tournaments/pending.ts";
import { loadOnce, type PeriodReader } from "./period-reader.ts";
import type { PeriodReports } from "./period-reports.ts";

/** What is looked at: a player's line, a tournament, or reports. */
export type Focus =
  | { readonly player: number }
  | { readonly tournament: string }
  /** Every report of the list, and nobody else than its players. */
  | { readonly everyReport: true }
  /** By themselves, also those that wait: whether they are rated does not depend on other tournaments. */
  | { readonly reports: readonly CurrentReport[] };

/**
 * The reports of a list that one player's line or one tournament depends on: those in which the player played, and for
 * each unrated player in them those in which that one played, and so on: whether a tournament is an unrated player's
 * first decides how it is taken.
 */
export async function focused(
  reader: PeriodReader,
  { chosen, heldBack, later, parts }: PeriodReports,
  focus: Focus,
): Promise<PeriodReports> {
  if ("everyReport" in focus) return { heldBack, later, parts, chosen };
  if ("reports" in focus) return { heldBack, later, parts, chosen: [...chosen, ...heldBack] };
  const own = "tournament" in focus ? chosen.filter(({ tournament }) => tournament === focus.tournament) : [];
  const kept = new Set<CurrentReport>([...own, ...stagesOf(own, chosen)]);
  const asked = new Set<number>();
  let players = "player" in focus ? [focus.player] : await unratedIn(reader, own);
  while (players.length > 0) {
    for (const player of players) asked.add(player);
    const played = await tournamentsOfPlayers(reader.reading.db, withMerged(players, reader.merges));
    const found = chosen.filter((report) => !kept.has(report) && played.has(report.tournament));
    for (const report of found) kept.add(report);
    for (const report of stagesOf(found, chosen)) kept.add(report);
    const unrated = await unratedIn(reader, found);
    players = unrated.filter((player) => !asked.has(player));
  }
  return { heldBack, later, chosen: chosen.filter((report) => kept.has(report)), parts };
}

/** The other stages of the same tournaments: their dates and ratings are those of the whole. */
function stagesOf(some: readonly CurrentReport[], all: readonly CurrentReport[]): readonly CurrentReport[] {
  const wholes = new Set(some.flatMap(({ whole }) => whole?.id ?? []));
  return wholes.size === 0 ? [] : all.filter(({ whole }) => whole !== null && wholes.has(whole.id));
}

/** Players of reports who had no rating on the list before. */
async function unratedIn(reader: PeriodReader, reports: readonly CurrentReport[]): Promise<readonly number[]> {
  if (reports.length === 0) return [];
  const loaded = await loadOnce(reader, reports);
  const players = new Set(loaded.flatMap((report) => report.players).filter((player) => player !== null));
  const rows = await ratingsOf(reader.reading, reader.basis.previous, [...players]);
  while (rows.next()) {
    players.delete(rows.int8() ?? 0);
    rows.int2();
    rows.int4();
    rows.int2();
    rows.flag();
    rows.int2();
  }
  return [...players];
}

/** The records of the same persons. */
export function withMerged(players: readonly number[], merges: PeriodReader["merges"]): readonly number[] {
  const wanted = new Set(players);
  return [...players, ...[...merges].filter(([, kept]) => wanted.has(kept)).map(([merged]) => merged)];
}
