import { h } from "preact";
import { type Static, Type } from "typebox";
import { type Player, readPlayerId } from "../../domain/player.ts";
import { Refusal } from "../../domain/refusal.ts";
import { entriesOf } from "../../ledger/postgres/lists.ts";
import { playerOf, playersPage } from "../../ledger/postgres/players.ts";
import type { Db } from "../../ledger/postgres/tables.ts";
import { PlayerPage, SearchPage } from "../../web/pages/players.tsx";
import type { Context } from "../context.ts";
import { publicOnes } from "../public.ts";
import { NullableText, NullableWhole, Text, Whole } from "../schemas.ts";
import { view } from "../view.ts";

const Person = Type.Object({
  player: Text,
  name: Text,
  federation: NullableText,
  title: NullableText,
  sex: NullableText,
  birthYear: NullableWhole,
});

/** What everybody may know of a player: of the birth only the year. */
export const personOf = (player: Player): Static<typeof Person> => ({
  player: player.id,
  name: player.name,
  federation: player.federation,
  title: player.title ?? player.womenTitle,
  sex: player.sex,
  birthYear: player.birth === null ? null : Number(player.birth.slice(0, 4)),
});

const FOUND_MAX = 30;

export const search = view({
  name: "searchPlayers",
  path: "/players",
  summary: "Players by the beginning of their name, without regard to accents, or by their number",
  params: Type.Object({}),
  query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 80 })) }),
  data: Type.Object({ name: Text, players: Type.Array(Person) }),
  load: async ({ ledger: { db }, facts }, { query: { name = "" } }) => {
    const players = name.trim() === "" ? [] : await found(db, name.trim());
    return { name, players: publicOnes(await facts(), players).map(personOf) };
  },
  page: (data, shown) => ({ title: shown.words.web.players.search, content: h(SearchPage, { data, shown }) }),
  keeps: () => "until the next entry",
});

async function found(db: Db, name: string): Promise<readonly Player[]> {
  const id = readPlayerId(name);
  if (id === undefined) return (await playersPage(db, { name, limit: FOUND_MAX })).players;
  const player = await playerOf(db, id);
  return player === undefined ? [] : [player];
}

const Entry = Type.Object({
  list: Text,
  version: Whole,
  kind: Text,
  date: Text,
  rating: NullableWhole,
  games: NullableWhole,
  k: NullableWhole,
  inactive: Type.Boolean(),
});

export const player = view({
  name: "player",
  path: "/players/:player",
  summary: "A player with all published ratings, the newest first",
  params: Type.Object({ player: Type.String({ maxLength: 11 }) }),
  query: Type.Object({}),
  data: Type.Object({ ...Person.properties, entries: Type.Array(Entry) }),
  load: async (context, { params }) => {
    const one = await publicPlayer(context, params.player);
    const entries = (await entriesOf(context.ledger.db, one.id)).map(
      ({ list, version, kind, date, rating, games, k, inactive }) => ({
        ...{ list, version, kind, date, rating, games, k, inactive },
      }),
    );
    return { ...personOf(one), entries };
  },
  page: (data, shown) => ({ title: data.name, content: h(PlayerPage, { data, shown }) }),
  keeps: () => "until the next entry",
});

/** A player whom the public may see; whom it may not see is not there. */
export async function publicPlayer({ ledger: { db }, facts }: Context, text: string): Promise<Player> {
  const id = readPlayerId(text);
  const one = id === undefined ? undefined : await playerOf(db, id);
  const [seen] = one === undefined ? [] : publicOnes(await facts(), [one]);
  if (seen === undefined) throw new Refusal("unknown-player", { player: text });
  return seen;
}
