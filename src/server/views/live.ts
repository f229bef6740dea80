import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS, type ListKind } from "../../domain/list.ts";
import { playersOf } from "../../ledger/queries/players/names.ts";
import type { LiveList } from "../../periods/lists/explain/live-list.ts";
import { LivePage } from "../../web/pages/overview/live.tsx";
import type { Context } from "../context.ts";
import { NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import { liveListOf } from "../lists/live-cache.ts";
import { TopPlayer } from "../lists/overview-data.ts";
import { byRating, ranksAmong } from "../lists/ranks.ts";
import { publicPlayers } from "../public.ts";
import { view } from "../view.ts";
import { personOf } from "./players.ts";

const SHOWN_MAX = 500;

const LivePlayer = Type.Object({
  ...TopPlayer.properties,
  /** Among all active players, those without games too. */
  rank: Whole,
  /** On the list before; null: not on it. */
  before: NullableWhole,
  change: NullableWhole,
  games: Whole,
});
const Live = Type.Object({
  kind: Text,
  list: Text,
  date: Text,
  tournaments: Whole,
  /** Everybody with games, the highest rating first; null: too many played to calculate it on request. */
  players: Type.Union([Type.Array(LivePlayer), Type.Null()]),
  /** Whether more players have games than are given. */
  more: Type.Boolean(),
});

/** What the reports received so far would give. Nothing of it is published. */
export const live = view({
  operation: "liveList",
  heavy: true,
  path: "/live/:kind",
  params: Type.Object({ kind: Type.Enum(LIST_KINDS) }),
  query: Type.Object({}),
  data: Live,
  load: async (context, { params }) => {
    const kind = LIST_KINDS.find((each) => each === params.kind) ?? LIST_KINDS[0];
    const facts = await context.facts();
    return shownOf(context, facts, kind, await liveListOf(context.ledger, facts, kind));
  },
  page: (data, shown) => ({
    title: shown.words.pages.overview.live.title(shown.words.web.lists.name(data.kind, data.date)),
    content: h(LivePage, { data, shown }),
    unlisted: true,
  }),
  cachePolicy: () => "not at all",
});

async function shownOf(
  { ledger, listCache }: Context,
  facts: Facts,
  kind: ListKind,
  { entries, ...list }: LiveList,
): Promise<Static<typeof Live>> {
  if (entries === null) return { kind, ...list, players: null, more: false };
  const known = publicPlayers(
    facts,
    await playersOf(
      ledger.db,
      entries.map(({ id }) => Number(id)),
    ),
  );
  const persons = new Map(known.map((each) => [each.id, personOf(each)]));
  const rated = entries
    .flatMap(({ id, rating, change, games }) => {
      const person = persons.get(id);
      if (person === undefined || rating === null) return [];
      const { player, name, title, federation } = person;
      const before = change === null ? null : rating - change;
      return { number: Number(id), player, name, title, federation, rating, before, change, games };
    })
    .sort((one, other) => byRating({ ...one, player: one.number }, { ...other, player: other.number }));
  const newest = facts.lists.find((row) => row.kind === kind);
  const others = newest === undefined ? [] : (await listCache.list(newest)).active(facts.isShown);
  const ranks = ranksAmong(
    rated.map(({ number, rating }) => ({ player: number, rating })),
    others,
  );
  const players = rated.slice(0, SHOWN_MAX).map(({ number, ...each }) => ({ rank: ranks.get(number) ?? 0, ...each }));
  return { kind, ...list, players, more: rated.length > SHOWN_MAX };
}
