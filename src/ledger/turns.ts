/** A first-in, first-out semaphore: at most this many pieces of work run at once. */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let under = 0;
  const begin = (): Promise<void> | undefined => {
    if (under === most) return new Promise((resolve) => waiting.push(resolve));
    under += 1;
    return undefined;
  };
  const end = (): void => {
    const next = waiting.shift();
    if (next === undefined) under -= 1;
    else next();
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
