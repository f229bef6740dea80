import type { Ledger } from "../../ledger/ledger.ts";
import { inBackground } from "../../periods/lists/tasks/in-background.ts";
import type { ListTasks } from "../../periods/lists/tasks/list-tasks.ts";
import type { Editions } from "../../regulations/editions.ts";
import type { Context } from "../context.ts";

/** What the laboratory can do. Nothing of it changes the office. */
type LaboratoryTask = "simulate" | "study";

/** How far a calculation is; the result once it is there. */
export interface LaboratoryWork<Name extends LaboratoryTask> {
  readonly done: number;
  /** 0: nobody knows how much there is. */
  readonly total: number;
  readonly result: ListTasks[Name]["result"] | null;
}

interface Working {
  /** What it was made from: another object is another state. */
  readonly editions: Editions;
  done: number;
  total: number;
  result: unknown;
  readonly ended: Promise<unknown>;
  /** A refusal, or a bug of ours; null: neither. */
  failure: { readonly error: unknown } | null;
}

interface Laboratory {
  readonly works: Map<string, Working>;
  /** One at a time: each takes a core for up to minutes. Closing a list does not wait for it. */
  queue: Promise<unknown>;
}

const LABORATORIES = new WeakMap<Ledger, Laboratory>();

/** LRU cache size; the address of a page says everything to make the result again. */
const WORKS_MAX = 20;
/** A page waits this long for a small calculation, in milliseconds. */
const WAIT_MS = 1_500;

/** A calculation, begun when it is first asked for. The same request on the same lists gives the same result. */
export async function laboratoryWork<Name extends LaboratoryTask>(
  context: Context,
  name: Name,
  request: ListTasks[Name]["request"],
): Promise<LaboratoryWork<Name>> {
  const { editions, lists } = await context.facts();
  const laboratory = LABORATORIES.get(context.ledger) ?? { works: new Map(), queue: Promise.resolve() };
  LABORATORIES.set(context.ledger, laboratory);
  const state = name === "study" ? lists.map(({ list, version }) => `${list}/${version}`) : [];
  const key = JSON.stringify([name, request, state]);
  const known = laboratory.works.get(key);
  const now = known?.editions === editions ? known : begin(context, laboratory, { name, request, editions, key });
  await Promise.race([now.ended, waited()]);
  if (now.failure !== null) throw now.failure.error;
  return { done: now.done, total: now.total, result: now.result as ListTasks[Name]["result"] | null };
}

interface Beginning<Name extends LaboratoryTask> {
  readonly name: Name;
  readonly request: ListTasks[Name]["request"];
  readonly editions: Editions;
  readonly key: string;
}

function begin<Name extends LaboratoryTask>(
  { ledger, openScratch }: Context,
  laboratory: Laboratory,
  { name, request, editions, key }: Beginning<Name>,
): Working {
  const { works } = laboratory;
  const office = { ledger, appendOptions: { by: "", dryRun: true } };
  const progress = (_step: unknown, done: number, total: number): void => {
    Object.assign(working, { done, total });
  };
  const work = laboratory.queue.then(() => inBackground(name, office, request, { openScratch, progress }));
  const working: Working = {
    editions,
    ...{ done: 0, total: 0, result: null, failure: null },
    ended: work.then(
      (result) => {
        working.result = result;
      },
      // It is tried again when somebody asks.
      (error: unknown) => {
        if (works.get(key) === working) works.delete(key);
        working.failure = { error };
      },
    ),
  };
  laboratory.queue = working.ended;
  works.set(key, working);
  const [oldest] = works.keys();
  if (works.size > WORKS_MAX && oldest !== undefined) works.delete(oldest);
  return working;
}

const waited = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS).unref());
