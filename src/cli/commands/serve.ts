import { type Command, Option } from "commander";
import { readCount } from "../../rating/read.ts";
import type { OidcConfig } from "../../server/access/oidc/oidc-config.ts";
import type { LocalBook } from "../../server/app-options.ts";
import type { GivenSettings } from "../../server/notifications/settings.ts";
import { proxyAddress, THIS_COMPUTER } from "../input/proxy-address.ts";
import { beginOffice, FIRST_USER, firstPassword } from "../new-office.ts";
import { withNotifications } from "../notification-options.ts";
import { type CommandContext, officeOf, type PlaceOptions, withOffice, withPlace } from "../office.ts";
import { type SampleClock, sampleClock } from "../sample/sample-clock.ts";
import type { Run, World } from "../world.ts";

interface Options extends PlaceOptions, GivenSettings {
  /** Runs commands that arrive on the control socket. */
  readonly run: Run;
  readonly port: string;
  readonly host: string;
  readonly secure?: boolean;
  readonly proxy?: readonly string[];
  readonly sample?: boolean;
  readonly empty?: boolean;
  readonly quiet?: boolean;
  /** A database that can only be read, from which the public pages are served. */
  readonly readDb?: string;
  readonly oidc?: string;
  /** The book of one club: its id, or true where it is the only one. */
  readonly club?: string | true;
}

interface OfficeOptions extends Options {
  /** By which the entries of a sample are dated. */
  readonly clock: SampleClock;
}

const PORT_MAX = 65_535;

export function addServe(program: Command, world: World, run: Run): void {
  const command = program
    .command("serve")
    .description("The website, the office's pages and the API")
    .addOption(new Option("--port <port>", "port to listen on, or the next free one").default("8080").env("PORT"))
    .option("--host <address>", "address to listen on; 0.0.0.0 for all", "127.0.0.1")
    .option("--secure", "behind an https proxy: cookies are sent by https only")
    .option("--proxy <address...>", "with --secure: the proxy's address (default: this computer)")
    .option("--sample", "if there is no office yet: create one with a sample federation")
    .option("--empty", "if there is no office yet: create an empty one")
    .addOption(
      new Option("--oidc <file>", "sign-in by OpenID Connect as well: provider and rules, as JSON").env(
        "RATING_OFFICE_OIDC",
      ),
    )
    .option("--club [id]", "a club book on its own, without accounts, on this computer only (folder: ./club)")
    .addOption(
      new Option(
        "--read-db <address>",
        "public pages only, from a replica of the office's PostgreSQL database",
      ).conflicts(["db", "data", "sample", "empty", "club"]),
    )
    .option("--quiet", "log errors only, not every request");
  withPlace(withNotifications(command)).action((given: Omit<Options, "run">) => {
    const options: Options = { ...given, run };
    portOf(options); // refused before an office is created, which takes a while
    if (options.readDb !== undefined) return servePublic(options, options.readDb, world);
    return options.club === undefined ? serveOffice(options, world) : serveBook(options, world);
  });
}

const portOf = ({ port }: Options): number => readCount(port, "--port", { from: 0, to: PORT_MAX });

function serveOffice(options: Options, world: World): Promise<void> {
  const clock = sampleClock(world.now);
  return withOffice(
    options,
    { ...world, now: clock.now },
    (context) => serveAt(context, { ...options, clock }, world),
    {
      begin: Boolean(options.sample || options.empty),
      fresh: false,
      serving: true,
    },
  );
}

/** Nobody signs in here, and nothing is recorded: there may be as many of these servers as visitors need. */
const servePublic = (options: Options, db: string, world: World): Promise<void> =>
  withOffice(
    { ...options, db },
    world,
    (context) =>
      serveUntilStopped(context, options, { publicOnly: true }, (address) =>
        world.print(context.words.office.serving(address)),
      ),
    { begin: false, fresh: false, serving: true, readOnly: true },
  );

