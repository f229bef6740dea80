import { h } from "preact";
import { Type } from "typebox";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import type { ListRow } from "../../ledger/schema/tables.ts";
import { entrantsOf } from "../../periods/lists/format/provenance.ts";
import { StatisticsPage } from "../../web/pages/overview/statistics.tsx";
import type { Context } from "../context.ts";
import { NullableText, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { gamesByMonth, inForce, overviewOf } from "../lists/overview-cache.ts";
import { classesOf, Month, RatingClass } from "../lists/overview-data.ts";
import { view } from "../view.ts";
import { headOf, ListHead } from "./lists.ts";

const MONTHS = 24;
/** Lists whose new players are counted. */
const LISTS = 12;
const FEDERATIONS = 30;

const Numbers = Type.Object({
  ...ListHead.properties,
  active: Whole,
  /** Active players in each class of a hundred points. */
  classes: Type.Array(RatingClass),
  /** Active players by age, in tens of years; an age of -1: not known. */
  ages: Type.Array(Type.Object({ from: Type.Integer(), players: Whole })),
  sexes: Type.Array(Type.Object({ sex: NullableText, players: Whole })),
  /** Those with the most active players. */
  federations: Type.Array(Type.Object({ federation: Text, players: Whole })),
  months: Type.Array(Month),
  /** Players who are new on a list or back on it, the oldest list first. */
  entrants: Type.Array(Type.Object({ list: Text, date: Text, players: Whole })),
});

export const statistics = view({
  operation: "statistics",
  heavy: true,
  path: "/statistics",
  params: Type.Object({}),
  query: Type.Object({ kind: Type.Optional(Type.Enum(LIST_KINDS)) }),
  data: Type.Object({
    /** Kinds that have a list. */
    kinds: Type.Array(Text),
    /** null: nothing has been published yet. */
    numbers: Type.Union([Numbers, Type.Null()]),
  }),
  load: async (context, { query }) => {
    const facts = await context.facts();
    const kinds = LIST_KINDS.filter((kind) => facts.current(kind) !== undefined);
    const kind = kinds.find((each) => each === query.kind) ?? kinds[0];
    return { kinds, numbers: kind === undefined ? null : await numbersOf(context, facts, kind) };
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.nav.statistics,
    content: h(StatisticsPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

async function numbersOf(context: Context, facts: Facts, kind: ListKind) {
  const row = facts.current(kind)!;
  const found = (await context.listCache.list(row)).statistics(facts.isShown);
  const overview = await overviewOf(context, facts);
  return {
    ...headOf(row),
    active: found.active,
    classes: classesOf(found),
    ages: [...found.ages].map(([from, players]) => ({ from, players })),
    sexes: ["w", "m", ""].map((sex) => ({ sex: sex || null, players: found.sexes.get(sex) ?? 0 })),
    federations: [...found.federations]
      .filter(([code]) => code !== "")
      .slice(0, FEDERATIONS)
      .map(([code, { active }]) => ({ federation: code, players: active })),
    months: gamesByMonth(overview, context.today(), { count: MONTHS, fits: (each) => each.kind === kind }),
    entrants: await entrantsByList(context, inForce(facts.lists, kind).slice(0, LISTS)),
  };
}

/** How many are new on a list never changes, and takes a pass over how it was made. */
const ENTRANTS = new Map<string, number>();

/** The oldest list first; what is new on an imported list is not known. */
async function entrantsByList({ ledger }: Context, rows: readonly ListRow[]) {
  const lists: { list: string; date: string; players: number }[] = [];
  for (const { list, date, making } of rows.toReversed()) {
    if (making === null) continue;
    const players = ENTRANTS.get(making) ?? (await entrantsOf(ledger.content(making)));
    ENTRANTS.set(making, players);
    lists.push({ list, date, players });
  }
  return lists;
}
