import type { Page } from "playwright-core";
import type { Role } from "../../../src/domain/account.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { quickHash } from "../sites/passwords.ts";
import { acting, oneTime } from "./offices.ts";

/** Who works in the office, before a browser. */
const ROLES_OF: Readonly<Record<string, { readonly role: Role; readonly federation?: string }>> = {
  arne: { role: "arbiter" },
  asta: { role: "arbiter" },
  olle: { role: "officer", federation: "SWE" },
  ada: { role: "administrator" },
  rut: { role: "auditor" },
};

export const ONE_TIME = "given-out-once";
export const OWN = "chosen by its owner";

export async function addPeople(ledger: Ledger): Promise<void> {
  const hash = quickHash(ONE_TIME);
  for (const [user, { role, federation = null }] of Object.entries(ROLES_OF))
    await addUser(acting(ledger), { user, role, federation, club: null }, oneTime(hash));
}

/** Signs in as a person does; the first time another password must be chosen. */
export async function signIn(page: Page, user: string, password = ONE_TIME): Promise<void> {
  await page.goto("/en/sign-in");
  await page.getByLabel("User name").fill(user);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  if (password === ONE_TIME) {
    await page.getByRole("heading", { name: "Choose a password" }).waitFor();
    await page.getByLabel("Current or one-time password").fill(ONE_TIME);
    await page.getByLabel("New password").fill(OWN);
    await page.getByRole("button", { name: "Save" }).click();
  }
  await page.getByRole("heading", { name: "Office" }).waitFor();
}
