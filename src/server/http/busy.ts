import { Refusal } from "../../domain/refusal.ts";

/** Work that is dear: little of it is done at once, some of it waits, and what comes beyond is refused. */
export interface Busy {
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** The parts of something long, each made in its turn: whoever reads slowly keeps nobody waiting. */
  readonly parts: <Part>(parts: AsyncIterable<Part> | Iterable<Part>) => AsyncIterable<Part>;
}

const AT_ONCE = 2;
const WAITING = 20;
/** When to come again, in seconds. */
const COME_AGAIN = 5;

export function busy(atOnce = AT_ONCE, waiting = WAITING): Busy {
  const queue: (() => void)[] = [];
  let running = 0;
  const turn = async (isBegun: boolean): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // What was begun is never broken off, but it does keep others from beginning.
    if (!isBegun && queue.length >= waiting) throw new Refusal("too-many", { seconds: COME_AGAIN });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const done = (): void => {
    const next = queue.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  const within = async <Result>(isBegun: boolean, work: () => Promise<Result>): Promise<Result> => {
    await turn(isBegun);
    try {
      return await work();
    } finally {
      done();
    }
  };
  return {
    run: (work) => within(false, work),
    parts: (parts) => inTurns(parts, (work) => within(true, work)),
  };
}

async function* inTurns<Part>(
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
