import type { FastifyInstance } from "fastify";
import { sessionsNow } from "../../ledger/queries/journal/office-pages.ts";
import type { Context } from "../context.ts";
import { checkRight } from "../rights.ts";

/** Metrics for the operator, without personal data. */
export function addMetrics(app: FastifyInstance, { ledger, now }: Context): void {
  const requests = new Map<number, number>();
  let [seconds, count] = [0, 0];
  app.addHook("onResponse", async (_, reply) => {
    requests.set(reply.statusCode, (requests.get(reply.statusCode) ?? 0) + 1);
    seconds += reply.elapsedTime / 1_000;
    count += 1;
  });
  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    checkRight(request.account, "see the metrics", null);
    const lines = [
      ...metric("http_requests_total", "counter", "Requests answered, by status"),
      ...[...requests].sort().map(([status, each]) => `http_requests_total{status="${status}"} ${each}`),
      ...metric("http_request_duration_seconds", "summary", "Time taken to answer"),
      `http_request_duration_seconds_sum ${seconds.toFixed(6)}`,
      `http_request_duration_seconds_count ${count}`,
      ...metric("office_journal_entries", "gauge", "Entries in the journal"),
      `office_journal_entries ${(await ledger.head()).sequence}`,
      ...metric("office_sessions", "gauge", "People signed in"),
      `office_sessions ${await sessionsNow(ledger.db, now())}`,
    ];
    return reply
      .type("text/plain; version=0.0.4; charset=utf-8")
      .header("cache-control", "no-store")
      .send(`${lines.join("\n")}\n`);
  });
}

const metric = (name: string, type: string, help: string): readonly string[] => [
  `# HELP ${name} ${help}.`,
  `# TYPE ${name} ${type}`,
];
