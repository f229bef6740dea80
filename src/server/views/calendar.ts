import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { CalendarPage } from "../../web/pages/overview/calendar.tsx";
import { NOTHING, NullableText, Text } from "../http/schemas.ts";
import { overviewOf } from "../lists/overview-cache.ts";
import { ComingList, RatedTournament, ratedTournament } from "../lists/overview-data.ts";
import { view } from "../view.ts";
import { Head, headOf } from "./tournaments.ts";

const RATED = 30;

export const calendar = view({
  operation: "calendar",
  path: "/calendar",
  params: NOTHING,
  query: Type.Object({
    kind: Type.Optional(Type.Enum(LIST_KINDS)),
    federation: Type.Optional(Type.String({ maxLength: 3 })),
  }),
  data: Type.Object({
    /** What is left out of the others; null: nothing. */
    kind: NullableText,
    federation: NullableText,
    /** Federations with a tournament that is upcoming or was rated recently. */
    federations: Type.Array(Text),
    /** Lists that are still to come, by date. */
    coming: Type.Array(ComingList),
    /** Tournaments that are not over, the first to begin first. */
    upcoming: Type.Array(Head),
    /** Tournaments of the newest lists, the last to end first. */
    rated: Type.Array(RatedTournament),
  }),
  load: async (context, { query: { kind, federation } }) => {
    const { coming, upcoming, rated } = await overviewOf(context, await context.facts());
    const fits = (each: { readonly kind: string; readonly federation: string | null }): boolean =>
      (kind === undefined || each.kind === kind) && (federation === undefined || each.federation === federation);
    const heads = { upcoming: upcoming.map(headOf), rated: rated.map(ratedTournament) };
    return {
      kind: kind ?? null,
      federation: federation ?? null,
      federations: federationsOf([...heads.upcoming, ...heads.rated]),
      coming: coming.filter((each) => kind === undefined || each.kind === kind),
      upcoming: heads.upcoming.filter(fits),
      rated: heads.rated.filter(fits).slice(0, RATED),
    };
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.calendar,
    content: h(CalendarPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

const federationsOf = (tournaments: readonly { readonly federation: string | null }[]): string[] =>
  [...new Set(tournaments.flatMap(({ federation }) => federation ?? []))].sort();
