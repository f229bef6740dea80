import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { HomePage } from "../../web/pages/home.tsx";
import type { Context } from "../context.ts";
import { NOTHING, NullableText, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import type { Moved } from "../lists/highlights.ts";
import { gamesByMonth, overviewOf } from "../lists/overview-cache.ts";
import {
  ComingList,
  classesOf,
  RatedTournament,
  RatingClass,
  ratedTournament,
  TopPlayer,
  topPlayer,
} from "../lists/overview-data.ts";
import { isShown } from "../public.ts";
import { view } from "../view.ts";
import { headOf, ListHead } from "./lists.ts";
import { Head, headOf as tournamentHead } from "./tournaments.ts";

const NEWEST = 12;
/** Number of largest gains and losses shown. */
const MOVED = 5;
const TOP = 3;
const TOURNAMENTS = 5;
const MONTHS = 12;

const MovedData = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  rating: Whole,
  change: Type.Integer(),
});
const Changed = Type.Object({
  ...ListHead.properties,
  gains: Type.Array(MovedData),
  losses: Type.Array(MovedData),
  newcomers: Whole,
});
const Card = Type.Object({
  ...ListHead.properties,
  players: Whole,
  top: Type.Array(TopPlayer),
  /** Games of the last whole months, the oldest first: a month that has just begun would look like a fall. */
  activity: Type.Array(Whole),
  /** Active players in each class of a hundred points. */
  classes: Type.Array(RatingClass),
});

export const home = view({
  operation: "home",
  path: "/",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    lists: Type.Array(ListHead),
    changed: Type.Array(Changed),
    corrected: Type.Array(ListHead),
    /** The current list of each kind. */
    cards: Type.Array(Card),
    /** The next list of each kind. */
    coming: Type.Array(ComingList),
    upcoming: Type.Array(Head),
    rated: Type.Array(RatedTournament),
  }),
  load: async (context) => {
    const facts = await context.facts();
    const { coming, upcoming, rated } = await overviewOf(context, facts);
    return {
      lists: facts.lists.slice(0, NEWEST).map(headOf),
      changed: await changedOn(context, facts),
      corrected: facts.lists
        .slice(0, NEWEST)
        .filter(({ version }) => version > 1)
        .map(headOf),
      cards: await cardsOf(context, facts),
      coming: LIST_KINDS.flatMap((kind) => coming.find((each) => each.kind === kind) ?? []),
      upcoming: upcoming.slice(0, TOURNAMENTS).map(tournamentHead),
      rated: rated.slice(0, TOURNAMENTS).map(ratedTournament),
    };
  },
  page: (data, shown) => ({ title: shown.words.web.site.nav.home, content: h(HomePage, { data, shown }) }),
  cachePolicy: () => "until the next entry",
});

async function cardsOf(context: Context, facts: Facts): Promise<Static<typeof Card>[]> {
  const overview = await overviewOf(context, facts);
  const cards: Static<typeof Card>[] = [];
  for (const kind of LIST_KINDS) {
    const row = facts.current(kind);
    if (row === undefined) continue;
    const list = await context.listCache.list(row);
    const months = gamesByMonth(overview, context.today(), { count: MONTHS + 1, fits: (each) => each.kind === kind });
    const classes = classesOf(list.statistics(facts.isShown));
    cards.push({
      ...headOf(row),
      // The active ones, as the list itself says.
      players: classes.reduce((sum, { players }) => sum + players, 0),
      top: list.top(facts.isShown, TOP).map(topPlayer),
      activity: months.slice(0, -1).map(({ games }) => games),
      classes,
    });
  }
  return cards;
}

/** What is new on the current list of each kind. */
async function changedOn({ listCache }: Context, facts: Facts): Promise<Static<typeof Changed>[]> {
  const changed: Static<typeof Changed>[] = [];
  for (const kind of LIST_KINDS) {
    const row = facts.current(kind);
    const found = row === undefined ? null : (await listCache.list(row)).highlights;
    if (row === undefined || found === null) continue;
    const shown = (all: readonly Moved[]) =>
      all
        .filter((each) => isShown(facts, each))
        .slice(0, MOVED)
        .map((each) => ({ ...each, player: String(each.player), federation: each.federation || null }));
    changed.push({
      ...headOf(row),
      gains: shown(found.gains),
      losses: shown(found.losses),
      newcomers: found.newcomers,
    });
  }
  return changed;
}
