import { h } from "preact";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { type Player, readPlayerId } from "../../domain/player.ts";
import { Refusal } from "../../domain/refusal.ts";
import { cardsOfPlayer } from "../../ledger/queries/lists/cards.ts";
import { movesOfPlayer } from "../../ledger/queries/lists/corrections-of-player.ts";
import { entriesOf, listsPlayed } from "../../ledger/queries/lists/lists-of-player.ts";
import { gamesOfPlayer } from "../../ledger/queries/players/games-of-player.ts";
import { playerOf } from "../../ledger/queries/players/players.ts";
import { unsettledKinds } from "../../ledger/queries/tournaments/entrants-of-player.ts";
import { together } from "../../ledger/together.ts";
import { isKDerived } from "../../periods/lists/assemble/derived-k.ts";
import { type FirstProgress, firstProgress } from "../../periods/lists/explain/first-progress.ts";
import { recordOf } from "../../presentation/record.ts";
import { PlayerPage } from "../../web/pages/player/player.tsx";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { Context } from "../context.ts";
import { NullableText, NullableWhole, Text, Whole } from "../http/schemas.ts";
import type { Facts } from "../lists/facts.ts";
import {
  PlayedTournament,
  PlayerRecord,
  pointsIn,
  publicGame,
  TOURNAMENTS_MAX,
  tournamentsIn,
} from "../player-games.ts";
import { LiveRating, liveRatings } from "../player-live.ts";
import { ListRanks, ranksOf } from "../player-ranks.ts";
import { Pooled, pooledJson } from "../pooled.ts";
import { publicPlayers } from "../public.ts";
import { view } from "../view.ts";

export const Person = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  sex: NullableText,
  birthYear: NullableWhole,
});

/** The public facts of a player: only the year of birth, not the day. */
export const personOf = (player: Player): Static<typeof Person> => ({
  player: player.id,
  name: player.name,
  federation: player.federation,
  title: player.title ?? player.womenTitle,
  sex: player.sex,
  birthYear: player.birth === null ? null : Number(player.birth.slice(0, 4)),
});

const Entry = Type.Object({
  list: Text,
  version: Whole,
  kind: Text,
  date: Text,
  rating: NullableWhole,
  games: NullableWhole,
  k: NullableWhole,
  /** Whether K is derived from imported lists, or assumed: not all games and ratings are on record. */
  kDerived: Type.Boolean(),
  inactive: Type.Boolean(),
  /** From the list before; null: not known, or not on it. */
  change: NullableWhole,
  /** Whether this list took the rating away, because it fell below the floor. */
  delisted: Type.Boolean(),
  /** Whether the office made the list, so that the line can be explained. */
  explained: Type.Boolean(),
  /** What moved the player here otherwise than by games: points with a reason, or the rating before. */
  moves: Type.Array(Type.Object({ points: NullableWhole, ratingBefore: NullableWhole, reason: NullableText })),
});

/** A list with a tournament of the player, whether it has a line of them or not. */
const Played = Type.Object({ list: Text, version: Whole, kind: Text, date: Text });

const Progress = Type.Object({
  kind: Text,
  list: Text,
  games: Whole,
  /** Whether these are enough, the article, and what it says of that number of games. */
  enough: Type.Boolean(),
  article: Text,
  says: Text,
  /** The rating that they would give; null: none. */
  rating: NullableWhole,
  tournaments: Pooled.properties.tournaments,
  first: Pooled,
});

export const player = view({
  operation: "player",
  path: "/players/:player",
  params: Type.Object({ player: Type.String({ maxLength: 11 }) }),
  query: Type.Object({}),
  data: Type.Object({
    ...Person.properties,
    entries: Type.Array(Entry),
    played: Type.Array(Played),
    progress: Type.Array(Progress),
    federationName: NullableText,
    /** Places among the active players of the current lists. */
    ranks: Type.Array(ListRanks),
    /** The newest first; the page goes back a limited number of tournaments, `/players/:player/games` has all. */
    tournaments: Type.Array(PlayedTournament),
    record: PlayerRecord,
    /** With games that are in no list yet. */
    live: Type.Array(LiveRating),
  }),
  load: async (context, { params, words }) => {
    const { db } = context.ledger;
    const id = idIn(params.player);
    // One round of queries: a second round would double the wait under load.
    const [one, found, moves, played, cards, open, rows] = await together(
      publicPlayer(context, id),
      entriesOf(db, id),
      movesOfPlayer(db, id),
      listsPlayed(db, id),
      cardsOfPlayer(db, id),
      unsettledKinds(db, id),
      gamesOfPlayer(db, id, TOURNAMENTS_MAX),
    );
    const { editions } = await context.facts();
    const entries = found.map((entry) => {
      const { list, version, kind, date, rating, games, k, inactive, change } = entry;
      return {
        list,
        version,
        kind,
        date,
        rating,
        games,
        k,
        inactive,
        change,
        kDerived: isKDerived(editions, one.birth, entry),
        delisted: rating === null && entry.delisted_on === date,
        explained: entry.making !== null,
        moves: moves
          .filter((each) => each.list === list && each.version === version)
          .map((each) => ({ points: each.points, ratingBefore: each.rating_before, reason: each.reason })),
      };
    });
    const facts = await context.facts();
    const current = currentLists(facts);
    const unrated = current.filter(
      ({ list }) => !entries.some((entry) => entry.list === list && entry.rating !== null),
    );
    const asked = { player: one.id, affiliated: one.memberships.length > 0 };
    const progress = await firstProgress(db, asked, unrated);
    return {
      ...personOf(one),
      entries,
      played: [...played],
      progress: progress.map((each) => progressJson(words, each)),
      federationName: facts.federations.get(one.federation ?? "")?.name ?? null,
      ranks: await ranksOf(context, facts, current, one.id),
      tournaments: tournamentsIn(facts, rows, pointsIn(cards)),
      live: await liveRatings(context, facts, one.id, open),
      record: recordOf(rows.map((row) => publicGame(facts, row))),
    };
  },
  page: (data, shown) => ({
    title: data.name,
    content: h(PlayerPage, { data, shown }),
    picture: `/share/${shown.words.language}/players/${data.player}.png`,
  }),
  cachePolicy: () => "until the next entry",
});

/** The current list of each kind. */
const currentLists = ({ current }: Facts) =>
  LIST_KINDS.flatMap((kind) => {
    const row = current(kind);
    return row === undefined ? [] : [{ ...row, kind }];
  });

function progressJson(words: Catalogue, { kind, list, first }: FirstProgress): Static<typeof Progress> {
  const pooled = pooledJson(words, first);
  const { enough, together, tournaments } = pooled;
  return {
    kind,
    list,
    article: enough.article,
    says: enough.says,
    enough: enough.holds,
    games: together?.games ?? 0,
    rating: together?.rating.value ?? null,
    tournaments,
    first: pooled,
  };
}

/** A visible player; a hidden one is reported as not found. */
export async function publicPlayer({ ledger: { db }, facts }: Context, text: string): Promise<Player> {
  const [now, one] = await together(facts(), playerOf(db, idIn(text)));
  const [seen] = one === undefined ? [] : publicPlayers(now, [one]);
  if (seen === undefined) throw new Refusal("unknown-player", { player: text });
  return seen;
}

export function idIn(text: string): string {
  const id = readPlayerId(text);
  if (id === undefined) throw new Refusal("unknown-player", { player: text });
  return id;
}
