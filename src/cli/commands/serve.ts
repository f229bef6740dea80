import { type Command, Option } from "commander";
import { readCount } from "../../rating/read.ts";
import { atDesk, type Desk, officeOf, type PlaceOptions, withPlace } from "../office.ts";
import { progressBar } from "../progress.ts";
import type { World } from "../world.ts";

interface Options extends PlaceOptions {
  readonly port: string;
  readonly host: string;
  readonly secure?: boolean;
  readonly sample?: boolean;
  readonly empty?: boolean;
  readonly quiet?: boolean;
}

/** Nobody is named: the user of the system acts. */
const NOBODY = { lang: "en" } as const;

const PORT_MAX = 65_535;
/** Who can sign in to an office that nobody could sign in to yet. */
const FIRST_USER = "administrator";

export function addServe(program: Command, world: World): void {
  const command = program
    .command("serve")
    .description("The website, the office's pages and the API")
    .addOption(new Option("--port <port>", "where to listen, or the next free one").default("8080").env("PORT"))
    .option("--host <address>", "at which address; 0.0.0.0 for all", "127.0.0.1")
    .option("--secure", "people come by https through a proxy: cookies never travel otherwise")
    .option("--sample", "where there is no office yet: begin one, and bring a sample federation to life in it")
    .option("--empty", "where there is no office yet: begin one that is empty")
    .option("--quiet", "no line in the log for every request");
  withPlace(command).action((options: Options) =>
    atDesk(options, world, (desk) => serveAt(desk, options, world), {
      begin: Boolean(options.sample || options.empty),
      fresh: false,
    }),
  );
}

async function serveAt(desk: Desk, options: Options, world: World): Promise<void> {
  const { serve } = await import("../../server/serve.ts");
  const { openDoor } = await import("../door.ts");
  const port = readCount(options.port, "--port", { from: 0, to: PORT_MAX });
  const { ledger, place, words } = desk;
  if ((await ledger.head()).sequence === 0) await begin(desk, options, world);
  const password = await firstPassword(desk);
  const log = options.quiet ? null : process.stdout;
  const running = await serve({ ledger, host: options.host, port, secure: options.secure ?? false, log });
  const door = ledger.engine === "embedded" ? await openDoor(place, ledger) : null;
  world.print(words.office.serving(running.address));
  if (password !== null) world.print(words.office.oneTime(FIRST_USER, password));
  await stopAsked();
  await door?.close();
  await running.stop();
}

/** A new office: with a whole sample federation, or with nothing. */
async function begin(desk: Desk, { empty }: Options, world: World): Promise<void> {
  const office = officeOf(desk, NOBODY);
  if (empty) {
    const { openOffice } = await import("../../periods/office.ts");
    await openOffice(office, { name: desk.words.web.site.name, zone: "UTC", federation: null });
    return;
  }
  const { loadSample } = await import("../sample/load.ts");
  const { SAMPLE_SIZE } = await import("../../sample/size.ts");
  world.print(desk.words.office.loadingSample);
  const bar = progressBar(world);
  await loadSample(office, SAMPLE_SIZE, bar.to);
  bar.end();
}

/** Where nobody can sign in, somebody must be able to: the password is told once, and changed at the first use. */
async function firstPassword(desk: Desk): Promise<string | null> {
  const { allAccounts } = await import("../../ledger/postgres/accounts.ts");
  if ((await allAccounts(desk.ledger.db)).length > 0) return null;
  const { addUser } = await import("../../periods/accounts.ts");
  const { hashPassword, oneTimePassword } = await import("../../server/passwords.ts");
  const password = oneTimePassword();
  const request = { user: FIRST_USER, role: "administrator", federation: null, club: null } as const;
  await addUser(officeOf(desk, NOBODY), request, await hashPassword(password));
  return password;
}

/** Until the system or a person asks the program to end. */
const stopAsked = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
