import { setImmediate, setTimeout } from "node:timers/promises";
import { Refusal } from "../../domain/refusal.ts";

/** Limits expensive work: a few tasks run at once, some wait in a queue, the rest are refused. */
export interface ConcurrencyLimit {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Takes a slot for each part only, so that a slow reader does not block others. */
  readonly parts: <Part>(parts: AsyncIterable<Part> | Iterable<Part>) => AsyncIterable<Part>;
}

const CONCURRENCY = 2;
const QUEUE_MAX = 20;
/** Seconds after which a refused client may try again. */
const RETRY_AFTER = 5;

export function concurrencyLimit(concurrency = CONCURRENCY, queueMax = QUEUE_MAX): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  const acquire = async (isBegun: boolean): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    // The next part of a started answer always waits: only new work is refused.
    if (!isBegun && queue.length >= queueMax) throw new Refusal("too-many", { seconds: RETRY_AFTER });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const release = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const runLimited = async <Result>(isBegun: boolean, work: () => Promise<Result>): Promise<Result> => {
    await acquire(isBegun);
    try {
      return await work();
    } finally {
      release();
    }
  };
  return {
    run: (work) => runLimited(false, work),
    parts: (parts) => eachLimited(parts, (work) => runLimited(true, work)),
  };
}

/** Milliseconds that others worked in a turn, from which on the thread is busy, and how long it is then left to them. */
const [BUSY_FROM, PAUSE] = [3, 50];

/** A client that reads as fast as parts are made would leave nobody else a turn. */
async function yieldToRequests(): Promise<void> {
  const from = performance.now();
  await setImmediate();
  if (performance.now() - from >= BUSY_FROM) await setTimeout(PAUSE);
}

async function* eachLimited<Part>(
  parts: AsyncIterable<Part> | Iterable<Part>,
  within: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncIterable<Part> {
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  try {
    for (;;) {
      const next = await within(async () => iterator.next());
      if (next.done) return;
      await yieldToRequests();
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