/** The default folder of a club's book. */
const BOOK_FOLDER = "club";

async function serveBook(options: Options, world: World): Promise<void> {
  const { checkLoopback } = await import("../../server/club/local.ts");
  checkLoopback(options.host);
  const data = options.data ?? process.env.RATING_OFFICE_DATA ?? BOOK_FOLDER;
  await withOffice(
    options.db === undefined ? { ...options, data } : options,
    world,
    (context) => bookAt(context, options, world),
    {
      begin: true,
      fresh: false,
    },
  );
}

/** Every visitor on this computer acts as the keeper; the first page sets up a new book. */
async function bookAt(context: CommandContext, options: Options, world: World): Promise<void> {
  const { openOffice } = await import("../../periods/office.ts");
  const { clubsHere } = await import("../../ledger/queries/clubs/clubs.ts");
  const { resolveClub } = await import("../../periods/clubs/facts.ts");
  const { ledger, place, words, user } = context;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  if ((await ledger.head()).sequence === 0)
    await openOffice(officeOf(context, { lang: "en" }), { name: "", zone: timeZone, federation: null });
  const named = options.club === true ? undefined : options.club;
  const isNew = named === undefined && (await clubsHere(ledger.db)).length === 0;
  const club = isNew ? null : await resolveClub(ledger.db, named);
  await serveUntilStopped(context, options, { book: { keeper: user, club } }, (address) =>
    world.print(words.office.clubs.serving(place, address)),
  );
}

async function serveAt(context: CommandContext, options: OfficeOptions, world: World): Promise<void> {
  const { ledger, words } = context;
  const oidc = await oidcOf(options, world);
  if ((await ledger.head()).sequence === 0) await beginOffice(context, options, world);
  const password = await firstPassword(context);
  const { ONE_TIME_DAYS } = await import("../../server/access/passwords.ts");
  await serveUntilStopped(context, options, oidc, (address) => {
    world.print(words.office.serving(address));
    if (password !== null) world.print(words.office.oneTime(FIRST_USER, password, ONE_TIME_DAYS));
  });
}

async function oidcOf({ oidc: file }: Options, world: World): Promise<{ readonly oidc?: OidcConfig }> {
  if (file === undefined) return {};
  const { readOidcConfig } = await import("../../server/access/oidc/oidc-config.ts");
  return { oidc: readOidcConfig(file, world.read(file)) };
}

async function serveUntilStopped(
  { ledger, place, ownSignals }: CommandContext,
  options: Options,
  site: { readonly book?: LocalBook; readonly publicOnly?: boolean; readonly oidc?: OidcConfig },
  announce: (address: string) => void,
): Promise<void> {
  const { serve } = await import("../../server/serve.ts");
  const { notificationSettings } = await import("../../server/notifications/settings.ts");
  const { openControlSocket } = await import("../remote/control-socket.ts");
  const port = portOf(options);
  const proxies = (options.proxy ?? THIS_COMPUTER).map(proxyAddress);
  const running = await serve({
    ledger,
    host: options.host,
    port,
    secure: options.secure ?? false,
    proxies,
    log: process.stdout,
    quiet: options.quiet ?? false,
    notifications: notificationSettings(options),
    ...site,
  });
  const socket = ledger.engine === "embedded" ? await openControlSocket(place, ledger, options.run) : null;
  announce(running.address);
  const stopping = stopSignal();
  ownSignals();
  await stopping;
  // Open transactions are rolled back; recorded entries are safe in the journal.
  setTimeout(() => void ledger.abort().finally(() => process.exit()), ABORT_AFTER).unref();
  setTimeout(() => process.exit(), STOP_MAX).unref();
  await socket?.close();
  await running.stop();
}

/** Milliseconds from the stop signal until running work is aborted. */
const ABORT_AFTER = 6_000;
/** Milliseconds until the process exits in any case. */
const STOP_MAX = 9_000;

/** Resolves on the first stop signal. */
const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
