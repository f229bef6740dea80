import { h } from "preact";
import { allAccounts } from "../../ledger/postgres/accounts.ts";
import { UsersPage } from "../../web/office/users.tsx";
import { actionsNamed } from "../actions.ts";
import { officePage } from "./page.ts";

export const usersPage = officePage({
  path: "/office/users",
  right: "read the journal",
  load: ({ context }) => allAccounts(context.ledger.db),
  show: (users, shown) => ({
    title: shown.words.web.office.tabs.users,
    content: h(UsersPage, { users, shown }),
  }),
  actions: actionsNamed("add-user", "change-role", "reset-user", "end-user"),
});
