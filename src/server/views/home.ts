import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { HomePage } from "../../web/pages/home.tsx";
import type { Context } from "../context.ts";
import { NOTHING, NullableText, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import type { Moved } from "../lists/highlights.ts";
import { isShown } from "../public.ts";
import { view } from "../view.ts";
import { headOf, ListHead } from "./lists.ts";

const NEWEST = 12;
/** Number of largest gains and losses shown. */
const MOVED = 5;

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

export const home = view({
  operation: "home",
  path: "/",
  params: NOTHING,
  query: NOTHING,
  data: Type.Object({
    lists: Type.Array(ListHead),
    changed: Type.Array(Changed),
    corrected: Type.Array(ListHead),
  }),
  load: async (context) => {
    const facts = await context.facts();
    return {
      lists: facts.lists.slice(0, NEWEST).map(headOf),
      changed: await changedOn(context, facts),
      corrected: facts.lists
        .slice(0, NEWEST)
        .filter(({ version }) => version > 1)
        .map(headOf),
    };
  },
  page: (data, shown) => ({ title: shown.words.web.site.nav.home, content: h(HomePage, { ...data, shown }) }),
  cachePolicy: () => "until the next entry",
});

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
