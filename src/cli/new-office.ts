import { type CommandContext, officeOf } from "./office.ts";
import { progressBar } from "./progress.ts";
import type { SampleClock } from "./sample/sample-clock.ts";
import type { World } from "./world.ts";

/** Without `--by` the system user acts. */
const OFFICE_OPTIONS = { lang: "en" } as const;

/** The first account of a new office. */
export const FIRST_USER = "administrator";

/** A new office: with a whole sample federation, or with nothing. */
export async function beginOffice(
  context: CommandContext,
  { empty = false, clock }: { readonly empty?: boolean; readonly clock: SampleClock },
  world: World,
): Promise<void> {
  const office = officeOf(context, OFFICE_OPTIONS);
  if (empty) {
    const { openOffice } = await import("../periods/office.ts");
    await openOffice(office, { name: context.words.web.site.name, zone: "UTC", federation: null });
    return;
  }
  const { loadSample } = await import("./sample/load.ts");
  const { SAMPLE_SIZE } = await import("../sample/size.ts");
  world.print(context.words.office.loadingSample);
  const bar = progressBar(world);
  await loadSample(office, SAMPLE_SIZE, { progress: bar.to, clock });
  bar.end();
}

/** Creates the first account of an office without accounts; its one-time password is printed once. */
export async function firstPassword(context: CommandContext): Promise<string | null> {
  const { allAccounts } = await import("../ledger/queries/accounts/accounts.ts");
  if ((await allAccounts(context.ledger.db)).length > 0) return null;
  const { addUser } = await import("../periods/accounts.ts");
  const { hashPassword, oneTimeExpiry, oneTimePassword } = await import("../server/access/passwords.ts");
  const password = oneTimePassword();
  const request = { user: FIRST_USER, role: "administrator", federation: null, club: null } as const;
  await addUser(officeOf(context, OFFICE_OPTIONS), request, {
    hash: await hashPassword(password),
    expires: oneTimeExpiry(Date.now()),
  });
  return password;
}
