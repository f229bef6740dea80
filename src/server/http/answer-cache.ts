/** LRU cache size; the answer about a large tournament has some hundred kilobytes. */
const ANSWERS_MAX = 32;

interface CacheRequest<State extends object, Answer> {
  /** What the answer depends on besides the key: another object is another state. */
  readonly state: State;
  readonly key: string;
  readonly load: () => Promise<Answer>;
  /** Whether the answer holds as long as the state does. */
  readonly isKept: (answer: Answer) => boolean;
}

/** Keeps answers that take long until the state changes. Who asks for one that is being made waits for the same. */
export function answerCache<State extends object, Answer>(max = ANSWERS_MAX) {
  const cache = new WeakMap<State, Map<string, Promise<Answer>>>();
  return async ({ state, key, load, isKept }: CacheRequest<State, Answer>): Promise<Answer> => {
    const own = cache.get(state) ?? new Map<string, Promise<Answer>>();
    cache.set(state, own);
    const found = own.get(key) ?? load();
    // Re-inserting moves the entry to the end: the first key is the least recently used.
    own.delete(key);
    own.set(key, found);
    const [oldest] = own.keys();
    if (own.size > max && oldest !== undefined) own.delete(oldest);
    try {
      const answer = await found;
      if (!isKept(answer) && own.get(key) === found) own.delete(key);
      return answer;
    } catch (error) {
      if (own.get(key) === found) own.delete(key);
      throw error;
    }
  };
}
