/**
 * Waits for several things that were begun at once: statements among them go to the database in one. Where one fails the
 * others still end first, so that nobody writes on in a transaction that is being taken back.
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
