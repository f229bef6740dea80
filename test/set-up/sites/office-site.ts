import type { Role } from "../../../src/domain/account.ts";
import type { Ledger } from "../../../src/ledger/ledger.ts";
import { putPassword } from "../../../src/ledger/queries/accounts/accounts.ts";
import { addUser } from "../../../src/periods/accounts.ts";
import { addFederation } from "../../../src/periods/federations.ts";
import type { AppOptions } from "../../../src/server/app-options.ts";
import { acting, oneTime } from "../offices/offices.ts";
import { quickHash } from "./passwords.ts";
import { siteOver } from "./site.ts";

/** Who works in the office of these tests: two arbiters, and one of each other role. */
export const PEOPLE: Readonly<
  Record<string, { readonly role: Role; readonly federation?: string; readonly club?: string }>
> = {
  arne: { role: "arbiter" },
  asta: { role: "arbiter" },
  olle: { role: "officer", federation: "SWE" },
  nora: { role: "officer", federation: "NOR" },
  ada: { role: "administrator" },
  rut: { role: "auditor" },
  klara: { role: "club", club: "northgate-1" },
};

const PASSWORD = "a long enough secret";

/** A site with everybody signed in, each with their own browser and password. */
export async function officeSite(
  ledger: Ledger,
  catalogues?: AppOptions["catalogues"],
  more?: Pick<AppOptions, "notifications">,
) {
  const site = await siteOver(ledger, catalogues, more);
  await addFederation(acting(ledger), { code: "NOR", name: "Norway", status: "member" });
  const visitors: Record<string, ReturnType<typeof site.visitor>> = {};
  for (const [user, { role, federation = null, club = null }] of Object.entries(PEOPLE)) {
    const own = `${PASSWORD} of ${user}`;
    const password = quickHash(own);
    await addUser(acting(ledger), { user, role, federation, club }, oneTime(password));
    await putPassword(ledger.db, user, { password, oneTime: false, expires: null });
    const visitor = site.visitor();
    await visitor.send("/en/sign-in", { user, password: own });
    visitors[user] = visitor;
  }
  const who = (user: string) => {
    const visitor = visitors[user];
    if (visitor === undefined) throw new Error(`nobody is called ${user}`);
    return visitor;
  };
  return { ...site, who };
}

/** The form of a usual tournament, as a browser sends it. */
export const registrationForm = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  ...{ action: "register-tournament", form: "register-tournament" },
  ...{ name: "Lakeside Open", city: "Lakeside", federation: "SWE", kind: "standard", system: "swiss" },
  ...{ start: "2026-11-20", end: "2026-11-24", rateOfPlay: "90 min + 30 sec per move", schedule: "" },
  ...{ arbiter0: "Nyberg, Ada", arbiterId0: "", licensed0: "yes", heldBy: "other", national: "no", ratings: "start" },
  ...{ games: "" },
  ...more,
});

/** A form with a file in it, as a browser sends it. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  file: { readonly name: string; readonly bytes: Uint8Array },
) {
  const boundary = "----of-this-test";
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="report"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(parts.join("") + head), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

export const csrfIn = (body: string): string => /name="csrf" value="([^"]*)"/.exec(body)?.[1] ?? "";
export const alertIn = (body: string): string | undefined => /role="alert"[^>]*>([^<]*)</.exec(body)?.[1];
