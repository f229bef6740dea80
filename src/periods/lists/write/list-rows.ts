import type { ListClosed } from "../../../domain/journal/list-entries.ts";
import type { Projection, Recording } from "../../../ledger/ledger.ts";
import { entriesInto } from "../../../ledger/queries/lists/list-entries.ts";
import { insertListTournaments } from "../../../ledger/queries/lists/list-tournaments.ts";
import { type ListKey, removeList } from "../../../ledger/queries/lists/lists.ts";
import { poolsInto } from "../../../ledger/queries/lists/pools.ts";
import type { ListTournamentRow } from "../../../ledger/schema/tables.ts";
import { together } from "../../../ledger/together.ts";
import { isBusy, letOthers } from "../../in-turns.ts";
import type { MadeList, TakeEntries } from "../make-list.ts";
import { openList } from "./canonical-reader.ts";
import { rowAt, rowOf } from "./entry-rows.ts";
import { type MadeTournament, type MakingSink, readMaking, writtenMaking } from "./making.ts";
import { isOnRecord } from "./recorded-entries.ts";

type Contents = Pick<ListClosed, "content" | "making">;

/** The contents whose rows were written with them in the transaction of a session: they need not be read again. */
const written = new WeakMap<Projection["db"], Contents>();

/** Whether the rows of a list are in the tables already. */
export function areWritten({ db }: Projection, { content, making }: Contents): boolean {
  const known = written.get(db);
  return known !== undefined && known.content === content && known.making === making;
}

/** The rows of a list on their way into the tables while it is made. */
export interface EntryRows {
  readonly take: TakeEntries;
  /** When all of them have arrived. */
  readonly end: () => Promise<void>;
}

/** An earlier draft gives way. */
export async function entryRows(recording: Recording, list: ListKey): Promise<EntryRows> {
  await removeList(recording, list);
  const into = entriesInto({ ...recording, ahead: aheadOn(recording) });
  return {
    take: async ({ entries, places }, players) => {
      for (let index = 0; index < places.length; index++) {
        const place = places[index]!;
        if (isOnRecord(entries, place)) into.add(rowAt(list, players[place]!, entries, place));
      }
      await into.flushFull();
    },
    end: into.flush,
  };
}

/** Keeps the bytes of a list whose rows are on their way, and writes what follows from how it was made, all at once. */
export async function writeMade(
  recording: Recording,
  list: ListKey,
  { bytes, making }: Pick<MadeList, "bytes" | "making">,
  rows: EntryRows,
): Promise<Contents> {
  const sink = makingInto(recording, list);
  const [, content, made] = await together(
    rows.end(),
    recording.keep(inTurn(bytes())),
    recording.keep(writtenMaking(making(), sink)),
  );
  await sink.end();
  const contents = { content: content.sha256, making: made.sha256 };
  written.set(recording.db, contents);
  return contents;
}

/** So many parts of the rows, a megabyte each, are sent ahead where nobody else wants anything of the server. */
const ROWS_AHEAD = 64;

const aheadOn = ({ ahead }: Recording): number => (ahead === 1 || isBusy() ? 1 : ROWS_AHEAD);

async function* inTurn(parts: Iterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for (const part of parts) {
    await letOthers();
    yield part;
  }
}

/** Writes the rows of a list from its kept bytes, in parts. An earlier draft gives way. */
export async function writeKept(to: Projection, { list, version, content, making }: ListClosed): Promise<void> {
  await removeList(to, { list, version });
  const entries = entriesInto(to);
  const { parts } = await openList(to.content(content));
  for await (const lines of parts) {
    for (const line of lines) entries.add(rowOf({ list, version }, line));
    await entries.flushFull();
  }
  await entries.flush();
  const sink = makingInto(to, { list, version });
  await readMaking(to.content(making), sink);
  await sink.end();
}

/** What follows from a making: pools and the tournaments of the list. */
function makingInto(
  to: Projection,
  { list, version }: ListKey,
): Required<Pick<MakingSink, "tournament" | "pool" | "between">> & { readonly end: () => Promise<void> } {
  const pools = poolsInto(to);
  const tournaments = new Map<string, ListTournamentRow>();
  return {
    tournament: (made) => addTournament(tournaments, { list, version }, made),
    pool: (player, pool) => {
      pools.row().int8(Number(player)).text(list).int2(version).text(pool);
    },
    between: pools.flushFull,
    end: async () => {
      await pools.flush();
      await insertListTournaments(to, [...tournaments.values()]);
    },
  };
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
