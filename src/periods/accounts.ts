import { type Account, isEmail, isUserName, type Role, type UserDetails } from "../domain/account.ts";
import type { Action, JournalEntry } from "../domain/journal/journal.ts";
import { Refusal } from "../domain/refusal.ts";
import {
  accountOf,
  allAccounts,
  allUserDetails,
  endAccess,
  putPassword,
  putUserDetails,
} from "../ledger/queries/accounts/accounts.ts";
import { deleteFactor, factorOf } from "../ledger/queries/accounts/second-factors.ts";
import { deleteMessagesTo } from "../ledger/queries/notifications/messages.ts";
import { deleteChoice } from "../ledger/queries/notifications/recipients.ts";
import type { Db } from "../ledger/schema/tables.ts";
import { isClubId } from "./clubs/list-shape.ts";
import { knownFederation } from "./federations.ts";
import { type Office, recorded } from "./office.ts";

export type AccountRequest = Pick<Account, "user" | "role" | "federation" | "club">;

/** A password that the caller has made and hashed, and until when it can be used. */
export interface OneTimePassword {
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

const kept = ({ hash, expires }: OneTimePassword) => ({ password: hash, oneTime: true, expires });

const NO_DETAILS: UserDetails = { name: null, email: null };

/** Adds someone who can sign in with a one-time password. */
export const addUser = (
  office: Office,
  request: AccountRequest,
  password: OneTimePassword,
  details: UserDetails = NO_DETAILS,
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { user } = request;
    if (!isUserName(user)) throw new Refusal("bad-user-name", { found: user });
    if ((await accountOf(db, user)) !== undefined) throw new Refusal("user-exists", { user });
    const scope = await scopeOf(db, request);
    await putPassword(db, user, kept(password));
    await putUserDetails(db, user, checked(details));
    return { kind: "user-added", payload: { user, role: request.role, ...scope } };
  });

/** Changes name or e-mail. The journal says that they were changed, and not what they are. */
export const changeUser = (office: Office, user: string, changes: Partial<UserDetails>): Promise<JournalEntry> =>
  recorded(office, async ({ db }): Promise<Action> => {
    await knownUser(db, user);
    const before = (await allUserDetails(db)).get(user) ?? NO_DETAILS;
    const { name, email } = checked({ ...before, ...changes });
    if (name === before.name && email === before.email) throw new Refusal("nothing-to-change", {});
    await putUserDetails(db, user, { name, email });
    return { kind: "user-changed", payload: { user } };
  });

function checked({ name, email }: UserDetails): UserDetails {
  if (email !== null && !isEmail(email)) throw new Refusal("bad-email", { found: email });
  return { name: name?.trim() || null, email };
}

export const changeRole = (office: Office, request: AccountRequest, reason: string): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const known = await knownUser(db, request.user);
    const scope = await scopeOf(db, request);
    const { user, role } = request;
    const isSame = known.role === role && known.federation === scope.federation && known.club === scope.club;
    if (isSame && !known.ended) throw new Refusal("user-unchanged", { user });
    if (role !== "administrator") await keepAdministrator(db, known);
    return { kind: "user-role", payload: { user, role, ...scope, reason } };
  });

export const endUser = (office: Office, user: string, reason: string): Promise<JournalEntry> =>
  recorded(office, async ({ db }): Promise<Action> => {
    const known = await knownUser(db, user);
    if (known.ended) throw new Refusal("user-unchanged", { user });
    await keepAdministrator(db, known);
    await endAccess(db, user);
    await putUserDetails(db, user, NO_DETAILS);
    await deleteChoice(db, user);
    await deleteMessagesTo(db, "user", [user]);
    return { kind: "user-ended", payload: { user, reason } };
  });

/** Gives a user a new one-time password, and ends all their sessions. */
export const resetUser = (office: Office, user: string, password: OneTimePassword): Promise<JournalEntry> =>
  recorded(office, async ({ db }): Promise<Action> => {
    await knownUser(db, user);
    await putPassword(db, user, kept(password));
    return { kind: "user-reset", payload: { user } };
  });

/** Removes a second factor that its owner has lost, and ends all their sessions. */
export const resetSecondFactor = (office: Office, user: string, reason: string): Promise<JournalEntry> =>
  recorded(office, async ({ db }): Promise<Action> => {
    await knownUser(db, user);
    if (!(await factorOf(db, user))?.confirmed) throw new Refusal("no-second-factor", { user });
    await deleteFactor(db, user);
    await endAccess(db, user);
    return { kind: "second-factor-reset", payload: { user, reason } };
  });

async function knownUser(db: Db, user: string): Promise<Account> {
  const account = await accountOf(db, user);
  if (account === undefined) throw new Refusal("unknown-user", { user });
  return account;
}

/** What an account is limited to: an officer to a federation, a club's account to its club. */
async function scopeOf(
  db: Db,
  { role, federation, club }: { readonly role: Role; readonly federation: string | null; readonly club: string | null },
): Promise<{ federation: string | null; club: string | null }> {
  if (role === "officer") {
    if (federation === null) throw new Refusal("federation-needed");
    return { federation: (await knownFederation(db, federation)).code, club: null };
  }
  if (role !== "club") return { federation: null, club: null };
  if (club === null || club.trim() === "") throw new Refusal("club-needed");
  // The book need not exist yet, but members of the club must be able to open it.
  if (!isClubId(club.trim())) throw new Refusal("bad-club-id", { found: club });
  return { federation: null, club: club.trim() };
}

async function keepAdministrator(db: Db, { user, role }: Account): Promise<void> {
  if (role !== "administrator") return;
  const others = (await allAccounts(db)).filter((each) => each.role === "administrator" && !each.ended);
  if (others.every((each) => each.user === user)) throw new Refusal("last-administrator");
}
