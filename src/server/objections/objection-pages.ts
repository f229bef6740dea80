import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { isEmail } from "../../domain/account.ts";
import type { Objection, ObjectionSubject } from "../../domain/objection.ts";
import { Refusal } from "../../domain/refusal.ts";
import { addMessages } from "../../ledger/queries/notifications/messages.ts";
import {
  insertObjector,
  type Objector,
  objectorWith,
  settleObjector,
} from "../../ledger/queries/objections/objectors.ts";
import { checkedSubject, knownObjection, receiveObjection } from "../../periods/objections/objections.ts";
import { shownSubject } from "../../presentation/objection.ts";
import { objectionTerms } from "../../regulations/objection-terms.ts";
import { PlainPage } from "../../web/notifications/mail-pages.tsx";
import { ObjectionForm, ObjectionStatus } from "../../web/objections/public.tsx";
import type { SiteCatalogue } from "../../words/site.ts";
import { checkOrigin } from "../access/authentication.ts";
import { refused } from "../access/sign-in-context.ts";
import { type RequestLimit, requestLimit } from "../access/throttle.ts";
import type { AppOptions } from "../app-options.ts";
import { field } from "../http/forms.ts";
import { askOnPage, sendPage, signedFor } from "../notifications/mail-pages.ts";
import { namesIn } from "../notifications/names.ts";
import { publicPlayer } from "../views/players.ts";
import { type GivenSubject, readSubject } from "./subject.ts";

const HIDDEN = { schema: { hide: true } };
/** Who stands in the journal for somebody without an account. */
const PUBLIC = "public";

/** Objections of the public: a form, a mail to confirm the address, and a secret page that says what became of it. */
export function addObjectionPages(app: FastifyInstance, options: AppOptions): void {
  const limit = requestLimit(options.context.ledger.db, options.context.now);
  for (const words of options.catalogues) {
    addForm(app, { options, words, limit });
    addStatus(app, { options, words, limit });
  }
}

interface Place {
  readonly options: AppOptions;
  readonly words: SiteCatalogue;
  readonly limit: RequestLimit;
}

function addForm(app: FastifyInstance, place: Place): void {
  const { options, words } = place;
  const at = `/${words.language}/object`;
  app.get(at, HIDDEN, async (request, reply) => {
    if (!options.notifications?.mail) throw new Refusal("mail-not-set");
    return sendForm(place, request, reply, readSubject(request.query as GivenSubject), null);
  });
  app.post(at, HIDDEN, async (request, reply) => {
    checkOrigin(request);
    if (!options.notifications?.mail) throw new Refusal("mail-not-set");
    const given = (name: string): string => field(request, name);
    const subject = readSubject({
      ...{ tournament: given("tournament"), round: given("round"), white: given("white") },
      ...{ black: given("black"), list: given("list"), player: given("player") },
    });
    try {
      await takeForm(place, request, subject);
    } catch (error) {
      return sendForm(place, request, reply, subject, refused(reply, error, words));
    }
    const { sent: title, sentText: text } = words.objections;
    return sendPage(options, request, reply, words, title, () => h(PlainPage, { title, text }));
  });
}

/** Nothing is recorded before the address is confirmed: the request waits with it. */
async function takeForm({ options, words, limit }: Place, request: FastifyRequest, subject: ObjectionSubject) {
  const { ledger, now, today } = options.context;
  const [name, email, text] = ["name", "email", "text"].map((each) => field(request, each).trim().slice(0, 2_000));
  if (!isEmail(email ?? "")) throw new Refusal("bad-email", { found: email ?? "" });
  await checkedSubject(ledger.db, { subject, on: today(), name: name ?? "", text: text ?? "" });
  await limit.check("objection", request.ip);
  if (!(await limit.allows("objection", (email ?? "").toLowerCase()))) return;
  const objector = randomBytes(16).toString("hex");
  const row = { objector, email: email ?? "", language: words.language, made: now(), objection: null };
  await insertObjector(ledger.db, { ...row, request: JSON.stringify({ subject, name: name?.slice(0, 100), text }) });
  const recipient = { type: "objector", id: objector } as const;
  await addMessages(ledger.db, [
    {
      id: randomBytes(16).toString("hex"),
      kind: "confirm-objection",
      recipient,
      facts: {},
      made: now(),
      state: "waiting",
    },
  ]);
}

async function sendForm(
  { options, words }: Place,
  request: FastifyRequest,
  reply: FastifyReply,
  subject: ObjectionSubject,
  problem: string | null,
): Promise<FastifyReply> {
  const { context } = options;
  for (const player of "list" in subject ? [subject.player] : [subject.white, subject.black])
    await publicPlayer(context, player);
  const about = await aboutOf(options, words, subject);
  const named = Object.fromEntries(Object.entries(subject).map(([name, value]) => [name, String(value)]));
  const fields = { name: field(request, "name"), email: field(request, "email"), text: field(request, "text") };
  const terms = objectionTerms(context.today());
  return sendPage(options, request, reply, words, words.objections.form, (shown) =>
    h(ObjectionForm, { about, subject: named, terms, problem, fields, shown }),
  );
}

async function aboutOf({ context }: AppOptions, words: SiteCatalogue, subject: ObjectionSubject): Promise<string> {
  const facts =
    "list" in subject
      ? [{ facts: { player: subject.player } }]
      : [{ facts: { tournament: subject.tournament, player: subject.white } }, { facts: { player: subject.black } }];
  return shownSubject(words, subject, await namesIn(context.ledger.db, facts));
}

/** The link of the mail: first it confirms the address, then it shows what became of the objection. */
function addStatus(app: FastifyInstance, { options, words }: Place): void {
  const { ledger } = options.context;
  const at = `/${words.language}/objection`;
  const known = async (request: FastifyRequest): Promise<Objector> => {
    const found = await objectorWith(ledger.db, await signedFor(ledger.db, "objection", request));
    if (found === undefined) throw new Refusal("link-expired");
    return found;
  };
  const says = words.objections;
  app.get(at, HIDDEN, async (request, reply) => {
    const { objection } = await known(request);
    if (objection !== null) return sendStatus(request, reply, await knownObjection(ledger.db, objection));
    return askOnPage(options, request, reply, words, [says.confirm, says.confirmText, says.confirmButton]);
  });
  app.post(at, HIDDEN, async (request, reply) => {
    checkOrigin(request);
    const objector = await known(request);
    const objection = objector.objection ?? (await record(options, objector));
    return sendStatus(request, reply, await knownObjection(ledger.db, objection));
  });
  const sendStatus = async (request: FastifyRequest, reply: FastifyReply, objection: Objection) => {
    const about = await aboutOf(options, words, objection.subject);
    return sendPage(options, request, reply, words, says.status, (shown) =>
      h(ObjectionStatus, { objection, about, shown }),
    );
  };
}

/** Records what waited for the address. Sent twice at once, it is recorded once. */
async function record({ context: { ledger, today } }: AppOptions, { objector, request }: Objector): Promise<number> {
  const waiting = JSON.parse(request) as { subject: ObjectionSubject; name: string; text: string };
  const office = { ledger, appendOptions: { by: PUBLIC, dryRun: false } };
  const recorded: { objection: number | null } = { objection: null };
  await receiveObjection(office, { ...waiting, on: today() }, async (db, objection) => {
    if ((await objectorWith(db, objector))?.objection !== null) throw new Refusal("link-expired");
    await settleObjector(db, objector, objection);
    recorded.objection = objection;
  });
  if (recorded.objection === null) throw new Error("an objection was recorded without its number");
  return recorded.objection;
}
