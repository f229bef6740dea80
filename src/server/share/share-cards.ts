import { LIST_KINDS } from "../../domain/list.ts";
import { entriesOf } from "../../ledger/queries/lists/lists-of-player.ts";
import { together } from "../../ledger/together.ts";
import type { ListCard, PlayerCard } from "../../web/share/share-card.tsx";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Context } from "../context.ts";
import { publishedList } from "../views/lists.ts";
import { idIn, personOf, publicPlayer } from "../views/players.ts";

const SPARKS = 24;
const TOP = 5;

/** What a picture shows of a player: the first list with a rating. A hidden player is reported as not found. */
export async function playerCard(context: Context, words: Catalogue, player: string): Promise<PlayerCard> {
  const id = idIn(player);
  const [one, entries] = await together(publicPlayer(context, id), entriesOf(context.ledger.db, id));
  const { title, name, federation } = personOf(one);
  // The newest list first, each in its newest version.
  const inForce = entries.filter((entry, at) => entries.findIndex(({ list }) => list === entry.list) === at);
  const newest = LIST_KINDS.flatMap((kind) => inForce.find((entry) => entry.kind === kind) ?? []).find(
    ({ rating }) => rating !== null,
  );
  const ratings = inForce.flatMap(({ kind, rating }) => (kind === newest?.kind && rating !== null ? rating : []));
  return {
    name,
    facts: [title, federation, id].filter((each) => each !== null).join(" · "),
    list: newest === undefined ? words.web.players.unrated : words.web.lists.name(newest.kind, newest.date),
    rating: newest?.rating ?? null,
    change: newest?.change ?? null,
    ratings: ratings.slice(0, SPARKS).reverse(),
  };
}

/** What a picture shows of a list: its best players who may be seen. */
export async function listCard({ facts, listCache }: Context, words: Catalogue, list: string): Promise<ListCard> {
  const now = await facts();
  const { row } = publishedList(now, list, undefined);
  const cached = await listCache.list(row);
  const top = cached.top(now.isShown, TOP);
  return {
    name: words.web.lists.name(row.kind, row.date),
    players: words.web.lists.players(cached.size(now.isShown)),
    top: top.map(({ title, name, rating, change }) => ({
      ...{ name: title === "" ? name : `${title} ${name}`, rating, change },
    })),
  };
}
