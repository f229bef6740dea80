import type { IsoDate } from "../../../domain/dates.ts";
import type { ListKind } from "../../../domain/list.ts";
import { type RatedLine, ratedLines } from "../../../ledger/queries/lists/list-entries.ts";
import { listsInForce } from "../../../ledger/queries/lists/lists.ts";
import { mergesOf } from "../../../ledger/queries/tournaments/entrants.ts";
import type { Db, ListRow } from "../../../ledger/schema/tables.ts";
import type { OfficeRatings } from "../../../reports/office-ratings.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { listOn } from "../../lists/read/lists-at-start.ts";
import { knownTournament } from "../known.ts";

/**
 * Ratings and K as the office will use them, for a look at a report before it is sent: ratings of the list in force at
 * the start, K of that list or of the newest one, as the edition says.
 */
export async function officeRatings(db: Db, tournament: string, ids: readonly string[]): Promise<OfficeRatings> {
  const { facts } = await knownTournament(db, tournament);
  const { kind, system, games, start } = facts;
  const lists = await listsInForce(db, { kind });
  const newest = lists.at(-1);
  if (newest === undefined) return { kind, system, games, list: null, players: [] };
  const atStart = listOn(lists)(start);
  const asOf = (await editionsOf(db)).on(kind, start)?.articles.developmentCoefficient.sets.asOf;
  const merged = await mergesOf(db, ids.map(Number));
  const records = new Map(ids.map((id) => [id, merged.get(Number(id)) ?? Number(id)]));
  const linesOf = async (row: ListRow | undefined): Promise<ReadonlyMap<number, RatedLine>> =>
    row === undefined ? new Map() : ratedLines(db, row, [...records.values()]);
  const ratings = await linesOf(atStart);
  const coefficients = asOf === "list at the start" ? ratings : await linesOf(newest);
  const standard = await linesOf(await standardOn(db, kind, start));
  const players = [...records].flatMap(([id, player]) => {
    const [rating, k] = [ratings.get(player)?.rating ?? null, coefficients.get(player)?.k ?? null];
    const beside = standard.get(player)?.rating ?? null;
    return rating === null && beside === null ? [] : [{ id, rating, k, standard: beside }];
  });
  return { kind, system, games, list: atStart.list, players };
}

/** Whose ratings may stand in on the faster lists. */
async function standardOn(db: Db, kind: ListKind, start: IsoDate): Promise<ListRow | undefined> {
  if (kind === "standard") return undefined;
  const lists = await listsInForce(db, { kind: "standard" });
  return lists.length === 0 ? undefined : listOn(lists)(start);
}
