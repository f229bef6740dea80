import type { FastifyInstance, FastifyRequest } from "fastify";
import { entriesAt } from "../../ledger/queries/journal/journal-table.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { addressOf } from "../http/address.ts";
import { atom, type FeedItem } from "./atom.ts";

/** Published last: a correction of an old list is news too. */
const NEWEST = 40;

/** Feeds of published lists. */
export function addFeeds(app: FastifyInstance, options: AppOptions): void {
  for (const words of options.catalogues) {
    const at = `/${words.language}/lists`;
    const hidden = { schema: { hide: true } };
    app.get(`${at}.atom`, hidden, async (request, reply) => {
      const { title, items } = await feedOf(options, request, words);
      return reply
        .type("application/atom+xml; charset=utf-8")
        .header("cache-control", "public, no-cache")
        .send(atom(title, items, addressOf(request, `${at}.atom`)));
    });
    app.get(`${at}.json`, hidden, async (request, reply) => {
      const { title, items } = await feedOf(options, request, words);
      const feed = {
        version: "https://jsonfeed.org/version/1.1",
        title,
        language: words.language,
        home_page_url: addressOf(request, `/${words.language}/`),
        feed_url: addressOf(request, `${at}.json`),
        items: items.map((item) => ({
          id: item.id,
          url: item.address,
          title: item.title,
          content_text: item.summary,
          date_published: item.published,
        })),
      };
      return reply
        .type("application/feed+json; charset=utf-8")
        .header("cache-control", "public, no-cache")
        .send(JSON.stringify(feed));
    });
  }
}

async function feedOf(
  { context }: AppOptions,
  request: FastifyRequest,
  words: Catalogue,
): Promise<{ readonly title: string; readonly items: readonly FeedItem[] }> {
  const { lists } = words.web;
  const { lists: published, settings } = await context.facts();
  const newest = published.toSorted(publishedLast).slice(0, NEWEST);
  const entries = await entriesAt(
    context.ledger.db,
    newest.flatMap((row) => row.published ?? []),
  );
  const times = new Map(entries.map(({ sequence, time }) => [sequence, time]));
  const items = newest.map(({ list, version, kind, date, content, published }) => ({
    id: `urn:sha256:${content}:${list}:${version}`,
    address: addressOf(request, `/${words.language}/lists/${list}?version=${version}`),
    title: `${lists.name(kind, date)}${version > 1 ? `, ${lists.version(version)}` : ""}`,
    published: times.get(published ?? 0) ?? `${date}T00:00:00Z`,
    summary: `${lists.hash} ${content}`,
  }));
  return { title: `${lists.title} · ${settings.name}`, items };
}

/** What was published last comes first; of one moment, the newest list. */
const publishedLast = (one: ListRow, other: ListRow): number =>
  (other.published ?? 0) - (one.published ?? 0) || (one.date < other.date ? 1 : one.date > other.date ? -1 : 0);
