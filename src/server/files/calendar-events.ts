import type { CalendarEvent } from "../../formats/ical/write-calendar.ts";
import type { TournamentRow } from "../../ledger/schema/tables.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { ComingList } from "../lists/overview-cache.ts";

/** The whole address of a page in the language of the calendar. */
type PageAddress = (path: string) => string;

type Dated = Pick<TournamentRow, "tournament" | "name" | "start_date" | "end_date">;

export const tournamentEvent = (
  { tournament, name: summary, start_date: start, end_date: end }: Dated,
  page: PageAddress,
): CalendarEvent => ({
  id: `${tournament}@${hostOf(page)}`,
  summary,
  start,
  end,
  address: page(`/tournaments/${encodeURIComponent(tournament)}`),
});

/** The closing and the date of each list to come. */
export function listEvents(
  coming: readonly ComingList[],
  words: Catalogue,
  page: PageAddress,
): readonly CalendarEvent[] {
  const { calendar } = words.pages.overview;
  const host = hostOf(page);
  return coming.flatMap(({ kind, date, closing }) => {
    const name = words.web.lists.name(kind, date);
    return [
      {
        id: `closing-${kind}-${date}@${host}`,
        summary: calendar.closing(name),
        start: closing,
        end: closing,
        address: page("/calendar"),
      },
      { id: `list-${kind}-${date}@${host}`, summary: name, start: date, end: date, address: page("/lists") },
    ];
  });
}

const hostOf = (page: PageAddress): string => new URL(page("/")).host;
