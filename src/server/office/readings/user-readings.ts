import { Type } from "typebox";
import { ROLES } from "../../../domain/account.ts";
import { zonedTime } from "../../../domain/zoned-time.ts";
import { allAccounts, allUserDetails, tokensOf } from "../../../ledger/queries/accounts/accounts.ts";
import { usersWithFactor } from "../../../ledger/queries/accounts/second-factors.ts";
import { lastSignIns } from "../../../ledger/queries/accounts/sign-ins.ts";
import type { ListedUser } from "../../../web/office/parts/users.tsx";
import { NullableText, Text } from "../../http/schemas.ts";
import { may } from "../../rights.ts";
import type { ActionContext } from "../actions/action.ts";
import { type AnyReading, reading } from "./reading.ts";

/** Everybody who can sign in, or could. An e-mail is for those who keep the users only. */
export async function listedUsers({ context, account }: ActionContext): Promise<readonly ListedUser[]> {
  const { db } = context.ledger;
  const { zone } = (await context.facts()).settings;
  const [withFactor, details, signIns] = [await usersWithFactor(db), await allUserDetails(db), await lastSignIns(db)];
  const mayKeep = may(account, "keep users", null);
  return (await allAccounts(db)).map((each) => {
    const at = signIns.get(each.user);
    const { name = null, email = null } = details.get(each.user) ?? {};
    return {
      ...each,
      name,
      email: mayKeep ? email : null,
      hasFactor: withFactor.has(each.user),
      lastSignIn: at === undefined ? null : zonedTime(at, zone),
    };
  });
}

const UserProperties = {
  user: Text,
  name: NullableText,
  email: NullableText,
  role: Type.Enum(ROLES),
  federation: NullableText,
  club: NullableText,
  ended: Type.Boolean(),
  /** Whether two-step sign-in is on. */
  hasFactor: Type.Boolean(),
  /** In the office's time zone; null: never, or too long ago to be known. */
  lastSignIn: NullableText,
};

const users = reading({
  name: "users",
  right: "read the journal",
  query: Type.Object({}),
  data: Type.Object({
    users: Type.Array(Type.Object(UserProperties)),
  }),
  load: async (acting) => ({ users: [...(await listedUsers(acting))] }),
});

const account = reading({
  name: "own-account",
  right: "see the office",
  query: Type.Object({}),
  data: Type.Object({
    ...UserProperties,
    /** Programs that work in the user's name. */
    tokens: Type.Array(Type.Object({ label: Text, scope: Text, expires: Text })),
  }),
  load: async (acting) => {
    const { user, federation, club, role, ended } = acting.account;
    const { db } = acting.context.ledger;
    const { zone } = (await acting.context.facts()).settings;
    const at = (await lastSignIns(db)).get(user);
    const { name = null, email = null } = (await allUserDetails(db)).get(user) ?? {};
    const tokens = (await tokensOf(db, user)).map(({ label, scope, expires }) => ({
      label,
      scope,
      expires: zonedTime(expires, zone),
    }));
    return {
      ...{ user, name, email, role, federation, club, ended },
      hasFactor: (await usersWithFactor(db)).has(user),
      lastSignIn: at === undefined ? null : zonedTime(at, zone),
      tokens,
    };
  },
});

export const USER_READINGS: readonly AnyReading[] = [users, account];
