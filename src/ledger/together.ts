/**
 * Awaits several promises that were started at once, so that their statements travel to the database together. If one fails, the
 * others still end first: none may write in a transaction that is being rolled back.
 */
export async function together<T extends readonly Promise<unknown>[]>(
  ...begun: T
): Promise<{ -readonly [Each in keyof T]: Awaited<T[Each]> }> {
  try {
    return await Promise.all(begun);
  } catch (error) {
    await Promise.allSettled(begun);
    throw error;
  }
}
