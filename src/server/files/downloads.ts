import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { exportedList } from "../../periods/lists/export/export-list.ts";
import type { IsPublic } from "../../periods/lists/export/exported.ts";
import type { AppOptions } from "../app-options.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { isNotModified } from "../http/etag.ts";
import type { Facts } from "../lists/facts.ts";
import { isShown } from "../public.ts";
import { combinedLists } from "./combined-lists.ts";
import { type FileCache, stateOf } from "./file-cache.ts";
import { zipped } from "./zip.ts";

/** A file as FIDE names it: the current list of a kind, that of a month, or all kinds in one. */
interface Download {
  readonly format: "txt" | "xml";
  /** The name of the file inside. */
  readonly name: string;
  readonly isCombined?: true;
  /** The lists it is made from. */
  readonly rows: readonly ListRow[];
}

/**
 * Lists under the names that FIDE's downloads have, so that programs need only another host. The addresses stay; which list
 * they have changes, and players may be hidden, so that they are revalidated.
 */
export function addDownloads(
  app: FastifyInstance,
  { context: { ledger, facts, listCache } }: AppOptions,
  cache: FileCache,
): void {
  const limit = concurrencyLimit();
  app.get("/download/:file", { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params as { readonly file: string };
    const now = await facts();
    const { format, name, rows, isCombined } = downloadNamed(now, file);
    const [row] = rows;
    if (row === undefined) throw new Refusal("unknown-list", { list: file, version: null });
    const etag = `"${rows.map(({ content }) => content.slice(0, 22)).join("-")}-${now.visibility}-${format}"`;
    reply
      .header("etag", etag)
      .header("cache-control", "public, no-cache")
      .header("last-modified", new Date(`${row.date}T00:00:00Z`).toUTCString())
      .header("content-disposition", `attachment; filename="${file}"`)
      .type("application/zip");
    if (isNotModified(request, etag)) return reply.code(304).send();
    const arrangement = isCombined ? combinedLists({ ledger, listCache }, now, rows) : undefined;
    const isPublic: IsPublic = (line) => isShown(now, line);
    const make = async () =>
      (await limit.run(() => exportedList(ledger, row, format, () => undefined, isPublic, arrangement))).parts;
    const parts = await cache({ state: stateOf(ledger, now), key: `${etag}${isCombined ? "-combined" : ""}`, make });
    return reply.send(Readable.from(zipped({ name, date: row.date, parts: limit.parts(parts) })));
  });
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const KIND = `(${LIST_KINDS.join("|")})`;
const CURRENT = new RegExp(`^${KIND}_rating_list(_xml)?\\.zip$`);
const OF_MONTH = new RegExp(`^${KIND}_(${MONTHS.join("|")})(\\d{2})frl(_xml)?\\.zip$`);
const COMBINED = /^players_list(_xml)?\.zip$/;

function downloadNamed({ lists, current }: Facts, file: string): Download {
  const stem = file.replace(/\.zip$/, "");
  const [, kind, xml] = CURRENT.exec(file) ?? [];
  if (kind !== undefined) {
    const name = `${kind}_rating_list.${xml ? "xml" : "txt"}`;
    return { format: xml ? "xml" : "txt", name, rows: [current(kind)].filter(isThere) };
  }
  const [, kindThen, month = "", year, xmlThen] = OF_MONTH.exec(file) ?? [];
  if (kindThen !== undefined) {
    const date = `20${year}-${String(MONTHS.indexOf(month) + 1).padStart(2, "0")}`;
    const rows = [lists.find((row) => row.kind === kindThen && row.date.startsWith(date))].filter(isThere);
    return { format: xmlThen ? "xml" : "txt", name: `${stem}.${xmlThen ? "xml" : "txt"}`, rows };
  }
  const combined = COMBINED.exec(file);
  if (combined === null) throw new Refusal("bad-choice", { field: "file", found: file, choices: NAMES });
  const rows = LIST_KINDS.map((each) => current(each)).filter(isThere);
  const format = combined[1] ? "xml" : "txt";
  return { format, name: `${stem}_foa.${format}`, rows, isCombined: true };
}

const isThere = (row: ListRow | undefined): row is ListRow => row !== undefined;

const namesOf = (kind: ListKind) => [`${kind}_rating_list.zip`, `${kind}_rating_list_xml.zip`];
const NAMES = [...LIST_KINDS.flatMap(namesOf), "players_list.zip", "players_list_xml.zip"];
