import { h } from "preact";
import { receivedLists } from "../../../ledger/queries/clubs/club-lists.ts";
import { clubsHere } from "../../../ledger/queries/clubs/clubs.ts";
import { federations as allFederations } from "../../../ledger/queries/players/federations.ts";
import { UsersPage } from "../../../web/office/users.tsx";
import { actionsNamed } from "../../actions.ts";
import { listedUsers } from "../readings/user-readings.ts";
import { officePage } from "./page.ts";

export const usersPage = officePage({
  path: "/office/users",
  right: "read the journal",
  load: async (acting) => {
    const { ledger } = acting.context;
    const users = await listedUsers(acting);
    const received = (await receivedLists(ledger.db)).map(({ club }) => club);
    const clubs = [...(await clubsHere(ledger.db)), ...received, ...users.flatMap(({ club }) => club ?? [])];
    const { federation } = (await acting.context.facts()).settings;
    const federations = await allFederations(ledger.db);
    return { users, known: { federations, federation, clubs: [...new Set(clubs)].sort() } };
  },
  show: (data, shown) => ({
    title: shown.words.web.office.tabs.users,
    content: h(UsersPage, { ...data, shown }),
  }),
  actions: actionsNamed("add-user", "change-user", "change-role", "reset-user", "reset-second-factor", "end-user"),
});
