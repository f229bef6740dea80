import type { FastifyInstance } from "fastify";
import { Refusal } from "../../domain/refusal.ts";
import type { AppOptions } from "../app-options.ts";

/**
 * For monitoring: 200 where everything works; 503 where nothing can be recorded although this server should, with the code of
 * the reason. Pages may still be read then. `entries` of two servers shows how far a replica is behind.
 */
export function addHealth(app: FastifyInstance, { context: { ledger }, publicOnly = false }: AppOptions): void {
  app.get("/healthz", { schema: { hide: true } }, async (_, reply) => {
    const [head, cannotWrite] = [await headOf(ledger), publicOnly ? null : refusalOf(ledger.checkWritable)];
    const status = head === null ? "database-unreachable" : (cannotWrite ?? "ok");
    reply.code(status === "ok" ? 200 : 503).header("cache-control", "no-store");
    return { status, ...(head === null ? {} : { entries: head.sequence }) };
  });
}

async function headOf(ledger: AppOptions["context"]["ledger"]) {
  try {
    return await ledger.head();
  } catch {
    return null; // The answer reports it.
  }
}

function refusalOf(check: () => void): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
