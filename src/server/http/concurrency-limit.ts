import { Refusal } from "../../domain/refusal.ts";

/** Work that is dear: little of it is done at once, some of it waits, and what comes beyond is refused. */
export interface ConcurrencyLimit {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The parts of something long, each made in its turn: whoever reads slowly keeps nobody waiting. */
  readonly parts: <Part>(parts: AsyncIterable<Part> | Iterable<Part>) => AsyncIterable<Part>;
}

const CONCURRENCY = 2;
const QUEUE_MAX = 20;
/** When to come again, in seconds. */
const RETRY_AFTER = 5;

export function concurrencyLimit(concurrency = CONCURRENCY, queueMax = QUEUE_MAX): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  const acquire = async (isBegun: boolean): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    // What was begun is never broken off, but it does keep others from beginning.
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

async function* eachLimited<Part>(
  parts: AsyncIterable<Part> | Iterable<Part>,
  within: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncIterable<Part> {
  const iterator = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  try {
    for (;;) {
      const next = await within(async () => iterator.next());
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
