import { h } from "preact";
import { federations } from "../../../ledger/queries/players/federations.ts";
import { nextPlayerNumber } from "../../../ledger/queries/players/players.ts";
import { together } from "../../../ledger/together.ts";
import { knownPlayer } from "../../../periods/players.ts";
import { KeptPlayerPage } from "../../../web/office/player.tsx";
import { DuplicatesPage, KeptPlayersPage } from "../../../web/office/players.tsx";
import { actionsNamed } from "../../actions.ts";
import { foundPlayers, playerRecord, scopeOf, suspectedDuplicates } from "../readings/player-readings.ts";
import { eraseNamedPage, erasePage } from "./erase-page.ts";
import { type AnyOfficePage, officePage } from "./page.ts";

const players = officePage({
  path: "/office/players",
  right: "see players",
  load: async (acting, { query }) => {
    const { db } = acting.context.ledger;
    const name = (query.name ?? "").slice(0, 80).trim();
    const [found, known, next] = await together(
      name === "" ? Promise.resolve({ players: [] }) : foundPlayers(acting, { name }),
      federations(db),
      nextPlayerNumber(db),
    );
    const { federation: ofOffice } = (await acting.context.facts()).settings;
    return { name, found: found.players, federations: known, next, federation: scopeOf(acting.account) ?? ofOffice };
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
  load: suspectedDuplicates,
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
  load: async (acting, { params, query }) => ({
    ...(await playerRecord(acting, params.player ?? "")),
    federations: await federations(acting.context.ledger.db),
    other: query.other ?? "",
  }),
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

export const playerPages: readonly AnyOfficePage[] = [players, duplicates, player, erasePage, eraseNamedPage];
