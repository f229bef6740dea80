import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { type CalendarEvent, writeCalendar } from "../../formats/ical/write-calendar.ts";
import { entriesAt } from "../../ledger/queries/journal/journal-table.ts";
import { entriesOf } from "../../ledger/queries/lists/lists-of-player.ts";
import { gamesOfPlayer } from "../../ledger/queries/players/games-of-player.ts";
import { settledIn, tournamentsFrom } from "../../ledger/queries/tournaments/calendar.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { signed, withMinus } from "../../words/numbers.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { type Context, forRequest } from "../context.ts";
import { addressOf } from "../http/address.ts";
import type { Facts } from "../lists/facts.ts";
import { inForce, overviewOf } from "../lists/overview-cache.ts";
import { TOURNAMENTS_MAX } from "../player-games.ts";
import { publicPlayer } from "../views/players.ts";
import { atom, type FeedItem } from "./atom.ts";
import { listEvents, tournamentEvent } from "./calendar-events.ts";

/** Entries of a feed: a feed reader asks often and wants what is new. */
const NEWEST = 40;

interface FeedRequest {
  readonly context: Context;
  readonly words: Catalogue;
  readonly facts: Facts;
  /** The whole address of a page in the language of the feed. */
  readonly page: (path: string) => string;
  /** A player's number or a federation's code. */
  readonly of: string;
}

interface Feed<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** What is new of one player and of one federation, for feed readers and calendar programs. */
export function addOwnFeeds(app: FastifyInstance, options: AppOptions): void {
  for (const words of options.catalogues)
    for (const [path, feed, calendar] of [
      ["players/:player", playerFeed, playerCalendar],
      ["federations/:code", federationFeed, federationCalendar],
    ] as const) {
      const hidden = { schema: { hide: true } };
      const at = `/${words.language}/${path}`;
      const feedRequest = async (request: FastifyRequest): Promise<FeedRequest> => {
        const context = forRequest(options.context);
        const page = (below: string) => addressOf(request, `/${words.language}${below}`);
        const [of = ""] = Object.values(request.params as Readonly<Record<string, string>>);
        return { context, words, facts: await context.facts(), page, of };
      };
      app.get(`${at}/feed.atom`, hidden, async (request, reply) => {
        const asked = await feedRequest(request);
        const { title, items } = await feed(asked);
        const address = addressOf(request, request.url.split("?")[0] ?? "");
        return sent(reply, "application/atom+xml", atom(named(asked, title), items, address));
      });
      app.get(`${at}/calendar.ics`, hidden, async (request, reply) => {
        const asked = await feedRequest(request);
        const { title, items } = await calendar(asked);
        const stamp = `${asked.context.today().replaceAll("-", "")}T000000Z`;
        return sent(reply, "text/calendar", writeCalendar({ name: named(asked, title), stamp, events: items }));
      });
    }
}

const named = ({ facts: { settings }, words }: FeedRequest, title: string): string =>
  `${title} · ${settings.name === "" ? words.web.site.name : settings.name}`;

const sent = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header("cache-control", "public, no-cache").send(text);

/** The rating on each list, the newest first. */
async function playerFeed({ context, words, facts, page, of }: FeedRequest): Promise<Feed<FeedItem>> {
  const { id, name } = await publicPlayer(context, of);
  const entries = (await entriesOf(context.ledger.db, id)).slice(0, NEWEST);
  const rows = entries.flatMap((entry) => {
    const row = facts.lists.find(({ list, version }) => list === entry.list && version === entry.version);
    return row === undefined || entry.rating === null ? [] : [{ row, entry }];
  });
  const times = await publicationTimes(
    context,
    rows.map(({ row }) => row),
  );
  return {
    title: name,
    items: rows.map(({ row, entry: { rating, change } }) => ({
      id: `urn:sha256:${row.content}:${row.list}:${row.version}:${id}`,
      address: page(row.making === null ? `/players/${id}` : `/players/${id}/${row.list}`),
      title: `${words.web.lists.name(row.kind, row.date)}: ${rating}${change === null ? "" : ` (${withMinus(signed(String(change)))})`}`,
      published: times(row),
      summary: `${name}: ${rating}`,
    })),
  };
}

/** Tournaments of the federation that were rated, those of the newest lists. */
async function federationFeed({ context, words, facts, page, of }: FeedRequest): Promise<Feed<FeedItem>> {
  const { code, name } = federationNamed(facts, of);
  const lists = LIST_KINDS.flatMap((kind) => inForce(facts.lists, kind).slice(0, LISTS));
  const rows = lists.length === 0 ? [] : await settledIn(context.ledger.db, { lists, limit: NEWEST, federation: code });
  const times = await publicationTimes(context, lists);
  return {
    title: name,
    items: rows.flatMap((row) => {
      const list = lists.find((each) => each.list === row.list);
      if (list === undefined) return [];
      return {
        id: `urn:sha256:${list.content}:${row.list}:${row.tournament}`,
        address: page(`/tournaments/${encodeURIComponent(row.tournament)}`),
        title: row.name,
        published: times(list),
        summary: words.web.lists.name(list.kind, list.date),
      };
    }),
  };
}

/** Lists of each kind that a federation's feed looks at. */
const LISTS = 3;

/** When lists were published. */
async function publicationTimes({ ledger }: Context, rows: readonly ListRow[]): Promise<(row: ListRow) => string> {
  const entries = await entriesAt(ledger.db, [...new Set(rows.flatMap(({ published }) => published ?? []))]);
  const times = new Map(entries.map(({ sequence, time }) => [sequence, time]));
  return ({ published, date }) => times.get(published ?? 0) ?? `${date}T00:00:00Z`;
}

/** Tournaments that were played, and the lists to come. */
async function playerCalendar({ context, words, facts, page, of }: FeedRequest): Promise<Feed<CalendarEvent>> {
  const { id, name } = await publicPlayer(context, of);
  const games = await gamesOfPlayer(context.ledger.db, id, TOURNAMENTS_MAX);
  const tournaments = new Map(
    games.map(({ tournament, tournament_name, start_date, end_date }) => [
      tournament,
      tournamentEvent({ tournament, name: tournament_name, start_date, end_date }, page),
    ]),
  );
  const { coming } = await overviewOf(context, facts);
  return { title: name, items: [...tournaments.values(), ...listEvents(coming, words, page)] };
}

/** Tournaments of the federation that are not over. */
async function federationCalendar({ context, facts, page, of }: FeedRequest): Promise<Feed<CalendarEvent>> {
  const { code, name } = federationNamed(facts, of);
  const asked = { day: context.today(), limit: TOURNAMENTS, federation: code };
  const rows = await tournamentsFrom(context.ledger.db, asked);
  return { title: name, items: rows.map((row) => tournamentEvent(row, page)) };
}

const TOURNAMENTS = 200;

function federationNamed({ federations }: Facts, of: string): { readonly code: string; readonly name: string } {
  const code = of.toUpperCase();
  const known = federations.get(code);
  if (known === undefined) throw new Refusal("unknown-federation", { federation: code });
  return { code, name: known.name ?? code };
}
