import type { FastifyInstance } from "fastify";
import { type CalendarEvent, writeCalendar } from "../../formats/ical/write-calendar.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { addressOf } from "../http/address.ts";
import { type Overview, overviewOf } from "../lists/overview-cache.ts";
import { listEvents, tournamentEvent } from "./calendar-events.ts";

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
        events: eventsOf(overview, words, (path) => addressOf(request, `/${words.language}${path}`)),
      });
      return reply.type("text/calendar; charset=utf-8").header("cache-control", "public, no-cache").send(text);
    });
  }
}

const eventsOf = (
  { coming, upcoming }: Overview,
  words: Catalogue,
  page: (path: string) => string,
): readonly CalendarEvent[] => [
  ...upcoming.map((row) => tournamentEvent(row, page)),
  ...listEvents(coming, words, page),
];
