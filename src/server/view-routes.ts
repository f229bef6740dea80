import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { OperationName } from "../words/api-words.ts";
import type { Catalogue } from "../words/catalogue.ts";
import type { AppOptions } from "./app.ts";
import { busy } from "./busy.ts";
import { preferredLanguage } from "./language.ts";
import { described } from "./open-api.ts";
import { renderPage } from "./render.ts";
import { shownFor } from "./shown.ts";
import type { AnyView, Keeping } from "./view.ts";
import { VIEWS } from "./views/views.ts";

const A_YEAR = 31_536_000;

const CACHING: Readonly<Record<Keeping, string>> = {
  "for ever": `public, max-age=${A_YEAR}, immutable`,
  "until the next entry": "public, no-cache",
  "not at all": "no-store",
};

/** Every view as a page in every language, and as an operation of the API. */
export async function addViews(app: FastifyInstance, options: AppOptions): Promise<void> {
  const loading = busy();
  for (const each of VIEWS) {
    const one: AnyView = each.heavy ? { ...each, load: (...asked) => loading.run(() => each.load(...asked)) } : each;
    if (one.operation !== null) addOperation(app, options, one, one.operation);
    if (one.page !== null) for (const words of options.catalogues) addPage(app, options, one, words);
  }
}

function addOperation(
  app: FastifyInstance,
  { context, catalogues }: AppOptions,
  one: AnyView,
  operation: OperationName,
): void {
  const schema = {
    ...described(operation),
    params: one.params,
    querystring: one.query,
    response: { 200: one.data },
  };
  app.get(`/api/v1${one.path}`, { schema } as RouteShorthandOptions, async (request, reply) => {
    const words = preferredLanguage(request, catalogues);
    const data = await one.load(context, { params: paramsOf(request), query: queryOf(request), words });
    reply.header("cache-control", CACHING[one.keeps(data)]).header("vary", "accept-language");
    return data;
  });
}

function addPage(app: FastifyInstance, options: AppOptions, one: AnyView, words: Catalogue): void {
  const { language } = words;
  const schema = { hide: true, params: one.params, querystring: one.query };
  app.get(`/${language}${one.path}`, { schema } as RouteShorthandOptions, async (request, reply) => {
    const asked = { params: paramsOf(request), query: queryOf(request), words };
    const data = await one.load(options.context, asked);
    const shown = await shownFor(options, request, words);
    const html = renderPage(one.page!(data, shown), shown);
    return sendTagged(request, reply.type("text/html; charset=utf-8"), html);
  });
}

const paramsOf = ({ params }: FastifyRequest) => params as Record<string, never>;
const queryOf = ({ query }: FastifyRequest) => query as Record<string, never>;

/** A page that is still the same is not sent again. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  reply.header("etag", etag).header("cache-control", "private, no-cache").header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  if (!mayBeCompressed(request)) return reply.send(text);
  // A page is small: handing it to another thread takes longer than compressing it.
  return reply.header("content-encoding", "gzip").send(gzipSync(text, { level: LEVEL }));
}

/** Most of what the highest level saves, for a third of its time. */
const LEVEL = 5;

/** The length of a compressed page with a secret in it would tell something of the secret. */
const mayBeCompressed = ({ headers, signed }: FastifyRequest): boolean =>
  !signed && (headers["accept-encoding"] ?? "").includes("gzip");
