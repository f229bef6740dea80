import type { ListKind } from "../../domain/list.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { inBackground } from "../../periods/lists/tasks/in-background.ts";
import type { OfficeWatch } from "../../periods/monitor/office-watch.ts";
import type { Context } from "../context.ts";

/** A calculation that was begun: its result once it is there. */
interface Watching {
  /** The lists it was made from. */
  readonly lists: string;
  result: OfficeWatch | null;
  readonly done: Promise<unknown>;
}

const WATCHES = new WeakMap<Ledger, Map<ListKind, Watching>>();

/** A page waits no longer for a calculation; a large office takes a minute. */
const WAIT_MS = 3_000;

/**
 * What is watched over the lists of a kind, calculated in a worker and kept until a list is published. null while it is
 * being calculated for the first time; later the last result is shown until the next is there.
 */
export async function watchOf(context: Context, kind: ListKind, rows: readonly ListRow[]): Promise<OfficeWatch | null> {
  const now = watching(context, kind, rows);
  if (now.result === null) await Promise.race([now.done, waited()]);
  return now.result;
}

/** What is known so far, without waiting; what is not is calculated meanwhile. */
export const watchSoFar = (context: Context, kind: ListKind, rows: readonly ListRow[]): OfficeWatch | null =>
  watching(context, kind, rows).result;

/** Of the lists as they are now, however long it takes. */
export async function finishedWatch(context: Context, kind: ListKind, rows: readonly ListRow[]): Promise<OfficeWatch> {
  const now = watching(context, kind, rows);
  await now.done;
  if (now.result === null) throw new Error(`the ${kind} lists could not be watched`);
  return now.result;
}

function watching(context: Context, kind: ListKind, rows: readonly ListRow[]): Watching {
  const watches = WATCHES.get(context.ledger) ?? new Map<ListKind, Watching>();
  WATCHES.set(context.ledger, watches);
  const lists = rows.map(({ list, version }) => `${list}/${version}`).join();
  const known = watches.get(kind);
  const now = known?.lists === lists ? known : begin(context, kind, lists, known?.result ?? null);
  watches.set(kind, now);
  return now;
}

function begin({ ledger, openScratch }: Context, kind: ListKind, lists: string, before: OfficeWatch | null): Watching {
  const office = { ledger, appendOptions: { by: "", dryRun: true } };
  const work = inBackground("watch", office, { kind }, { openScratch, progress: () => undefined });
  const watching: Watching = {
    lists,
    result: before,
    done: work.then(
      (result) => {
        watching.result = result;
      },
      // It is tried again when somebody asks.
      (error: unknown) => {
        WATCHES.get(ledger)?.delete(kind);
        process.emitWarning(String(error));
      },
    ),
  };
  return watching;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
