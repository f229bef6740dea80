import { h } from "preact";
import { UsersPage } from "../../../web/office/users.tsx";
import { actionsNamed } from "../../actions.ts";
import { listedUsers } from "../readings/user-readings.ts";
import { officePage } from "./page.ts";

export const usersPage = officePage({
  path: "/office/users",
  right: "read the journal",
  load: listedUsers,
  show: (users, shown) => ({
    title: shown.words.web.office.tabs.users,
    content: h(UsersPage, { users, shown }),
  }),
  actions: actionsNamed("add-user", "change-user", "change-role", "reset-user", "reset-second-factor", "end-user"),
});
