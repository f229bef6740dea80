import { h } from "preact";
import { allAccounts } from "../../../ledger/queries/accounts/accounts.ts";
import { usersWithFactor } from "../../../ledger/queries/accounts/second-factors.ts";
import { UsersPage } from "../../../web/office/users.tsx";
import { actionsNamed } from "../../actions.ts";
import { officePage } from "./page.ts";

export const usersPage = officePage({
  path: "/office/users",
  right: "read the journal",
  load: async ({ context: { ledger } }) => {
    const withFactor = await usersWithFactor(ledger.db);
    return (await allAccounts(ledger.db)).map((each) => ({ ...each, hasFactor: withFactor.has(each.user) }));
  },
  show: (users, shown) => ({
    title: shown.words.web.office.tabs.users,
    content: h(UsersPage, { users, shown }),
  }),
  actions: actionsNamed("add-user", "change-role", "reset-user", "reset-second-factor", "end-user"),
});
