import { type Command, Option } from "commander";
import { ROLES, type Role } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import {
  officeOf,
  type PlaceOptions,
  printEntry,
  type WritingOptions,
  withOffice,
  withPlace,
  withReason,
  withWriting,
} from "../office.ts";
import { tableText } from "../text/output.ts";
import type { World } from "../world.ts";

interface DetailOptions extends WritingOptions {
  readonly name?: string;
  readonly email?: string;
}

interface RoleOptions extends DetailOptions {
  readonly role: string;
  readonly federation?: string;
  readonly club?: string;
  readonly reason: string;
}

const withRole = (command: Command): Command =>
  command
    .addOption(new Option("--role <role>", `role: ${ROLES.join(", ")}`).makeOptionMandatory())
    .option("--federation <code>", "for a federation officer: the federation")
    .option("--club <id>", "for a club account: the ID of the club's book");

const withDetails = (command: Command): Command =>
  command
    .option("--name <name>", "name of the person (in no journal)")
    .option("--email <address>", "e-mail address (in no journal)");

export function addUsers(program: Command, world: World): void {
  const group = program.command("users").description("User accounts and their roles");
  withPlace(group.command("list").description("All users")).action((options: PlaceOptions) => list(options, world));
  withWriting(
    withDetails(withRole(group.command("add <name>").description("Adds a user and prints a one-time password"))),
  ).action((user: string, options: RoleOptions) => add(user, options, world));
  withWriting(
    withDetails(group.command("change <name>").description("Changes a user's name or e-mail; empty removes it")),
  ).action((user: string, options: DetailOptions) => change(user, options, world));
  withWriting(group.command("reset <name>").description("Creates a new one-time password for a user")).action(
    (user: string, options: WritingOptions) => reset(user, options, world),
  );
  withReason(
    group.command("reset-second-factor <name>").description("Turns off two-step sign-in for a user who lost the app"),
  ).action((user: string, options: RoleOptions) => resetFactor(user, options, world));
  withReason(withRole(group.command("change-role <name>").description("Changes a user's role"))).action(
    (user: string, options: RoleOptions) => changeRole(user, options, world),
  );
  withReason(group.command("end <name>").description("Closes a user's account")).action(
    (user: string, options: RoleOptions) => end(user, options, world),
  );
}

function readRole(text: string): Role {
  const role = ROLES.find((each) => each === text);
  if (role === undefined) throw new Refusal("bad-choice", { field: "role", found: text, choices: ROLES });
  return role;
}

const requestOf = (user: string, { role, federation, club }: RoleOptions) => ({
  user,
  role: readRole(role),
  federation: federation ?? null,
  club: club ?? null,
});

const list = (options: PlaceOptions, world: World): Promise<void> =>
  withOffice(options, world, async ({ ledger, words }) => {
    const { allAccounts, allUserDetails } = await import("../../ledger/queries/accounts/accounts.ts");
    const details = await allUserDetails(ledger.db);
    const accounts = (await allAccounts(ledger.db)).map((each) => ({
      ...each,
      ...(details.get(each.user) ?? { name: null, email: null }),
    }));
    if (options.json) return world.print(JSON.stringify(accounts, null, 2));
    const { user, name, email, role, of, ended } = words.office.users;
    const rows = accounts.map((each) => [
      each.user,
      each.name ?? "",
      each.email ?? "",
      words.office.roles[each.role],
      each.federation ?? each.club ?? "",
      each.ended ? ended : "",
    ]);
    for (const line of tableText([user, name, email, role, of, ""], rows, world)) world.print(line);
  });

async function add(user: string, options: RoleOptions, world: World): Promise<void> {
  const { addUser } = await import("../../periods/accounts.ts");
  const { hashPassword, oneTimeExpiry, oneTimePassword } = await import("../../server/access/passwords.ts");
  const password = oneTimePassword();
  const words = await withOffice(options, world, async (context) => {
    const oneTime = { hash: await hashPassword(password), expires: oneTimeExpiry(Date.now()) };
    const details = { name: options.name || null, email: options.email || null };
    const entry = await addUser(officeOf(context, options), requestOf(user, options), oneTime, details);
    printEntry(entry, context, options, world);
    return context.words;
  });
  await printPassword({ user, password }, words, options, world);
}

async function change(user: string, options: DetailOptions, world: World): Promise<void> {
  const { changeUser } = await import("../../periods/accounts.ts");
  const { name, email } = options;
  const changes = {
    ...(name === undefined ? {} : { name: name || null }),
    ...(email === undefined ? {} : { email: email || null }),
  };
  await withOffice(options, world, async (context) =>
    printEntry(await changeUser(officeOf(context, options), user, changes), context, options, world),
  );
}

async function reset(user: string, options: WritingOptions, world: World): Promise<void> {
  const { resetUser } = await import("../../periods/accounts.ts");
  const { hashPassword, oneTimeExpiry, oneTimePassword } = await import("../../server/access/passwords.ts");
  const password = oneTimePassword();
  const words = await withOffice(options, world, async (context) => {
    const oneTime = { hash: await hashPassword(password), expires: oneTimeExpiry(Date.now()) };
    printEntry(await resetUser(officeOf(context, options), user, oneTime), context, options, world);
    return context.words;
  });
  await printPassword({ user, password }, words, options, world);
}

/** Printed last, so that the answer stored for an idempotency key does not contain it. */
async function printPassword(
  { user, password }: { readonly user: string; readonly password: string },
  { office }: Catalogue,
  { json, dryRun }: WritingOptions,
  world: World,
): Promise<void> {
  const { ONE_TIME_DAYS } = await import("../../server/access/passwords.ts");
  if (!dryRun) world.print(json ? JSON.stringify({ user, password }) : office.oneTime(user, password, ONE_TIME_DAYS));
}

async function changeRole(user: string, options: RoleOptions, world: World): Promise<void> {
  const { changeRole: change } = await import("../../periods/accounts.ts");
  await withOffice(options, world, async (context) =>
    printEntry(
      await change(officeOf(context, options), requestOf(user, options), options.reason),
      context,
      options,
      world,
    ),
  );
}

async function resetFactor(user: string, options: RoleOptions, world: World): Promise<void> {
  const { resetSecondFactor } = await import("../../periods/accounts.ts");
  await withOffice(options, world, async (context) =>
    printEntry(await resetSecondFactor(officeOf(context, options), user, options.reason), context, options, world),
  );
}

async function end(user: string, options: RoleOptions, world: World): Promise<void> {
  const { endUser } = await import("../../periods/accounts.ts");
  await withOffice(options, world, async (context) =>
    printEntry(await endUser(officeOf(context, options), user, options.reason), context, options, world),
  );
}
