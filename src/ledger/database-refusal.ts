import { Refusal } from "../domain/refusal.ts";

/** Of PostgreSQL: a connection that failed or was ended, a server that shuts down or starts, a node that is not there. */
const UNREACHABLE = /^(08|57P0[1-5]$|HV00N$)/;
/** Of the system, where a connection cannot be made or breaks. */
const BROKEN = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EHOSTUNREACH"]);
const READ_ONLY = "25006";

/** The refusal for an error of the database that is no bug of ours; null: another kind of error. */
export function databaseRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error)) return null;
  const code = "code" in error ? String(error.code) : "";
  if (code === READ_ONLY) return new Refusal("read-only-office");
  const isUnreachable = UNREACHABLE.test(code) || BROKEN.has(code) || error.message.startsWith("Connection terminated");
  return isUnreachable ? new Refusal("database-unreachable") : null;
}
