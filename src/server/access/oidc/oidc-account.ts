import { createHash } from "node:crypto";
import type { Account } from "../../../domain/account.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { accountOf, endAccess, endSessionsOf, putPassword } from "../../../ledger/queries/accounts/accounts.ts";
import { addUser, changeRole } from "../../../periods/accounts.ts";
import { hashPassword } from "../passwords.ts";
import { type Admission, newSecret } from "../sessions.ts";
import type { Claims } from "./oidc-client.ts";
import { type OidcConfig, type OidcRule, ruleFor } from "./oidc-config.ts";

/** As whom somebody signs in, and why. */
export interface AdmittedUser {
  readonly user: string;
  readonly admission: Admission;
}

/**
 * The user as whom somebody signs in. Without a rule for them nobody does, and what they began before ends; an account that was
 * closed stays closed. The role of an account that a rule made follows the rule, with this reason.
 */
export async function userOfClaims(
  ledger: Ledger,
  config: OidcConfig,
  claims: Claims,
  reason: string,
): Promise<AdmittedUser> {
  const found = ruleFor(config, claims);
  const subject = nameOf(claims);
  const refusal = new Refusal("oidc-unknown-user", { name: config.name });
  if (found === null) {
    await endSessionsOf(ledger.db, subject, null);
    // Their own account, where a rule had made one, has tokens of theirs too.
    await endAccess(ledger.db, subject);
    throw refusal;
  }
  const { rule, mark } = found;
  const user = "user" in rule ? rule.user : subject;
  const account = await accountOf(ledger.db, user);
  if (account?.ended) throw refusal;
  if ("role" in rule) {
    if (account === undefined) await addOwn(ledger, user, rule, claims);
    else await followRule(ledger, account, rule, reason);
  } else if (account === undefined) throw refusal;
  await endSessionsOf(ledger.db, subject, user);
  return { user, admission: { subject, rule: mark } };
}

type RoleRule = Extract<OidcRule, { readonly role: unknown }>;

const officeOf = (ledger: Ledger) => ({ ledger, appendOptions: { by: "oidc", dryRun: false } });

async function followRule(ledger: Ledger, known: Account, { role, federation }: RoleRule, reason: string) {
  const wanted = role === "officer" ? federation : null;
  if (known.role === role && known.federation === wanted) return;
  const { user } = known;
  try {
    await changeRole(officeOf(ledger), { user, role, federation, club: null }, reason);
  } catch (error) {
    // The same person signed in twice at once.
    if (!(error instanceof Refusal && error.code === "user-unchanged")) throw error;
  }
}

const NAME_LENGTH = 16;

/** A name that nobody can choose: who names themselves like a user of the office is still somebody else. */
const nameOf = ({ iss, sub }: Claims): string =>
  `oidc-${createHash("sha256").update(`${iss}\n${sub}`).digest("hex").slice(0, NAME_LENGTH)}`;

/** An account with the role of a rule, by an entry of the journal. Nobody knows its password. */
async function addOwn(
  ledger: Ledger,
  user: string,
  { role, federation }: RoleRule,
  { name, email }: Claims,
): Promise<void> {
  const password = await hashPassword(newSecret());
  const details = { name: typeof name === "string" ? name : null, email: typeof email === "string" ? email : null };
  await addUser(officeOf(ledger), { user, role, federation, club: null }, { hash: password, expires: 0 }, details);
  await putPassword(ledger.db, user, { password, oneTime: false, expires: null });
}
