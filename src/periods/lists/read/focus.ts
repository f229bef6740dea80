import type { Transaction } from "../../../ledger/engines/connection.ts";
import { ratingsOf } from "../../../ledger/queries/lists/list-entries.ts";
import { tournamentsOfPlayers } from "../../../ledger/queries/tournaments/entrants-of-player.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { StandingReport } from "../../tournaments/pending.ts";
import { loadReports } from "./period-games.ts";
import type { PeriodReports } from "./period-reports.ts";

/** What is looked at: a player's line, or a tournament. */
export type Focus =
  | { readonly player: number }
  | { readonly tournament: string }
  /** By themselves, also those that wait: whether they are rated does not depend on other tournaments. */
  | { readonly reports: readonly StandingReport[] };

/** What a part of a list is made from: the same rules on fewer tournaments. */
export interface FocusFacts {
  readonly previous: ListRow;
  readonly asOf: number;
  readonly merges: ReadonlyMap<number, number>;
}

/**
 * The reports of a list that one player's line or one tournament depends on: those in which he played, and for each
 * unrated player in them those in which that one played, and so on: whether an unrated player's tournament is his first
 * decides how it is taken.
 */
export async function focused(
  session: Transaction,
  { chosen, heldBack, later, parts }: PeriodReports,
  focus: Focus,
  facts: FocusFacts,
): Promise<PeriodReports> {
  if ("reports" in focus) return { heldBack, later, parts, chosen: [...chosen, ...heldBack] };
  const own = "tournament" in focus ? chosen.filter(({ tournament }) => tournament === focus.tournament) : [];
  const kept = new Set<StandingReport>([...own, ...stagesOf(own, chosen)]);
  const asked = new Set<number>();
  let players = "player" in focus ? [focus.player] : await unratedIn(session, own, facts);
  while (players.length > 0) {
    for (const player of players) asked.add(player);
    const played = await tournamentsOfPlayers(session.db, withMerged(players, facts.merges));
    const found = chosen.filter((report) => !kept.has(report) && played.has(report.tournament));
    for (const report of found) kept.add(report);
    for (const report of stagesOf(found, chosen)) kept.add(report);
    const unrated = await unratedIn(session, found, facts);
    players = unrated.filter((player) => !asked.has(player));
  }
  return { heldBack, later, chosen: chosen.filter((report) => kept.has(report)), parts };
}

/** The other stages of the same tournaments: their dates and ratings are those of the whole. */
function stagesOf(some: readonly StandingReport[], all: readonly StandingReport[]): readonly StandingReport[] {
  const wholes = new Set(some.flatMap(({ whole }) => whole?.id ?? []));
  return wholes.size === 0 ? [] : all.filter(({ whole }) => whole !== null && wholes.has(whole.id));
}

/** Players of reports who had no rating on the list before. */
async function unratedIn(
  session: Transaction,
  reports: readonly StandingReport[],
  { previous, asOf, merges }: FocusFacts,
): Promise<readonly number[]> {
  if (reports.length === 0) return [];
  const loaded = await loadReports(session, reports, { asOf, merges, progress: () => undefined });
  const players = new Set(loaded.flatMap((report) => report.players).filter((player) => player !== null));
  const rows = await ratingsOf(session, previous, [...players]);
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
export function withMerged(players: readonly number[], merges: FocusFacts["merges"]): readonly number[] {
  const wanted = new Set(players);
  return [...players, ...[...merges].filter(([, kept]) => wanted.has(kept)).map(([merged]) => merged)];
}
