import { setImmediate as turn } from "node:timers/promises";
import type { ListClosed } from "../../domain/list-entries.ts";
import type { Projection, Recording } from "../../ledger/ledger.ts";
import { entriesInto } from "../../ledger/postgres/list-entries.ts";
import { insertListTournaments } from "../../ledger/postgres/list-tournaments.ts";
import { type ListKey, removeList } from "../../ledger/postgres/lists.ts";
import { poolsInto } from "../../ledger/postgres/pools.ts";
import type { ListTournamentRow } from "../../ledger/postgres/tables.ts";
import { together } from "../../ledger/together.ts";
import { isBusy, letOthers } from "../in-turns.ts";
import { openList } from "./canonical-reader.ts";
import { rowAt, rowOf } from "./entry-rows.ts";
import type { MadeList } from "./make-list.ts";
import { type MadeTournament, type MakingSink, readMaking, writtenMaking } from "./making.ts";
import type { RecordedEntries } from "./recorded-entries.ts";

type Contents = Pick<ListClosed, "content" | "making">;

/** The contents whose rows were written with them in the transaction of a session: they need not be read again. */
const written = new WeakMap<Projection["db"], Contents>();

/** Whether the rows of a list are in the tables already. */
export function areWritten({ db }: Projection, { content, making }: Contents): boolean {
  const known = written.get(db);
  return known !== undefined && known.content === content && known.making === making;
}

/**
 * Keeps the bytes of a list and writes the rows that follow from them, all at once: the database takes one part in while
 * the next is made. An earlier draft gives way.
 */
export async function writeMade(
  recording: Recording,
  list: ListKey,
  { recorded, bytes, making }: Pick<MadeList, "recorded" | "bytes" | "making">,
): Promise<Contents> {
  await removeList(recording, list);
  const sink = makingInto(recording, list);
  // The rows come first: with them the database is busy for longest.
  let open = (): void => undefined;
  const isFed = new Promise<void>((resolve) => {
    open = resolve;
  });
  const [, content, made] = await together(
    writeEntries({ ...recording, ahead: aheadOn(recording) }, list, recorded, open).finally(open),
    isFed.then(() => recording.keep(inTurn(bytes()))),
    isFed.then(() => recording.keep(writtenMaking(making(), sink))),
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

/** So many rows are written between two looks at whether a part is full. */
const ROWS = 1_000;

/** Says when the database has everything, or when it must be waited for. */
async function writeEntries(to: Projection, list: ListKey, made: RecordedEntries, isFed: () => void): Promise<void> {
  const entries = entriesInto(to);
  for (let index = 0; index < made.places.length; index++) {
    entries.add(rowAt(list, made, index));
    if (index % ROWS !== 0) continue;
    const sent = entries.flushFull();
    if (await Promise.race([sent.then(() => false), turn(true)])) isFed();
    await sent;
    await letOthers();
  }
  isFed();
  await entries.flush();
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
