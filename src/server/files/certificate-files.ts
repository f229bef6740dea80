import type { FastifyInstance } from "fastify";
import { certificates } from "../../periods/log/certificates.ts";
import type { AppOptions } from "../app-options.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { isShown } from "../public.ts";
import { publishedList } from "../views/lists.ts";
import { publicPlayer } from "../views/players.ts";

/** Certificates of single ratings, for everybody to check without the office. */
export function addCertificateFiles(app: FastifyInstance, { context }: AppOptions): void {
  const limit = concurrencyLimit();
  const { certificate } = certificates(context.ledger);
  app.get("/files/:list/certificates/:version/:file", { schema: { hide: true } }, async (request, reply) => {
    const { list, version, file } = request.params as { list: string; version: string; file: string };
    const [, id] = /^(\d{1,11})\.json$/.exec(file) ?? [];
    if (id === undefined || !/^\d{1,5}$/.test(version)) return reply.callNotFound();
    const { id: player } = await publicPlayer(context, id);
    const now = await context.facts();
    const { row } = publishedList(now, list, Number(version));
    const text = await limit.run(() => certificate(row, player, (line) => isShown(now, line)));
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "public, no-cache")
      .header("content-disposition", `attachment; filename="certificate-${player}-${row.list}-${row.version}.json"`)
      .send(text);
  });
}
