import { Type } from "typebox";
import { ROLES } from "../../../domain/account.ts";
import { addUser, changeRole, changeUser, endUser, resetSecondFactor, resetUser } from "../../../periods/accounts.ts";
import { hashPassword, oneTimeExpiry, oneTimePassword } from "../../access/passwords.ts";
import { plainText, Reason } from "../schemas.ts";
import { type ApiAction, action, NO_OWNER } from "./action.ts";
import { actionResult } from "./action-result.ts";

const User = plainText(40, 1);
const Scope = Type.Optional(Type.Union([Type.Null(), plainText(100)]));
const Name = Type.Optional(Type.Union([Type.Null(), plainText(100)]));
const Email = Type.Optional(Type.Union([Type.Null(), plainText(201)]));
const ROLE = { user: User, role: Type.Enum(ROLES), federation: Scope, club: Scope };

/** Managing users can give anyone access, so the password is confirmed first. */
const common = { right: "keep users", about: NO_OWNER, confirmIdentity: true } as const;

/** A one-time password: its hash to store, its text and expiry to show. */
async function newOneTime(now: number) {
  const password = oneTimePassword();
  const expires = oneTimeExpiry(now);
  const shown = { password, expires: new Date(expires).toISOString().slice(0, 10) };
  return { hash: await hashPassword(password), expires, shown };
}

const add = action({
  ...common,
  name: "add-user",
  input: Type.Object({ ...ROLE, name: Name, email: Email }),
  run: async ({ office, context }, { user, role, federation = null, club = null, name = null, email = null }) => {
    const { hash, expires, shown } = await newOneTime(context.now());
    const account = { user, role, federation, club };
    const entry = await addUser(office, account, { hash, expires }, { name, email });
    return actionResult([entry], { user, ...shown });
  },
});

const change = action({
  ...common,
  name: "change-user",
  input: Type.Object({ user: User, name: Name, email: Email }),
  run: async ({ office }, { user, ...changes }) => actionResult([await changeUser(office, user, changes)], { user }),
});

const role = action({
  ...common,
  name: "change-role",
  input: Type.Object({ ...ROLE, reason: Reason }),
  run: async ({ office }, { reason, user, role: wished, federation = null, club = null }) =>
    actionResult([await changeRole(office, { user, role: wished, federation, club }, reason)], { user }),
});

const reset = action({
  ...common,
  name: "reset-user",
  input: Type.Object({ user: User }),
  run: async ({ office, context }, { user }) => {
    const { hash, expires, shown } = await newOneTime(context.now());
    return actionResult([await resetUser(office, user, { hash, expires })], { user, ...shown });
  },
});

const resetFactor = action({
  ...common,
  name: "reset-second-factor",
  input: Type.Object({ user: User, reason: Reason }),
  run: async ({ office }, { user, reason }) => actionResult([await resetSecondFactor(office, user, reason)], { user }),
});

const end = action({
  ...common,
  name: "end-user",
  input: Type.Object({ user: User, reason: Reason }),
  run: async ({ office }, { user, reason }) => actionResult([await endUser(office, user, reason)], { user }),
});

export const USER_ACTIONS: readonly ApiAction[] = [add, change, role, reset, resetFactor, end];
