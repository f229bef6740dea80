import type { FastifyInstance } from "fastify";
import { type CalendarEvent, writeCalendar } from "../../formats/ical/write-calendar.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { addressOf } from "../http/address.ts";
import { type ComingList, type Overview, overviewOf } from "../lists/overview-cache.ts";

/** The calendar as a feed that calendar programs subscribe to. */
export function addCalendarFile(app: FastifyInstance, { context, catalogues }: AppOptions): void {
  for (const words of catalogues) {
    app.get(`/${words.language}/calendar.ics`, { schema: { hide: true } }, async (request, reply) => {
      const facts = await context.facts();
      const overview = await overviewOf(context, facts);
      const office = facts.settings.name === "" ? words.web.site.name : facts.settings.name;
      const text = writeCalendar({
        name: `${words.pages.overview.nav.calendar} · ${office}`,
        // The same until the next day, so that an unchanged calendar has the same bytes.
        stamp: `${context.today().replaceAll("-", "")}T000000Z`,
        events: eventsOf(overview, words, (path) => addressOf(request, path)),
      });
      return reply.type("text/calendar; charset=utf-8").header("cache-control", "public, no-cache").send(text);
    });
  }
}

function eventsOf(
  { coming, upcoming }: Overview,
  words: Catalogue,
  address: (path: string) => string,
): readonly CalendarEvent[] {
  const { host } = new URL(address("/"));
  const at = (path: string): string => address(`/${words.language}${path}`);
  const { calendar } = words.pages.overview;
  const name = ({ kind, date }: ComingList): string => words.web.lists.name(kind, date);
  return [
    ...upcoming.map(({ tournament, name: summary, start_date: start, end_date: end }) => ({
      id: `${tournament}@${host}`,
      summary,
      start,
      end,
      address: at(`/tournaments/${encodeURIComponent(tournament)}`),
    })),
    ...coming.flatMap((each) => [
      {
        id: `closing-${each.kind}-${each.date}@${host}`,
        summary: calendar.closing(name(each)),
        start: each.closing,
        end: each.closing,
        address: at("/calendar"),
      },
      {
        id: `list-${each.kind}-${each.date}@${host}`,
        summary: name(each),
        start: each.date,
        end: each.date,
        address: at("/lists"),
      },
    ]),
  ];
}
