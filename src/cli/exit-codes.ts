/** What the command line answers with. Refusals carry their own code (`domain/refusal.ts`), from this table. */
export const EXIT = {
  fine: 0,
  /** The answer is no: errors in a file, a check that differs. */
  no: 1,
  /** Usage, or input that cannot be read. */
  usage: 2,
  refused: 3,
  /** Our own mistake. */
  bug: 70,
} as const;
