import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type Static, Type } from "typebox";
import { LIST_EXPORTS, type ListExport } from "../../domain/list-making.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { type Arrangement, exportedList } from "../../periods/lists/export/export-list.ts";
import type { IsPublic } from "../../periods/lists/export/exported.ts";
import { kindOf } from "../../periods/lists/format/list-lines.ts";
import type { AppOptions } from "../app-options.ts";
import type { Context } from "../context.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { isNotModified } from "../http/etag.ts";
import type { CachedList } from "../lists/cached-list.ts";
import type { Facts } from "../lists/facts.ts";
import { listsBeside } from "../lists-beside.ts";
import { isShown } from "../public.ts";
import { checkRight } from "../rights.ts";
import { filterOf, ListQuery, publishedList, sortOf } from "../views/lists.ts";
import { arrangementOf } from "./arranged.ts";
import { changedSince } from "./changed-since.ts";
import { type FileCache, stateOf } from "./file-cache.ts";

const TYPES: Readonly<Record<ListExport, string>> = {
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  json: "application/json; charset=utf-8",
  unrated: "text/csv; charset=utf-8",
  public: "text/plain; charset=utf-8",
  canonical: "text/tab-separated-values; charset=utf-8",
};

/**
 * Published lists as files. Players hidden since are left out, so a file may change with every journal
 * entry. The original bytes have everybody and are only for those who may read the journal.
 */
export function addFiles(
  app: FastifyInstance,
  { context: { ledger, facts, listCache } }: AppOptions,
  cache: FileCache,
): void {
  const limit = concurrencyLimit();
  app.get("/files/:list/:file", { schema: { hide: true, querystring: FileQuery } }, async (request, reply) => {
    const { list, file } = request.params as { list: string; file: string };
    const [, version, form] = /^(\d{1,5})\.([a-z]{3,9})$/.exec(file) ?? [];
    const format = LIST_EXPORTS.find((each) => each === form);
    if (version === undefined || format === undefined)
      throw new Refusal("bad-choice", { field: "file", found: file, choices: LIST_EXPORTS });
    const isWhole = format === "canonical";
    if (isWhole) checkRight(request.account, "read the journal", null);
    // Read the head first: the ETag must never be newer than the content.
    const { sequence } = await ledger.head();
    const now = await facts();
    const { row } = publishedList(now, list, Number(version));
    // With filters the file has what the page shows, in the same order; without, everybody by number.
    const { since, ...query } = request.query as Static<typeof FileQuery>;
    const isTable = ["txt", "xml", "csv", "json"].includes(format);
    const isFiltered = Object.values(query).some((value) => value !== "") && isTable;
    const before = since && isTable ? listSince(now, row, since, format) : null;
    const asked = isFiltered ? `-${Buffer.from(JSON.stringify(query)).toString("base64url")}` : "";
    // Filters go by facts of players, which any entry may change; all else is the list and whom the public may see.
    const state = `${isFiltered ? sequence : now.visibility}${before === null ? "" : `-${before.content.slice(0, 22)}`}`;
    const etag = `"${row.content.slice(0, 22)}-${state}-${format}${asked}"`;
    reply
      .header("etag", etag)
      .header("cache-control", isWhole ? "private, no-store" : "public, no-cache")
      .header("content-disposition", `attachment; filename="${fileName(row, format)}"`)
      .type(TYPES[format]);
    if (isNotModified(request, etag)) return reply.code(304).send();
    const cached = isFiltered ? await listCache.list(row) : null;
    const isPublic: IsPublic = cached === null ? (line) => isShown(now, line) : matchingLines(cached, now, query);
    const arrangement =
      before !== null
        ? await changedSince({ ledger, listCache }, now, row, before)
        : cached === null
          ? undefined
          : await shownAs({ listCache }, now, row, cached, query);
    const make = async () =>
      (await limit.run(() => exportedList(ledger, row, format, () => undefined, isPublic, arrangement))).parts;
    // What everybody asks for is kept; each filter has its own file.
    const isKept = !isWhole && !isFiltered && before === null;
    const parts = await (isKept ? cache({ state: stateOf(ledger, now), key: etag, make }) : make());
    return reply.send(Readable.from(limit.parts(parts)));
  });
}

const fileName = ({ list, version }: ListRow, format: ListExport): string =>
  `${list}-${version}${format === "unrated" ? "-unrated.csv" : `.${format}`}`;

/** `since`: only what changed since another list of the kind; the other filters then say nothing. */
const FileQuery = Type.Object({ ...ListQuery.properties, since: Type.Optional(Type.String({ maxLength: 40 })) });

/** FIDE's own forms cannot say that a player left the list. */
const CHANGE_FORMS: readonly ListExport[] = ["csv", "json"];

function listSince(now: Facts, row: ListRow, since: string, format: ListExport): ListRow {
  if (!CHANGE_FORMS.includes(format))
    throw new Refusal("bad-choice", { field: "file", found: format, choices: CHANGE_FORMS });
  const found = now.lists.find(({ list, kind }) => list === since && kind === row.kind);
  if (found === undefined) throw new Refusal("unknown-list", { list: since, version: null });
  return found;
}

/** The lines that a page with these filters shows, on all its pages. */
function matchingLines(list: CachedList, { isShown }: Facts, query: Static<typeof ListQuery>): IsPublic {
  const matches = list.matching(isShown, filterOf(query, list.ages));
  return ({ player }) => matches(player);
}

/** As the page with these parameters shows the list. */
async function shownAs(
  context: Pick<Context, "listCache">,
  now: Facts,
  row: ListRow,
  cached: CachedList,
  query: Static<typeof ListQuery>,
): Promise<Arrangement> {
  return arrangementOf({
    kind: kindOf(row),
    cached,
    sort: sortOf(query),
    beside: await listsBeside(context, now, row, query),
    against: query.against || null,
    isCombined: query.kinds === "all",
  });
}
