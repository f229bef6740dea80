import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";
import { numbersIn } from "../sets.ts";
import type { ListKey } from "./lists.ts";

export interface PlayerRatingRow {
  readonly player: number;
  readonly name: string;
  readonly federation: string | null;
  readonly title: string | null;
  /** On the list that was asked for; null: not rated there, or not shown. */
  readonly rating: number | null;
  readonly k: number | null;
  readonly inactive: boolean | null;
  /** On the standard list beside it. */
  readonly standard: number | null;
}

/** No list has this key, so that nobody has an entry on it. */
const NO_LIST: ListKey = { list: "", version: 0 };

/** What two lists say of many players, in one statement; players who are not on record have no row. */
export async function ratingsOfPlayers(
  db: Db,
  players: readonly number[],
  { own, standard }: { readonly own: ListKey | null; readonly standard: ListKey | null },
): Promise<readonly PlayerRatingRow[]> {
  const entry = ({ list, version }: ListKey) =>
    sql`SELECT rating, k, inactive FROM list_entry
      WHERE list_entry.player = asked.player AND list = ${list} AND version = ${version} AND shown`;
  const { rows } = await sql<PlayerRatingRow>`
    SELECT player.player, name, federation, coalesce(title, women_title) AS title, own.rating, own.k, own.inactive,
      standard.rating AS standard
    FROM unnest(${numbersIn(players)}) AS asked (player)
    JOIN player ON player.player = asked.player
    LEFT JOIN LATERAL (${entry(own ?? NO_LIST)}) AS own ON true
    LEFT JOIN LATERAL (${entry(standard ?? NO_LIST)}) AS standard ON true
    ORDER BY player.player`.execute(db);
  return rows;
}
