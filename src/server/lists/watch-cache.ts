import type { ListKind } from "../../domain/list.ts";
import { groupText, type PoolGroup } from "../../domain/pool-groups.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { inBackground } from "../../periods/lists/tasks/in-background.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import type { Context } from "../context.ts";

/** What is watched: the lists of a kind, all players or a group of them. */
export interface WatchedLists {
  readonly kind: ListKind;
  readonly rows: readonly ListRow[];
  readonly group?: PoolGroup | null;
}

/** The last result, null before the first; and whether it is of the lists as they are now. */
export interface WatchResult {
  readonly result: OfficeWatch | null;
  readonly isCurrent: boolean;
}

/** A calculation that was begun: its result once it is there. */
interface Watching {
  /** The lists it was made from. */
  readonly lists: string;
  result: OfficeWatch | null;
  isCurrent: boolean;
  readonly done: Promise<unknown>;
}

interface Watches {
  readonly known: Map<string, Watching>;
  /** One at a time: every visitor may ask for any group. */
  queue: Promise<unknown>;
}

const WATCHES = new WeakMap<Ledger, Watches>();

/** LRU cache size: each result has some hundred kilobytes. */
const KNOWN_MAX = 24;
/** A page waits no longer for a calculation; a large office takes a minute. */
const WAIT_MS = 3_000;

/**
 * What is watched over lists, calculated in a worker and kept until a list is published. While it is being calculated the last
 * result stands in for it.
 */
export async function watchOf(context: Context, watched: WatchedLists): Promise<WatchResult> {
  const now = watching(context, watched);
  if (!now.isCurrent) await Promise.race([now.done, waited()]);
  return { result: now.result, isCurrent: now.isCurrent };
}

/** What is known so far, without waiting; what is not is calculated meanwhile. */
export const watchSoFar = (context: Context, watched: WatchedLists): OfficeWatch | null =>
  watching(context, watched).result;

/** Of the lists as they are now, however long it takes. */
export async function finishedWatch(context: Context, watched: WatchedLists): Promise<OfficeWatch> {
  const now = watching(context, watched);
  await now.done;
  if (now.result === null || !now.isCurrent) throw new Error(`the ${watched.kind} lists could not be watched`);
  return now.result;
}

function watching(context: Context, watched: WatchedLists): Watching {
  const watches = WATCHES.get(context.ledger) ?? { known: new Map<string, Watching>(), queue: Promise.resolve() };
  WATCHES.set(context.ledger, watches);
  const { known } = watches;
  const lists = watched.rows.map(({ list, version }) => `${list}/${version}`).join();
  const key = keyOf(watched);
  const before = known.get(key);
  const now = before?.lists === lists ? before : begin(context, watched, { lists, before, watches });
  // Re-inserting moves the entry to the end: the first key is the least recently used.
  known.delete(key);
  known.set(key, now);
  const [oldest] = known.keys();
  if (known.size > KNOWN_MAX && oldest !== undefined) known.delete(oldest);
  return now;
}

const keyOf = ({ kind, group = null }: WatchedLists): string => (group === null ? kind : `${kind} ${groupText(group)}`);

interface Beginning {
  readonly lists: string;
  readonly before: Watching | undefined;
  readonly watches: Watches;
}

function begin(
  { ledger, openScratch }: Context,
  watched: WatchedLists,
  { lists, before, watches }: Beginning,
): Watching {
  const { kind, group = null } = watched;
  const office = { ledger, appendOptions: { by: "", dryRun: true } };
  const work = watches.queue.then(() =>
    inBackground("watch", office, { kind, group }, { openScratch, progress: () => undefined }),
  );
  const watching: Watching = {
    lists,
    result: before?.result ?? null,
    isCurrent: false,
    done: work.then(
      (result) => {
        watching.result = result;
        watching.isCurrent = true;
      },
      // It is tried again when somebody asks.
      (error: unknown) => {
        if (watches.known.get(keyOf(watched)) === watching) watches.known.delete(keyOf(watched));
        process.emitWarning(String(error));
      },
    ),
  };
  watches.queue = watching.done;
  return watching;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
