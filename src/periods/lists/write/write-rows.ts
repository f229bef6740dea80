import type { ListClosed } from "../../../domain/journal/list-entries.ts";
import type { CopyTarget } from "../../../ledger/database.ts";
import type { Projection, Workspace } from "../../../ledger/ledger.ts";
import { cardsInto } from "../../../ledger/queries/lists/cards.ts";
import { entriesInto } from "../../../ledger/queries/lists/list-entries.ts";
import { insertListTournaments } from "../../../ledger/queries/lists/list-tournaments.ts";
import { analyzeEntries, type ListKey, removeList, removeRows } from "../../../ledger/queries/lists/lists.ts";
import { poolsInto } from "../../../ledger/queries/lists/pools.ts";
import { finishUnfinished, type ListContents } from "../../../ledger/queries/lists/unfinished-lists.ts";
import type { ListTournamentRow } from "../../../ledger/schema/tables.ts";
import { sha256 } from "../../../ledger/sha256.ts";
import { together } from "../../../ledger/together.ts";
import { headerLine, type ListHeader } from "../format/canonical-list.ts";
import { openNumbers } from "../format/canonical-reader.ts";
import {
  type CardsText,
  type MadeTournament,
  type PoolText,
  provenanceBytes,
  readProvenance,
} from "../format/provenance.ts";
import type { RecordedEntries } from "../format/recorded-entries.ts";
import { rowAt, rowOf } from "./entry-rows.ts";
import type { ListFile, ListRows } from "./list-file.ts";

/** Under which hashes a list's bytes, its persons and its provenance are kept; and what the list is known by. */
export interface WrittenList extends Required<ListContents> {
  /** The sha-256 of its first line. */
  readonly header: string;
  readonly root: string;
}

/** Writes the rows of a list. */
export async function writeRows(workspace: Workspace, list: ListKey, rows: ListRows): Promise<void> {
  await together(
    writeEntries(workspace, list, rows.recorded),
    writePools(workspace, list, rows.pools),
    writeCards(workspace, list, rows.cards),
    insertListTournaments(workspace, tournamentRows(list, rows.tournaments)),
  );
}

/** Keeps the bytes of a list, of its persons and of its provenance. */
export async function keepFile(
  workspace: Workspace,
  made: Promise<ListFile>,
): Promise<{ readonly header: ListHeader; readonly written: WrittenList }> {
  const file = await made;
  const { root } = file.header;
  if (root === undefined || file.persons === null) throw new Error("a list of format 1 is not written any more");
  const [content, persons, making] = await together(
    workspace.keep(iterate(file.bytes())),
    workspace.keep(iterate(file.persons)),
    workspace.keep(iterate(provenanceBytes(file.provenance()))),
  );
  const header = sha256(headerLine(file.header));
  const written = { content: content.sha256, persons: persons.sha256, making: making.sha256, header, root };
  return { header: file.header, written };
}

/** Says that all rows of a list are written, and lets the planner count them: under the chain it would take too long. */
export async function finishRows(workspace: Workspace, list: ListKey, written: WrittenList): Promise<void> {
  await analyzeEntries(workspace);
  await finishUnfinished(workspace.db, list, written);
}

async function* iterate<Part>(parts: Iterable<Part>): AsyncIterable<Part> {
  yield* parts;
}

async function writeEntries(
  to: CopyTarget,
  list: ListKey,
  { entries, places, players }: RecordedEntries,
): Promise<void> {
  const into = entriesInto(to);
  for (let index = 0; index < places.length; index++) {
    into.add(rowAt(list, players[index]!, entries, places[index]!));
    if (index % ROWS_BETWEEN === 0) await into.flushFull();
  }
  await into.flush();
}

/** Rows between two checks whether a part is full. */
const ROWS_BETWEEN = 1_000;

async function writePools(to: CopyTarget, { list, version }: ListKey, pools: readonly PoolText[]): Promise<void> {
  const into = poolsInto(to);
  for (const { player, pool } of pools) {
    into.row().int8(Number(player)).text(list).int2(version).text(pool);
    await into.flushFull();
  }
  await into.flush();
}

async function writeCards(to: CopyTarget, { list, version }: ListKey, cards: readonly CardsText[]): Promise<void> {
  const into = cardsInto(to);
  for (const { player, cards: own } of cards) {
    into.row().int8(Number(player)).text(list).int2(version).text(own);
    await into.flushFull();
  }
  await into.flush();
}

/** Games of one part under several lists are one part: it counts where any of them does. */
function tournamentRows({ list, version }: ListKey, tournaments: readonly MadeTournament[]): ListTournamentRow[] {
  const rows = new Map<string, ListTournamentRow>();
  for (const { tournament, part, reportVersion, counts } of tournaments) {
    const key = `${tournament}/${part}`;
    const isCounted = counts || rows.get(key)?.counts === true;
    rows.set(key, { tournament, part, list, version, report_version: reportVersion, counts: isCounted });
  }
  return [...rows.values()];
}

/** Writes the rows of a list from its kept bytes: where tables are made again from the journal. */
export async function writeKept(to: Projection, { list, version, content, making }: ListClosed): Promise<void> {
  const key = { list, version };
  await removeRows(to.db, key);
  await removeList(to.db, key);
  const entries = entriesInto(to);
  const { parts } = await openNumbers(to, { content });
  for await (const lines of parts) {
    for (const line of lines) entries.add(rowOf(key, line));
    await entries.flushFull();
  }
  await entries.flush();
  const pools: PoolText[] = [];
  const cards: CardsText[] = [];
  const tournaments: MadeTournament[] = [];
  await readProvenance(to.content(making), {
    tournament: (made) => tournaments.push(made),
    pool: (player, pool) => pools.push({ player, pool }),
    cards: (player, own) => cards.push({ player, cards: own }),
  });
  await writePools(to, key, pools);
  await writeCards(to, key, cards);
  await insertListTournaments(to, tournamentRows(key, tournaments));
  await analyzeEntries(to);
}
