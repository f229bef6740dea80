import type { StatementResult } from "../database.ts";

/** What another thread gave, as it was asked for. */
export function resultIn(value: unknown): StatementResult {
  if (typeof value === "object" && value !== null && "rows" in value) return value as StatementResult;
  throw new Error("the other thread gave no rows");
}

export function bytesIn(value: unknown): Uint8Array {
  if (value instanceof Uint8Array) return value;
  throw new Error("the other thread gave no bytes");
}
