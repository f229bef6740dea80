import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { LIST_EXPORTS, type ListExport } from "../domain/list-making.ts";
import { Refusal } from "../domain/refusal.ts";
import { exportedList } from "../periods/lists/export-list.ts";
import type { AppOptions } from "./app.ts";
import { publishedList } from "./views/lists.ts";

const TYPES: Readonly<Record<ListExport, string>> = {
  txt: "text/plain; charset=iso-8859-1",
  xml: "application/xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  canonical: "text/tab-separated-values; charset=utf-8",
};

/** Published lists as files. They never change, and may be kept for ever. */
export function addFiles(app: FastifyInstance, { context: { ledger, facts } }: AppOptions): void {
  app.get("/files/:list/:file", { schema: { hide: true } }, async (request, reply) => {
    const { list, file } = request.params as { list: string; file: string };
    const [, version, form] = /^(\d{1,5})\.([a-z]{3,9})$/.exec(file) ?? [];
    const format = LIST_EXPORTS.find((each) => each === form);
    if (version === undefined || format === undefined)
      throw new Refusal("bad-choice", { field: "file", found: file, choices: LIST_EXPORTS });
    const { row } = publishedList(await facts(), list, Number(version));
    const etag = `"${row.content.slice(0, 22)}-${format}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("content-disposition", `attachment; filename="${row.list}-${row.version}.${format}"`)
      .type(TYPES[format]);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    const { parts } = await exportedList(ledger, row, format, () => undefined);
    return reply.send(Readable.from(parts));
  });
}
