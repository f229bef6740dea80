import type { Transaction } from "../../database.ts";
import type { Db, GameRow } from "../../schema/tables.ts";
import { bulkInto } from "../../wire/bulk.ts";
import type { ReportKey } from "./reports.ts";

const COLUMNS = [
  "tournament",
  "part",
  "version",
  "round",
  "white",
  "black",
  "score",
  "flaw",
  "line",
] as const satisfies readonly (keyof GameRow)[];

export async function insertGames(
  tx: Transaction,
  { tournament, part, version }: ReportKey,
  games: readonly Omit<GameRow, keyof ReportKey>[],
): Promise<void> {
  const bulk = bulkInto(tx, "game", COLUMNS);
  for (const { round, white, black, score, flaw, line } of games)
    bulk
      .row()
      .text(tournament)
      .int2(part)
      .int2(version)
      .int2(round)
      .int2(white)
      .int2(black)
      .int2(score)
      .int2(flaw)
      .int4(line);
  await bulk.flush();
}

/** The games of one report, round by round. */
export const gamesOf = (db: Db, { tournament, part, version }: ReportKey): Promise<GameRow[]> =>
  db
    .selectFrom("game")
    .selectAll()
    .where("tournament", "=", tournament)
    .where("part", "=", part)
    .where("version", "=", version)
    .orderBy("round")
    .orderBy("white")
    .orderBy("black")
    .execute();
