import type { Db } from "../../schema/tables.ts";

/** The contents of reports on tournaments that ended before a day, and still have births of players. */
export async function agedReports(db: Db, before: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("report")
    .innerJoin("entrant", (join) =>
      join
        .onRef("entrant.tournament", "=", "report.tournament")
        .onRef("entrant.part", "=", "report.part")
        .onRef("entrant.version", "=", "report.version"),
    )
    .select("report.content")
    .distinct()
    .where("report.end_date", "<", before)
    .where("entrant.birth", "is not", null)
    .orderBy("report.content")
    .execute();
  return rows.map(({ content }) => content);
}
