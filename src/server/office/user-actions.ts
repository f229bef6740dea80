import { Type } from "typebox";
import { ROLES } from "../../domain/account.ts";
import { addUser, changeRole, endUser, resetUser } from "../../periods/accounts.ts";
import { hashPassword, oneTimePassword } from "../passwords.ts";
import { type ApiAction, action, did, NOBODYS } from "./action.ts";
import { plainText, Reason } from "./schemas.ts";

const User = plainText(40, 1);
const Scope = Type.Optional(Type.Union([Type.Null(), plainText(100)]));
const ROLE = { user: User, role: Type.Enum(ROLES), federation: Scope, club: Scope };

const add = action({
  name: "add-user",
  right: "keep users",
  input: Type.Object(ROLE),
  about: NOBODYS,
  run: async ({ office }, { user, role, federation = null, club = null }) => {
    const password = oneTimePassword();
    const entry = await addUser(office, { user, role, federation, club }, await hashPassword(password));
    return did([entry], { user, password });
  },
});

const role = action({
  name: "change-role",
  right: "keep users",
  input: Type.Object({ ...ROLE, reason: Reason }),
  about: NOBODYS,
  run: async ({ office }, { reason, user, role: wished, federation = null, club = null }) =>
    did([await changeRole(office, { user, role: wished, federation, club }, reason)], { user }),
});

const reset = action({
  name: "reset-user",
  right: "keep users",
  input: Type.Object({ user: User }),
  about: NOBODYS,
  run: async ({ office }, { user }) => {
    const password = oneTimePassword();
    return did([await resetUser(office, user, await hashPassword(password))], { user, password });
  },
});

const end = action({
  name: "end-user",
  right: "keep users",
  input: Type.Object({ user: User, reason: Reason }),
  about: NOBODYS,
  run: async ({ office }, { user, reason }) => did([await endUser(office, user, reason)], { user }),
});

export const USER_ACTIONS: readonly ApiAction[] = [add, role, reset, end];
