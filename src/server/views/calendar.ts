import { h } from "preact";
import { Type } from "typebox";
import { CalendarPage } from "../../web/pages/overview/calendar.tsx";
import { NOTHING } from "../http/schemas.ts";
import { overviewOf } from "../lists/overview-cache.ts";
import { ComingList, RatedTournament, ratedTournament } from "../lists/overview-data.ts";
import { view } from "../view.ts";
import { Head, headOf } from "./tournaments.ts";

const RATED = 30;

export const calendar = view({
  operation: "calendar",
  path: "/calendar",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    /** Lists that are still to come, by date. */
    coming: Type.Array(ComingList),
    /** Tournaments that are not over, the first to begin first. */
    upcoming: Type.Array(Head),
    /** Tournaments of the newest lists, the last to end first. */
    rated: Type.Array(RatedTournament),
  }),
  load: async (context) => {
    const { coming, upcoming, rated } = await overviewOf(context, await context.facts());
    return {
      coming: [...coming],
      upcoming: upcoming.map(headOf),
      rated: rated.slice(0, RATED).map(ratedTournament),
    };
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.calendar,
    content: h(CalendarPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});
