import { h } from "preact";
import { Type } from "typebox";
import { type Player, readPlayerId } from "../../domain/player.ts";
import { playersByNumber, playersPage } from "../../ledger/queries/players/players.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { together } from "../../ledger/together.ts";
import { SearchPage } from "../../web/pages/search.tsx";
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
  load: async ({ ledger: { db }, facts }, { query: { name = "" } }) => {
    const [now, players] = await together(facts(), found(db, name.trim()));
    const shown = publicPlayers(now, players.slice(0, FOUND_MAX));
    return { name, players: shown.map(personOf), more: players.length > FOUND_MAX };
  },
  page: (data, shown) => ({
    title: shown.words.web.players.search,
    content: h(SearchPage, { data, shown }),
  }),
  cachePolicy: () => "until the next entry",
});

/** One more than is shown, to know whether there are more. */
async function found(db: Db, name: string): Promise<readonly Player[]> {
  if (name === "") return [];
  const id = readPlayerId(name);
  const limit = FOUND_MAX + 1;
  return id === undefined ? (await playersPage(db, { name, limit })).players : playersByNumber(db, id, limit);
}
