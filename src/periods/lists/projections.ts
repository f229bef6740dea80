import type { EntryOf } from "../../domain/journal/journal.ts";
import type { ListPayloads } from "../../domain/journal/list-entries.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { putAcknowledged, removeAcknowledged } from "../../ledger/queries/lists/acknowledged-alarms.ts";
import { correctionsInto } from "../../ledger/queries/lists/corrections.ts";
import { insertList, markList, removeList, removeRows } from "../../ledger/queries/lists/lists.ts";
import { arePrepared, removeUnfinished } from "../../ledger/queries/lists/unfinished-lists.ts";
import { linesOf } from "../../ledger/sha256.ts";
import type { ProjectionOf } from "../projection-of.ts";
import { writeKept } from "./write/write-rows.ts";

/** What follows from the entries about lists. */
export const LIST_PROJECTIONS: { readonly [Kind in keyof ListPayloads]: ProjectionOf<Kind> } = {
  "list-closed": projectClosed,
  "draft-discarded": async ({ payload, sequence }, to) => {
    await removeRows(to.db, payload);
    await markList(to.db, payload, { discarded: sequence });
  },
  "list-published": async ({ payload: { lists }, sequence }, { db }) => {
    for (const list of lists) await markList(db, list, { published: sequence });
  },
  "correction-decided": projectCorrection,
  "alarm-acknowledged": ({ payload, sequence, time }, { db }) =>
    putAcknowledged(db, { club: null, ...payload, sequence, day: time.slice(0, 10) }),
  "alarm-reopened": ({ payload }, { db }) => removeAcknowledged(db, { club: null, ...payload }),
};

/** A draft joins the lists. Its rows are written from its kept bytes, unless that was done before it was recorded. */
async function projectClosed({ payload, sequence }: EntryOf<"list-closed">, to: Projection): Promise<void> {
  const { list, version, kind, date, content, making, previous, factsAsOf, reportsAsOf, header, root, persons } =
    payload;
  if (await arePrepared(to.db, payload, payload)) await removeList(to.db, payload);
  else await writeKept(to, payload);
  await removeUnfinished(to.db, payload);
  await insertList(to.db, {
    list,
    version,
    kind,
    date,
    content,
    making,
    sequence,
    origin: "published",
    header: header ?? null,
    root: root ?? null,
    persons: persons ?? null,
    published: null,
    discarded: null,
    previous_list: previous.list,
    previous_version: previous.version,
    facts_as_of: factsAsOf,
    reports_as_of: reportsAsOf,
  });
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
