import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { Refusal } from "../../domain/refusal.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { gamesOfList } from "../../periods/lists/export/export-games.ts";
import type { AppOptions } from "../app-options.ts";
import type { Context } from "../context.ts";
import { type ConcurrencyLimit, concurrencyLimit } from "../http/concurrency-limit.ts";
import { isNotModified } from "../http/etag.ts";
import { hiddenAmong } from "../public.ts";
import { publishedList } from "../views/lists.ts";

/** Cache size; each hash takes a pass over all games of a period. */
const HASHES_MAX = 100;

/** All games of a period as a file, and its hash as `sha256sum` writes it. */
export function addGameFiles(app: FastifyInstance, { context }: AppOptions): void {
  const limit = concurrencyLimit();
  const hashOf = gameHashes(context, limit);
  app.get("/files/:list/games/:file", { schema: { hide: true } }, async (request, reply) => {
    const { list, file } = request.params as { list: string; file: string };
    const [, version, form] = /^(\d{1,5})\.(csv|sha256)$/.exec(file) ?? [];
    if (version === undefined)
      throw new Refusal("bad-choice", { field: "file", found: file, choices: ["csv", "sha256"] });
    // Read the head first: the ETag must never be newer than the content.
    const { sequence } = await context.ledger.head();
    const { row } = publishedList(await context.facts(), list, Number(version));
    const name = `${row.list}-${row.version}-games.csv`;
    // Players hidden since are left out, so the file may change with every entry.
    reply.header("cache-control", "public, no-cache");
    if (form === "sha256") return reply.type("text/plain; charset=utf-8").send(`${await hashOf(row)}  ${name}\n`);
    const etag = `"${row.content.slice(0, 22)}-${sequence}-games"`;
    reply.header("etag", etag).header("content-disposition", `attachment; filename="${name}"`);
    if (isNotModified(request, etag)) return reply.code(304).send();
    reply.type("text/csv; charset=utf-8");
    return reply.send(Readable.from(limit.parts(await limit.run(() => gamesNow(context, row)))));
  });
}

async function gamesNow(context: Context, row: ListRow): Promise<AsyncIterable<string>> {
  if (row.making === null) throw new Refusal("list-without-games", { list: row.list });
  return gamesOfList(context.ledger, row, (players) => hiddenAmong(context, players));
}

/** Caches hashes until the next journal entry. */
function gameHashes(context: Context, making: ConcurrencyLimit): (row: ListRow) => Promise<string> {
  const cache = new Map<string, Promise<string>>();
  return async (row) => {
    const key = `${row.list}/${row.version} ${(await context.ledger.head()).sequence}`;
    const found = cache.get(key) ?? making.run(() => hashed(context, row));
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    const [oldest] = cache.keys();
    if (cache.size > HASHES_MAX && oldest !== undefined) cache.delete(oldest);
    return found;
  };
}

async function hashed(context: Context, row: ListRow): Promise<string> {
  const hash = createHash("sha256");
  for await (const part of await gamesNow(context, row)) hash.update(part);
  return hash.digest("hex");
}
