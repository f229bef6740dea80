import type { Checked, CheckName, CheckState } from "../../domain/installation.ts";
import { EMPTY_CHAIN } from "../../domain/journal/chain.ts";
import { isRefusal, Refusal } from "../../domain/refusal.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { allAccounts, passwordOf } from "../../ledger/queries/accounts/accounts.ts";
import { usersWithFactor } from "../../ledger/queries/accounts/second-factors.ts";
import { countByState } from "../../ledger/queries/notifications/messages.ts";
import type { GivenSettings } from "../../server/notifications/settings.ts";

const NODE_FROM = [20, 19] as const;

/** What is fine, or else what is found instead. */
const checked = (check: CheckName, isOk: boolean, found: string, otherwise: CheckState = "problem"): Checked => ({
  check,
  state: isOk ? "ok" : otherwise,
  found,
});

export function checkNode(version: string): Checked {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const isNew = major > NODE_FROM[0] || (major === NODE_FROM[0] && minor >= NODE_FROM[1]);
  return checked("node", isNew, version);
}

/** What can be seen of an office that is open. */
export async function checkOffice(
  ledger: Ledger,
  { backup, mail }: { readonly backup: string | null; readonly mail: GivenSettings },
): Promise<readonly Checked[]> {
  const { entries, faults } = await ledger.verify();
  return [
    checkSpace(ledger),
    checked("journal", faults.length === 0, String(faults.length === 0 ? entries : faults.length)),
    ...(await checkPeople(ledger)),
    ...(await checkNotifications(ledger, mail)),
    ...(backup === null ? [] : [await checkBackup(ledger, backup)]),
  ];
}

function checkSpace({ checkWritable }: Ledger): Checked {
  try {
    checkWritable();
    return checked("space", true, "");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return checked("space", false, error.code);
  }
}

/** A book of a club has no accounts, and needs none. */
async function checkPeople({ db }: Ledger): Promise<readonly Checked[]> {
  const administrators = (await allAccounts(db)).filter(({ role, ended }) => role === "administrator" && !ended);
  if (administrators.length === 0) return [];
  const withFactor = await usersWithFactor(db);
  const [withoutPassword, withoutFactor]: [string[], string[]] = [[], []];
  for (const { user } of administrators) {
    const password = await passwordOf(db, user);
    if (password === undefined || password.one_time) withoutPassword.push(user);
    if (!withFactor.has(user)) withoutFactor.push(user);
  }
  return [
    checked("administrators", administrators.length > 1, String(administrators.length), "advice"),
    checked("passwords", withoutPassword.length === 0, withoutPassword.join(", "), "advice"),
    checked("factors", withoutFactor.length === 0, withoutFactor.join(", "), "advice"),
  ];
}

/** Whether mails can be sent, and whether any message failed. A book of a club tells nobody anything. */
async function checkNotifications({ db }: Ledger, given: GivenSettings): Promise<readonly Checked[]> {
  if ((await allAccounts(db)).length === 0) return [];
  const { failed } = await countByState(db);
  const messages = checked("notifications", failed === 0, String(failed), "advice");
  const { notificationSettings, withoutPassword } = await import("../../server/notifications/settings.ts");
  const { mailServerAnswers } = await import("../../server/notifications/mailer.ts");
  try {
    const { mail } = notificationSettings(given);
    if (mail === null) return [checked("mail", false, "", "advice"), messages];
    const fault = await mailServerAnswers(mail);
    return [checked("mail", fault === null, fault ?? withoutPassword(mail.server)), messages];
  } catch (error) {
    if (!isRefusal(error, "bad-mail-settings")) throw error;
    return [checked("mail", false, error.parameters.field), messages];
  }
}

/** Whether the backup is of this office, has every entry, and every byte of it is what it was. */
async function checkBackup(ledger: Ledger, folder: string): Promise<Checked> {
  const { inspectExport, verifyCopy } = await import("../../ledger/transfer.ts");
  try {
    const [{ sequence }, copied] = [await ledger.head(), await inspectExport(folder, EMPTY_CHAIN)];
    await ledger.exportTo(folder, { dryRun: true });
    if (copied.entries < sequence) return checked("backup", false, `${copied.entries} / ${sequence}`, "advice");
    const { faults } = await verifyCopy(folder, ledger.db);
    return checked("backup", faults.length === 0, faults[0]?.fault ?? String(sequence));
  } catch (error) {
    if (isRefusal(error, "no-office")) return checked("backup", false, folder);
    if (error instanceof Refusal) return checked("backup", false, error.code);
    throw error;
  }
}

/** Milliseconds to wait for an answer. */
const PATIENCE = 10_000;

/** The server as a visitor reaches it. */
export async function checkServer(url: string): Promise<readonly Checked[]> {
  const address = URL.canParse(url) ? new URL("/healthz", url) : null;
  if (address === null) return [checked("server", false, url)];
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(address.hostname);
  const https = checked("https", address.protocol === "https:" || isLocal, address.origin, "advice");
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const { status = "" }: { readonly status?: string } = await answer.json();
    return [checked("server", answer.ok, answer.ok ? address.origin : `${answer.status} ${status}`), https];
  } catch {
    // Refused, not found, not JSON: to those who run the server it is one and the same.
    return [checked("server", false, address.origin), https];
  }
}
