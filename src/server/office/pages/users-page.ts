import { h } from "preact";
import { allAccounts, allUserDetails } from "../../../ledger/queries/accounts/accounts.ts";
import { usersWithFactor } from "../../../ledger/queries/accounts/second-factors.ts";
import { lastSignIns } from "../../../ledger/queries/accounts/sign-ins.ts";
import { UsersPage } from "../../../web/office/users.tsx";
import { actionsNamed } from "../../actions.ts";
import { officePage } from "./page.ts";

export const usersPage = officePage({
  path: "/office/users",
  right: "read the journal",
  load: async ({ context: { ledger } }) => {
    const { db } = ledger;
    const [withFactor, details, signIns] = [await usersWithFactor(db), await allUserDetails(db), await lastSignIns(db)];
    return (await allAccounts(db)).map((each) => {
      const at = signIns.get(each.user);
      return {
        ...each,
        ...(details.get(each.user) ?? { name: null, email: null }),
        hasFactor: withFactor.has(each.user),
        lastSignIn: at === undefined ? null : new Date(at).toISOString(),
      };
    });
  },
  show: (users, shown) => ({
    title: shown.words.web.office.tabs.users,
    content: h(UsersPage, { users, shown }),
  }),
  actions: actionsNamed("add-user", "change-user", "change-role", "reset-user", "reset-second-factor", "end-user"),
});
