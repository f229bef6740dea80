import { sql } from "kysely";
import type { Db, ListRow } from "../../schema/tables.ts";

/** All entries of a player, the newest list first, each in every version. */
export const entriesOf = (db: Db, player: string) =>
  db
    .selectFrom("list_entry")
    .innerJoin("list", (join) =>
      join.onRef("list.list", "=", "list_entry.list").onRef("list.version", "=", "list_entry.version"),
    )
    .select([
      "list.list as list",
      "list.version as version",
      "kind",
      "date",
      "rating",
      "games",
      "k",
      "inactive",
      "change",
      "making",
      "delisted_on",
      "games_so_far",
      "highest",
      "complete",
    ])
    .where("player", "=", Number(player))
    .where("published", "is not", null)
    .orderBy("date", "desc")
    .orderBy("kind", "desc")
    .orderBy("list.version", "desc")
    .execute();

export type PlayedRow = Pick<ListRow, "list" | "version" | "kind" | "date">;

/** The published lists of this office with a tournament in which a player is named, each in the version in force. */
export async function listsPlayed(db: Db, player: string): Promise<readonly PlayedRow[]> {
  const { rows } = await sql<PlayedRow>`
    SELECT list.list, max(list.version) AS version, list.kind, list.date FROM (
      SELECT tournament, part, version FROM entrant WHERE player = ${Number(player)}
      UNION SELECT entrant.tournament, entrant.part, entrant.version FROM entrant_match AS matched
        JOIN entrant ON entrant.tournament = matched.tournament
          AND entrant.start_number = matched.start_number AND entrant.name = matched.name
        WHERE matched.player = ${Number(player)}) AS own
    JOIN list_tournament AS settled ON settled.tournament = own.tournament
      AND settled.part = own.part AND settled.report_version = own.version
    JOIN list ON list.list = settled.list AND list.version = settled.version
    WHERE list.published IS NOT NULL
    GROUP BY list.list, list.kind, list.date
    ORDER BY list.date DESC, list.kind DESC`.execute(db);
  return rows;
}
