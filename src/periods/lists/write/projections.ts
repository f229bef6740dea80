import type { EntryOf } from "../../../domain/journal/journal.ts";
import type { ListPayloads } from "../../../domain/journal/list-entries.ts";
import type { Projection } from "../../../ledger/ledger.ts";
import { correctionsInto } from "../../../ledger/queries/lists/corrections.ts";
import { analyzeEntries, insertList, type ListKey, markList } from "../../../ledger/queries/lists/lists.ts";
import { linesOf } from "../../../ledger/sha256.ts";
import type { ProjectionOf } from "../../projection-of.ts";
import { areWritten, writeKept } from "./list-rows.ts";

/** What follows from the entries about lists. */
export const LIST_PROJECTIONS: { readonly [Kind in keyof ListPayloads]: ProjectionOf<Kind> } = {
  "list-closed": projectClosed,
  "draft-discarded": async ({ payload, sequence }, to) => {
    await emptyList(to, payload);
    await markList(to.db, payload, { discarded: sequence });
  },
  "list-published": async ({ payload: { lists }, sequence }, { db }) => {
    for (const list of lists) await markList(db, list, { published: sequence });
  },
  "correction-decided": projectCorrection,
};

/** Writes a draft from its kept bytes, unless that was done while they were made. An earlier draft gives way. */
async function projectClosed({ payload, sequence }: EntryOf<"list-closed">, to: Projection): Promise<void> {
  const { list, version, kind, date, content, making, previous, factsAsOf, reportsAsOf } = payload;
  if (!areWritten(to, payload)) await writeKept(to, payload);
  await insertList(to.db, {
    ...{ list, version, kind, date, content, making, sequence },
    origin: "published",
    published: null,
    discarded: null,
    previous_list: previous.list,
    previous_version: previous.version,
    facts_as_of: factsAsOf,
    reports_as_of: reportsAsOf,
  });
  await analyzeEntries(to);
}

/** What a discarded draft had written; that it was there stays. */
async function emptyList({ db }: Projection, { list, version }: ListKey): Promise<void> {
  for (const table of ["list_entry", "pool", "list_tournament"] as const)
    await db.deleteFrom(table).where("list", "=", list).where("version", "=", version).execute();
}

/** One player to a line: number, points. */
async function projectCorrection({ payload, sequence }: EntryOf<"correction-decided">, to: Projection): Promise<void> {
  const { list, version, kind, reason, content } = payload;
  const tournament = [...new Set(payload.tournaments.map((each) => each.tournament))].join(" ");
  const corrections = correctionsInto(to);
  for await (const line of linesOf(to.content(content))) {
    const [player = 0, points = 0] = line.split(",").map(Number);
    corrections.add({ player, sequence, list, version, kind, tournament, points, reason });
  }
  await corrections.flush();
}
