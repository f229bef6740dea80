import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { partStarts, playersFrom } from "../../ledger/queries/players/number-ranges.ts";
import { CALCULATORS } from "../../web/calculators/calculate.ts";
import type { AppOptions } from "../app-options.ts";
import { addressOf, escapedXml } from "../http/address.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import type { Facts } from "../lists/facts.ts";

/** Addresses in one file: the protocol allows no more. */
const FILE_MAX = 50_000;
/** Players read at a time. */
const PAGE = 5_000;

const XML = "application/xml; charset=utf-8";
const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that every office has, below the language. */
const PAGES: readonly string[] = [
  ...["/", "/lists", "/tournaments", "/players", "/check", "/regulations", "/api"],
  ...["/calendar", "/federations", "/statistics", "/monitor"],
  ...CALCULATORS.map((name) => `/calculators/${name}`),
];

/** The pages that this office has, editions and lists included. */
const pagesOf = ({ lists, editions }: Facts): readonly string[] => [
  ...PAGES,
  ...editions.all.map(({ id }) => `/regulations/${id}`),
  ...new Set(lists.map(({ list }) => `/lists/${list}`)),
];

/** Every public address, for search engines: pages and lists in one file of a language, players in as many as it takes. */
export function addSitemap(app: FastifyInstance, { context, catalogues }: AppOptions): void {
  const { ledger, facts } = context;
  const limit = concurrencyLimit();
  const languages = catalogues.map(({ language }) => language);
  const startsOf = cachedStarts(() => limit.run(() => partStarts(ledger.db, FILE_MAX)));
  const hidden = { schema: { hide: true } };
  app.get("/robots.txt", hidden, (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\nSitemap: ${addressOf(request, "/sitemap.xml")}\n`),
  );
  app.get("/sitemap.xml", hidden, async (request, reply) => {
    const starts = await startsOf(await facts());
    const files = languages.flatMap((language) => [
      `/sitemap/${language}/pages.xml`,
      ...starts.map((start) => `/sitemap/${language}/${start}.xml`),
    ]);
    const lines = files.map((file) => `<sitemap><loc>${locationOf(request, file)}</loc></sitemap>`);
    return reply.type(XML).send(`${HEAD}<sitemapindex ${NAMESPACE}>${lines.join("")}</sitemapindex>`);
  });
  for (const language of languages) {
    app.get(`/sitemap/${language}/pages.xml`, hidden, async (request, reply) => {
      const paths = pagesOf(await facts()).map((path) => `/${language}${path}`);
      return sendPaths(request, reply, paths);
    });
    app.get(`/sitemap/${language}/:file`, hidden, async (request, reply) => {
      const [, start] = /^(\d{1,11})\.xml$/.exec((request.params as { file: string }).file) ?? [];
      const now = await facts();
      const starts = await startsOf(now);
      if (start === undefined || !starts.includes(Number(start))) return reply.callNotFound();
      return sendPaths(request, reply, limit.parts(playerPaths(now, Number(start), language)));
    });
  }

  async function* playerPaths({ isShown }: Facts, start: number, language: string): AsyncIterable<string> {
    let from = start;
    for (let read = 0; read < FILE_MAX; read += PAGE) {
      const players = await playersFrom(ledger.db, from, PAGE);
      for (const each of players) if (isShown(each)) yield `/${language}/players/${each.player}`;
      if (players.length < PAGE) return;
      from = players.at(-1)!.player + 1;
    }
  }
}

/** Where the files begin is known until the journal grows: then the facts are others. */
function cachedStarts(read: () => Promise<readonly number[]>): (facts: Facts) => Promise<readonly number[]> {
  const cache = new WeakMap<Facts, Promise<readonly number[]>>();
  return (facts) => {
    const found = cache.get(facts) ?? read();
    cache.set(facts, found);
    found.catch(() => cache.delete(facts));
    return found;
  };
}

const locationOf = (request: FastifyRequest, path: string): string => escapedXml(addressOf(request, path));

function sendPaths(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: Iterable<string> | AsyncIterable<string>,
): FastifyReply {
  async function* lines(): AsyncIterable<string> {
    yield `${HEAD}<urlset ${NAMESPACE}>`;
    for await (const path of paths) yield `<url><loc>${locationOf(request, path)}</loc></url>\n`;
    yield "</urlset>";
  }
  return reply.type(XML).send(Readable.from(lines()));
}
