import { h } from "preact";
import { Type } from "typebox";
import { type Player, readPlayerId } from "../../domain/player.ts";
import { playersByNumber, playersPage } from "../../ledger/queries/players/players.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { together } from "../../ledger/together.ts";
import { SearchPage } from "../../web/pages/search.tsx";
import type { Context } from "../context.ts";
import { Text } from "../http/schemas.ts";
import { publicPlayers } from "../public.ts";
import { view } from "../view.ts";
import { Person, personOf } from "./players.ts";

const FOUND_MAX = 30;

export const search = view({
  operation: "searchPlayers",
  path: "/players",
  params: Type.Object({}),
  query: Type.Object({ name: Type.Optional(Type.String({ maxLength: 80 })) }),
  data: Type.Object({
    name: Text,
    players: Type.Array(Person),
    /** Whether more players match than are given. */
    more: Type.Boolean(),
  }),
  load: async (context, { query: { name = "" } }) => {
    const { players, more } = await foundPublicly(context, name.trim());
    return { name, players: players.map(personOf), more };
  },
  page: (data, shown) => ({
    title: shown.words.web.players.search,
    content: h(SearchPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

/** Whom the public may see of those who match a name or the start of an id, and whether there are more. */
export async function foundPublicly(
  { ledger: { db }, facts }: Pick<Context, "ledger" | "facts">,
  name: string,
): Promise<{ readonly players: readonly Player[]; readonly more: boolean }> {
  const [now, players] = await together(facts(), found(db, name));
  return { players: publicPlayers(now, players.slice(0, FOUND_MAX)), more: players.length > FOUND_MAX };
}

/** One more than is shown, to know whether there are more. */
async function found(db: Db, name: string): Promise<readonly Player[]> {
  if (name === "") return [];
  const id = readPlayerId(name);
  const limit = FOUND_MAX + 1;
  return id === undefined ? (await playersPage(db, { name, limit })).players : playersByNumber(db, id, limit);
}
