import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { tournamentsPage } from "../../ledger/queries/tournaments/tournaments.ts";
import { FederationPage } from "../../web/pages/overview/federation.tsx";
import { FederationsPage } from "../../web/pages/overview/federations.tsx";
import type { Context } from "../context.ts";
import { NOTHING, NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { gamesByMonth, overviewOf } from "../lists/overview-cache.ts";
import { Month, TopPlayer, topPlayer } from "../lists/overview-data.ts";
import type { ListStatistics } from "../lists/statistics.ts";
import { view } from "../view.ts";
import { headOf, ListHead } from "./lists.ts";
import { Head, headOf as tournamentHead } from "./tournaments.ts";

const TOURNAMENTS = 20;
const MONTHS = 12;

const OnKind = Type.Object({ kind: Text, active: Whole, average: NullableWhole });

export const federations = view({
  operation: "federations",
  path: "/federations",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    federations: Type.Array(
      Type.Object({
        federation: Text,
        name: NullableText,
        suspended: Type.Boolean(),
        /** Active players and the average of the ten best, on each current list. */
        lists: Type.Array(OnKind),
      }),
    ),
  }),
  load: async (context) => {
    const facts = await context.facts();
    const current = await statisticsOf(context, facts);
    const codes = new Set(current.flatMap(({ statistics }) => [...statistics.federations.keys()]));
    codes.delete("");
    return {
      federations: [...codes].map((code) => ({
        ...factsOf(facts, code),
        lists: current.map(({ row: { kind }, statistics }) => {
          const own = statistics.federations.get(code);
          return { kind, active: own?.active ?? 0, average: own?.average ?? null };
        }),
      })),
    };
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.federations,
    content: h(FederationsPage, { ...data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

export const federation = view({
  operation: "federation",
  path: "/federations/:code",
  params: Type.Object({ code: Type.String({ pattern: "^[A-Za-z]{3}$" }) }),
  query: NOTHING,
  data: Type.Object({
    federation: Text,
    name: NullableText,
    suspended: Type.Boolean(),
    lists: Type.Array(
      Type.Object({
        ...ListHead.properties,
        active: Whole,
        /** The average rating of the ten best. */
        average: Whole,
        top: Type.Array(TopPlayer),
      }),
    ),
    /** Games and tournaments reported from the federation, the oldest month first. */
    months: Type.Array(Month),
    /** The newest first. */
    tournaments: Type.Array(Head),
  }),
  load: async (context, { params }) => {
    const code = params.code.toUpperCase();
    const facts = await context.facts();
    if (!facts.federations.has(code)) throw new Refusal("unknown-federation", { federation: code });
    const overview = await overviewOf(context, facts);
    const rows = await tournamentsPage(context.ledger.db, { federation: code, limit: TOURNAMENTS });
    return {
      ...factsOf(facts, code),
      lists: (await statisticsOf(context, facts)).flatMap(({ row, statistics }) => {
        const own = statistics.federations.get(code);
        if (own === undefined) return [];
        return { ...headOf(row), active: own.active, average: own.average, top: own.top.map(topPlayer) };
      }),
      months: gamesByMonth(overview, context.today(), { count: MONTHS, fits: (row) => row.federation === code }),
      tournaments: rows.map(tournamentHead),
    };
  },
  page: (data, shown) => ({
    title: data.name === null ? data.federation : `${data.name} (${data.federation})`,
    content: h(FederationPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

const factsOf = ({ federations: known }: Facts, code: string) => ({
  federation: code,
  name: known.get(code)?.name ?? null,
  suspended: known.get(code)?.status === "suspended",
});

/** The current list of each kind with its counts. */
async function statisticsOf({ listCache }: Context, { current, isShown }: Facts) {
  const found: { row: NonNullable<ReturnType<typeof current>>; statistics: ListStatistics }[] = [];
  for (const kind of LIST_KINDS) {
    const row = current(kind);
    if (row !== undefined) found.push({ row, statistics: (await listCache.list(row)).statistics(isShown) });
  }
  return found;
}
