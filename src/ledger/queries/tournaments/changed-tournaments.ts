import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** A tournament of a published list about which something came after the list was made. */
export interface ChangedTournament {
  readonly list: string;
  readonly version: number;
  readonly tournament: string;
  readonly part: number;
  /** The last entry about it. */
  readonly entry: number;
}

/**
 * Everything that can change what a tournament gives, with the entry it came by; part −1: the whole tournament. A game
 * counts in the first part that has it, so that a change of a part concerns every later one.
 */
const CHANGES = `
  SELECT tournament, part, sequence FROM report
  UNION ALL SELECT tournament, part, withdrawn FROM report WHERE withdrawn IS NOT NULL
  UNION ALL SELECT tournament, -1, sequence FROM game_ruling
  UNION ALL SELECT tournament, -1, sequence FROM entrant_match
  UNION ALL SELECT tournament, -1, sequence FROM registration
  UNION ALL SELECT tournament, -1, sequence FROM decision
    WHERE kind IN ('registration-ruled', 'tournament-ruled', 'appeal-decided', 'tournaments-compared')`;

export async function changedTournaments(db: Db): Promise<readonly ChangedTournament[]> {
  const { rows } = await sql<ChangedTournament>`
    SELECT own.list, own.version, own.tournament, own.part, max(change.sequence) AS entry
    FROM list_tournament AS own
    JOIN list ON list.list = own.list AND list.version = own.version AND list.published IS NOT NULL
    JOIN (${sql.raw(CHANGES)}) AS change ON change.tournament = own.tournament
      AND change.part <= own.part AND change.sequence > list.reports_as_of
    GROUP BY own.list, own.version, own.tournament, own.part
    ORDER BY own.list, own.tournament, own.part`.execute(db);
  return rows.map((row) => ({ ...row, entry: Number(row.entry) }));
}
