import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import { withOwnEditions } from "../words/said/edition-name.ts";
import type { OperationName } from "../words/types/api-words.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { described } from "./api/open-api.ts";
import type { AppOptions } from "./app-options.ts";
import { forRequest } from "./context.ts";
import { answerCache } from "./http/answer-cache.ts";
import { concurrencyLimit } from "./http/concurrency-limit.ts";
import { preferredLanguage } from "./http/language.ts";
import { renderPage } from "./http/render.ts";
import type { Facts } from "./lists/facts.ts";
import { DERIVATION_SCHEMA } from "./schemas/derivation.ts";
import { EXPLANATION_SCHEMA } from "./schemas/explanation.ts";
import { shownFor } from "./shown.ts";
import type { AnyView, CachePolicy } from "./view.ts";
import { VIEWS } from "./views/views.ts";

const CACHING: Readonly<Record<CachePolicy, string>> = {
  "until the next entry": "public, no-cache",
  "not at all": "no-store",
};

/** Every view as a page in every language, and as an operation of the API. */
export async function addViews(app: FastifyInstance, options: AppOptions): Promise<void> {
  app.addSchema(EXPLANATION_SCHEMA);
  app.addSchema(DERIVATION_SCHEMA);
  const heavily = heavyLoad();
  for (const each of VIEWS) {
    const one: AnyView = each.heavy ? { ...each, load: heavily(each) } : each;
    if (one.operation !== null) addOperation(app, options, one, one.operation);
    if (one.page !== null) for (const words of options.catalogues) addPage(app, options, one, words);
  }
}

/** What takes long is loaded by few at once, and kept until the next entry where it says that it holds so long. */
function heavyLoad(): (one: AnyView) => AnyView["load"] {
  const limit = concurrencyLimit();
  const cached = answerCache<Facts, Awaited<ReturnType<AnyView["load"]>>>();
  return (one) => async (context, request) =>
    cached({
      state: await context.facts(),
      // Which list is the current one depends on the day too.
      key: JSON.stringify([one.path, request.params, request.query, request.words.language, context.today()]),
      load: () => limit.run(() => one.load(context, request)),
      isKept: (answer) => one.cachePolicy(answer) === "until the next entry",
    });
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
    const own = forRequest(context);
    const words = withOwnEditions(preferredLanguage(request, catalogues), (await own.facts()).editions.all);
    const data = await one.load(own, { params: paramsOf(request), query: queryOf(request), words });
    reply.header("cache-control", CACHING[one.cachePolicy(data)]).header("vary", "accept-language");
    return data;
  });
}

function addPage(app: FastifyInstance, options: AppOptions, one: AnyView, words: Catalogue): void {
  const { language } = words;
  const schema = { hide: true, params: one.params, querystring: one.query };
  const route = { schema, attachValidation: one.otherwise !== undefined } as RouteShorthandOptions;
  app.get(`/${language}${one.path}`, route, async (request, reply) => {
    if (request.validationError) return reply.redirect(`/${language}${one.otherwise}`, 302);
    const context = forRequest(options.context);
    const shown = await shownFor({ ...options, context }, request, words);
    const viewRequest = { params: paramsOf(request), query: queryOf(request), words: shown.words };
    const data = await one.load(context, viewRequest);
    const html = renderPage(one.page!(data, shown), shown);
    return reply.type("text/html; charset=utf-8").header("cache-control", "private, no-cache").send(html);
  });
}

const paramsOf = ({ params }: FastifyRequest) => params as Record<string, never>;
const queryOf = ({ query }: FastifyRequest) => query as Record<string, never>;
