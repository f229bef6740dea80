import { createHash } from "node:crypto";
import type { Account } from "../../../domain/account.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger } from "../../../ledger/ledger.ts";
import { accountOf, putPassword } from "../../../ledger/queries/accounts/accounts.ts";
import { addUser, changeRole } from "../../../periods/accounts.ts";
import { hashPassword } from "../passwords.ts";
import { newSecret } from "../sessions.ts";
import type { Claims } from "./oidc-client.ts";
import { type OidcConfig, type OidcRule, ruleFor } from "./oidc-config.ts";

/**
 * The user as whom somebody signs in. Without a rule for them nobody does; an account that was closed stays closed. The role of an
 * account that a rule made follows the rule, with this reason.
 */
export async function userOfClaims(
  ledger: Ledger,
  config: OidcConfig,
  claims: Claims,
  reason: string,
): Promise<string> {
  const rule = ruleFor(config, claims);
  const refusal = new Refusal("oidc-unknown-user", { name: config.name });
  if (rule === null) throw refusal;
  const user = "user" in rule ? rule.user : nameOf(claims);
  const account = await accountOf(ledger.db, user);
  if (account?.ended) throw refusal;
  if ("role" in rule) {
    if (account === undefined) await addOwn(ledger, user, rule, claims);
    else await followRule(ledger, account, rule, reason);
  } else if (account === undefined) throw refusal;
  return user;
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
