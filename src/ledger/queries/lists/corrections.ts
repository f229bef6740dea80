import type { CopyTarget } from "../../database.ts";
import type { CorrectionRow, Db } from "../../schema/tables.ts";
import { bulkInto } from "../../wire/bulk.ts";

/** Corrections of a decision, on their way into the table. */
export const correctionsInto = (session: CopyTarget) => {
  const bulk = bulkInto(session, "correction", [
    "player",
    "sequence",
    "list",
    "version",
    "kind",
    "tournament",
    "points",
    "reason",
  ]);
  return {
    add: (row: CorrectionRow): void => {
      bulk
        .row()
        .int8(row.player)
        .int8(row.sequence)
        .text(row.list)
        .int2(row.version)
        .text(row.kind)
        .text(row.tournament)
        .int2(row.points)
        .text(row.reason);
    },
    flush: bulk.flush,
  };
};

/** The corrections of a kind that were decided after one entry and up to another. */
export const correctionsBetween = (
  db: Db,
  { kind, after, upTo }: { readonly kind: string; readonly after: number; readonly upTo: number },
): Promise<CorrectionRow[]> =>
  db
    .selectFrom("correction")
    .selectAll()
    .where("kind", "=", kind)
    .where("sequence", ">", after)
    .where("sequence", "<=", upTo)
    .orderBy("player")
    .orderBy("sequence")
    .execute();
