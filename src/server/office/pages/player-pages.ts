import { h } from "preact";
import type { Account } from "../../../domain/account.ts";
import { readPlayerId } from "../../../domain/player.ts";
import { duplicatePlayers } from "../../../ledger/queries/players/duplicates.ts";
import { earlierFactsOf } from "../../../ledger/queries/players/earlier-facts.ts";
import { federations } from "../../../ledger/queries/players/federations.ts";
import { mergedInto, nextPlayerNumber, playersByNumber, playersPage } from "../../../ledger/queries/players/players.ts";
import { together } from "../../../ledger/together.ts";
import { knownPlayer } from "../../../periods/players.ts";
import { KeptPlayerPage } from "../../../web/office/player.tsx";
import { DuplicatesPage, KeptPlayersPage } from "../../../web/office/players.tsx";
import { actionsNamed } from "../../actions.ts";
import type { ActionContext } from "../actions/action.ts";
import { erasePage } from "./erase-page.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const FOUND_MAX = 50;
const PAIRS_MAX = 100;

/** A federation's officer sees their own players only. */
const scopeOf = ({ role, federation }: Account): string | null => (role === "officer" ? federation : null);

async function foundPlayers({ context, account }: ActionContext, name: string) {
  const { db } = context.ledger;
  if (name === "") return [];
  const scope = scopeOf(account);
  const id = readPlayerId(name);
  if (id !== undefined)
    return (await playersByNumber(db, id, FOUND_MAX)).filter((each) => scope === null || each.federation === scope);
  return (await playersPage(db, { name, federation: scope ?? undefined, limit: FOUND_MAX })).players;
}

const players = officePage({
  path: "/office/players",
  right: "see players",
  load: async (acting, { query }) => {
    const { db } = acting.context.ledger;
    const name = (query.name ?? "").slice(0, 80).trim();
    const [found, known, next] = await together(foundPlayers(acting, name), federations(db), nextPlayerNumber(db));
    const { federation: ofOffice } = (await acting.context.facts()).settings;
    return { name, found, federations: known, next, federation: scopeOf(acting.account) ?? ofOffice };
  },
  show: (data, shown) => ({
    title: shown.words.web.keeping.tabs.players,
    content: h(KeptPlayersPage, { ...data, shown }),
  }),
  actions: actionsNamed("add-player"),
  next: ({ player }) => `/office/players/${player}`,
});

const duplicates = officePage({
  path: "/office/players/duplicates",
  right: "see players",
  load: async ({ context, account }) =>
    duplicatePlayers(context.ledger.db, { federation: scopeOf(account), limit: PAIRS_MAX }),
  show: (pairs, shown) => ({
    title: shown.words.web.keeping.players.duplicates,
    content: h(DuplicatesPage, { pairs, shown }),
  }),
});

const player = officePage({
  path: "/office/players/:player",
  right: "see players",
  about: async ({ context }, { params }) => {
    const { federation } = await knownPlayer(context.ledger.db, params.player ?? "");
    return { federation };
  },
  load: async ({ context }, { params, query }) => {
    const { db } = context.ledger;
    const one = await knownPlayer(db, params.player ?? "");
    const [merged, known, earlier] = await together(
      mergedInto(db, one.id),
      federations(db),
      earlierFactsOf(db, one.id),
    );
    return { player: one, merged, federations: known, earlier, other: query.other ?? "" };
  },
  show: (data, shown) => ({ title: data.player.name, content: h(KeptPlayerPage, { ...data, shown }) }),
  actions: actionsNamed(
    "change-player",
    "merge-players",
    "undo-merge",
    "exclude-player",
    "include-player",
    "give-dispensation",
    "end-dispensation",
    "state-earlier-facts",
  ),
});

export const playerPages: readonly AnyOfficePage[] = [players, duplicates, player, erasePage];
