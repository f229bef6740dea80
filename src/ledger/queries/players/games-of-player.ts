import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** A game of a player in a tournament that a published list has settled; of an opponent only what the report says. */
export interface PlayedGameRow {
  readonly tournament: string;
  readonly part: number;
  readonly tournament_name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly list: string;
  readonly kind: string;
  readonly list_date: string;
  readonly list_version: number;
  readonly counts: boolean;
  /** The record under which the player was entered: their own, or one that was merged into it. */
  readonly entered: number;
  /** The player's own rating in the report. */
  readonly rating: number | null;
  readonly round: number;
  readonly is_white: boolean;
  /** White's, in half points; null: not played. */
  readonly score: number | null;
  readonly opponent: number | null;
  readonly opponent_name: string;
  readonly opponent_federation: string | null;
  readonly opponent_rating: number | null;
}

/**
 * The games of a player in the tournaments that ended last, the newest first, also those of records that were merged into
 * theirs; an opponent is the record that stands for them now. A tournament's games are found by its key alone,
 * so the number of tournaments bounds the work. Whom the player met is known before entrants are joined: by an expression of two
 * tables the planner reads all entrants of a tournament for each game.
 */
export async function gamesOfPlayer(db: Db, player: string, tournamentsMax: number): Promise<readonly PlayedGameRow[]> {
  const id = Number(player);
  const { rows } = await sql<PlayedGameRow>`
    WITH record AS MATERIALIZED (
      SELECT ${id}::bigint AS player UNION ALL SELECT player FROM player WHERE merged_into = ${id}),
    own AS MATERIALIZED (
      SELECT tournament, part, version, place, start_number, name, player, rating FROM entrant
        WHERE player = ANY (ARRAY(SELECT player FROM record))
      UNION SELECT entrant.tournament, entrant.part, entrant.version, entrant.place, entrant.start_number, entrant.name,
          matched.player, entrant.rating
        FROM entrant_match AS matched JOIN entrant ON entrant.tournament = matched.tournament
          AND entrant.start_number = matched.start_number AND entrant.name = matched.name
        WHERE matched.player = ANY (ARRAY(SELECT player FROM record))),
    settled AS MATERIALIZED (
      SELECT own.*, tournament.name AS tournament_name, start_date, end_date, list.list, list.kind, list.date,
        list.version AS list_version, by_list.counts
      FROM own
      JOIN list_tournament AS by_list ON by_list.tournament = own.tournament
        AND by_list.part = own.part AND by_list.report_version = own.version
      JOIN list ON list.list = by_list.list AND list.version = by_list.version AND list.published IS NOT NULL
      JOIN tournament ON tournament.tournament = own.tournament
      WHERE NOT EXISTS (SELECT FROM list AS later WHERE later.list = list.list AND later.version > list.version
          AND later.published IS NOT NULL)
        AND COALESCE((SELECT matched.player IS NOT DISTINCT FROM own.player FROM entrant_match AS matched
          WHERE matched.tournament = own.tournament AND matched.start_number = own.start_number AND matched.name = own.name
          ORDER BY matched.sequence DESC LIMIT 1), true)
      ORDER BY end_date DESC, own.tournament DESC, own.part DESC LIMIT ${tournamentsMax}),
    met AS MATERIALIZED (
      SELECT settled.*, game.round, game.score, game.white = settled.place AS is_white,
        CASE WHEN game.white = settled.place THEN game.black ELSE game.white END AS opponent_place
      FROM settled
      JOIN game ON game.tournament = settled.tournament AND game.part = settled.part AND game.version = settled.version
        AND (game.white = settled.place OR game.black = settled.place))
    SELECT met.tournament, met.part, tournament_name, start_date, end_date, met.list, met.kind,
      met.date AS list_date, list_version, met.counts, met.player AS entered, met.rating, met.round,
      is_white, met.score,
      COALESCE(known.player, other.player) AS opponent, COALESCE(known.name, other.name) AS opponent_name,
      COALESCE(known.federation, other.federation) AS opponent_federation, other.rating AS opponent_rating
    FROM met
    JOIN entrant AS other ON other.tournament = met.tournament AND other.part = met.part
      AND other.version = met.version AND other.place = opponent_place
    LEFT JOIN player AS named ON named.player = other.player
    LEFT JOIN player AS known ON known.player = COALESCE(named.merged_into, named.player)
    ORDER BY end_date DESC, met.tournament DESC, met.part DESC, met.round DESC`.execute(db);
  return rows;
}
