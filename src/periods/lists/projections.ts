import type { EntryOf } from "../../domain/journal.ts";
import type { ListPayloads } from "../../domain/list-entries.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { correctionsInto } from "../../ledger/postgres/corrections.ts";
import { entriesInto, STATUSES } from "../../ledger/postgres/list-entries.ts";
import { insertListTournaments } from "../../ledger/postgres/list-tournaments.ts";
import { analyzeEntries, insertList, type ListKey, markList, removeList } from "../../ledger/postgres/lists.ts";
import { poolsInto } from "../../ledger/postgres/pools.ts";
import type { ListEntryRow, ListTournamentRow } from "../../ledger/postgres/tables.ts";
import { linesOf } from "../../ledger/sha256.ts";
import type { ProjectionOf } from "../projections.ts";
import type { ListLine } from "./canonical-list.ts";
import { openList } from "./canonical-reader.ts";
import { type MadeTournament, readMaking } from "./making.ts";
import type { RecordedEntries } from "./recorded-entries.ts";
import { entriesAtHand, rowAt } from "./rows-at-hand.ts";

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

/** Writes a draft from its kept bytes, in parts. An earlier draft of the same list gives way. */
async function projectClosed({ payload, sequence }: EntryOf<"list-closed">, to: Projection): Promise<void> {
  const { list, version, kind, date, content, making, previous, factsAsOf, reportsAsOf } = payload;
  await removeList(to, { list, version });
  await projectLines(to, payload, content);
  await projectMaking(to, payload, making);
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

async function projectLines(to: Projection, list: ListKey, content: string): Promise<void> {
  const made = entriesAtHand(content);
  if (made !== undefined) return projectMade(to, list, made);
  const entries = entriesInto(to);
  const { parts } = await openList(to.content(content));
  for await (const lines of parts) {
    for (const line of lines) entries.add(rowOf(list, line));
    await entries.flushFull();
  }
  await entries.flush();
}

/** So many rows are written between two looks at whether a part is full. */
const ROWS = 1_000;

async function projectMade(to: Projection, list: ListKey, made: RecordedEntries): Promise<void> {
  const entries = entriesInto(to);
  for (let index = 0; index < made.places.length; index++) {
    entries.add(rowAt(list, made, index));
    if (index % ROWS === 0) await entries.flushFull();
  }
  await entries.flush();
}

export const rowOf = ({ list, version }: ListKey, line: ListLine): ListEntryRow => ({
  player: Number(line.id),
  list,
  version,
  rating: line.rating,
  games: line.games,
  k: line.k,
  inactive: line.activity !== "active",
  games_so_far: line.gamesSoFar,
  highest: line.highest,
  complete: line.factsComplete,
  last_counted: line.lastCounted,
  delisted_on: line.delistedOn,
  gone: line.activity === "gone",
  status: STATUSES.indexOf(line.status),
  change: line.change,
  shown: line.shown,
});

async function projectMaking(to: Projection, { list, version }: ListKey, making: string): Promise<void> {
  const pools = poolsInto(to);
  const tournaments = new Map<string, ListTournamentRow>();
  await readMaking(to.content(making), {
    tournament: (made) => addTournament(tournaments, { list, version }, made),
    pool: (player, pool) => {
      pools.row().int8(Number(player)).text(list).int2(version).text(pool);
    },
    between: pools.flushFull,
  });
  await pools.flush();
  await insertListTournaments(to, [...tournaments.values()]);
}

/** Games of one part under several lists are one part: it counts where any of them does. */
function addTournament(
  rows: Map<string, ListTournamentRow>,
  { list, version }: ListKey,
  { tournament, part, reportVersion, counts }: MadeTournament,
): void {
  const key = `${tournament}/${part}`;
  const isCounted = counts || rows.get(key)?.counts === true;
  rows.set(key, { tournament, part, list, version, report_version: reportVersion, counts: isCounted });
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
