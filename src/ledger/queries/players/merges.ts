import { sql } from "kysely";
import type { Db } from "../../schema/tables.ts";

/** A time during which one record stood for another. */
export interface MergeSpan {
  readonly merged: number;
  readonly kept: number;
  /** The entry that merged them. */
  readonly from: number;
  /** The entry that undid it; null: it stands. */
  readonly until: number | null;
}

interface StateRow {
  readonly player: number;
  readonly merged_into: number | null;
  readonly until: number | null;
}

/** Every merge there was up to an entry, in the order of the records and of time. */
export async function mergeSpans(db: Db, asOf: number): Promise<readonly MergeSpan[]> {
  const { rows } = await sql<StateRow>`
    WITH concerned AS (
      SELECT player FROM player_before WHERE merged_into IS NOT NULL
      UNION SELECT player FROM player WHERE merged_into IS NOT NULL)
    SELECT player, merged_into, until FROM player_before WHERE player IN (SELECT player FROM concerned)
    UNION ALL
    SELECT player, merged_into, NULL FROM player WHERE player IN (SELECT player FROM concerned)
    ORDER BY player, until NULLS LAST`.execute(db);
  const spans: MergeSpan[] = [];
  let [player, since] = [0, 0];
  for (const row of rows) {
    if (row.player !== player) [player, since] = [row.player, 0];
    const { merged_into: kept, until } = row;
    const last = spans.at(-1);
    // What else changed of a merged record makes no new merge.
    const goesOn = last?.merged === player && last.kept === kept && last.until === since;
    if (goesOn) spans[spans.length - 1] = { ...last, until };
    else if (kept !== null) spans.push({ merged: player, kept, from: since, until });
    since = until ?? since;
  }
  return spans
    .filter(({ from }) => from <= asOf)
    .map((span) => (span.until === null || span.until <= asOf ? span : { ...span, until: null }));
}
