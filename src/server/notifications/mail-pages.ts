import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ComponentChildren, h } from "preact";
import { isEmail } from "../../domain/account.ts";
import { NOTICE_KINDS } from "../../domain/notifications.ts";
import { Refusal } from "../../domain/refusal.ts";
import { addMessages } from "../../ledger/queries/notifications/messages.ts";
import {
  allChoices,
  confirmSubscription,
  deleteSubscriptions,
  putChoice,
  putSubscription,
  subscriptionWithId,
} from "../../ledger/queries/notifications/recipients.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { OneButton, PlainPage } from "../../web/notifications/mail-pages.tsx";
import type { Shown } from "../../web/page.tsx";
import type { SiteCatalogue } from "../../words/site.ts";
import { checkOrigin } from "../access/authentication.ts";
import { requestLimit } from "../access/throttle.ts";
import type { AppOptions } from "../app-options.ts";
import { field } from "../http/forms.ts";
import { renderPage } from "../http/render.ts";
import { shownFor } from "../shown.ts";
import { publicPlayer } from "../views/players.ts";
import { isSigned, type LinkPurpose } from "./signed-links.ts";

const HIDDEN = { schema: { hide: true } };

/** What the links in mails lead to. Nobody signs in for it: the link is signed. */
export function addMailPages(app: FastifyInstance, options: AppOptions): void {
  for (const words of options.catalogues) {
    addSubscribing(app, options, words);
    addConfirming(app, options, words);
    addStopping(app, options, words);
  }
}

function addSubscribing(app: FastifyInstance, options: AppOptions, words: SiteCatalogue): void {
  const { context, notifications } = options;
  const { db } = context.ledger;
  const limit = requestLimit(db, context.now);
  app.post(`/${words.language}/players/:player/subscribe`, HIDDEN, async (request, reply) => {
    checkOrigin(request);
    if (!notifications?.mail) throw new Refusal("mail-not-set");
    const { id: player } = await publicPlayer(context, (request.params as { player: string }).player);
    const email = field(request, "email").trim();
    if (!isEmail(email)) throw new Refusal("bad-email", { found: email });
    await limit.check("subscribe", request.ip);
    const { sent, sentText } = words.notifications.subscribe;
    // The answer is the same whether there is such a subscription already.
    if (await limit.allows("subscribe", email.toLowerCase()))
      await subscribe(db, { email, player: Number(player), language: words.language, now: context.now() });
    return sendPage(options, request, reply, words, sent, () => h(PlainPage, { title: sent, text: sentText }));
  });
}

const newId = (): string => randomBytes(16).toString("hex");

interface SubscribeRequest {
  readonly email: string;
  readonly player: number;
  readonly language: string;
  readonly now: number;
}

async function subscribe(db: Db, { email, player, language, now }: SubscribeRequest): Promise<void> {
  const known = await putSubscription(db, { id: newId(), email, language, player, made: now, confirmed: null });
  if (known.confirmed !== null) return;
  const recipient = { type: "subscriber", id: known.id } as const;
  const facts = { player: String(player) };
  await addMessages(db, [{ id: newId(), kind: "confirm-subscription", recipient, facts, made: now, state: "waiting" }]);
}

/** Whom a link is for; refused unless it is signed for this purpose. */
export async function signedFor(db: Db, purpose: LinkPurpose, request: FastifyRequest): Promise<string> {
  const { for: of = "", sign = "" } = request.query as Readonly<Record<string, string | undefined>>;
  if (!(await isSigned(db, purpose, String(of), String(sign)))) throw new Refusal("link-expired");
  return String(of);
}

function addConfirming(app: FastifyInstance, options: AppOptions, words: SiteCatalogue): void {
  const { ledger, now } = options.context;
  const { subscribe: says } = words.notifications;
  const known = async (request: FastifyRequest): Promise<string> => {
    const id = await signedFor(ledger.db, "confirm", request);
    if ((await subscriptionWithId(ledger.db, id)) === undefined) throw new Refusal("link-expired");
    return id;
  };
  app.get(`/${words.language}/confirm`, HIDDEN, async (request, reply) => {
    await known(request);
    return askOnPage(options, request, reply, words, [says.confirm, says.confirmText, says.confirmButton]);
  });
  app.post(`/${words.language}/confirm`, HIDDEN, async (request, reply) => {
    await confirmSubscription(ledger.db, await known(request), now());
    return sendPage(options, request, reply, words, says.confirmed, () =>
      h(PlainPage, { title: says.confirmed, text: says.confirmedText }),
    );
  });
}

function addStopping(app: FastifyInstance, options: AppOptions, words: SiteCatalogue): void {
  const { db } = options.context.ledger;
  const { subscribe: says } = words.notifications;
  app.get(`/${words.language}/stop-mails`, HIDDEN, async (request, reply) => {
    await signedFor(db, "stop", request);
    return askOnPage(options, request, reply, words, [says.stop, says.stopText, says.stopButton]);
  });
  // Mail programs send this too, by one request (RFC 8058).
  app.post(`/${words.language}/stop-mails`, HIDDEN, async (request, reply) => {
    await stopMails(db, await signedFor(db, "stop", request), words.language);
    return sendPage(options, request, reply, words, says.stopped, () =>
      h(PlainPage, { title: says.stopped, text: says.stoppedText }),
    );
  });
}

async function stopMails(db: Db, of: string, language: string): Promise<void> {
  const [type, id = "", name] = of.split("/");
  if (type === "subscriber") return deleteSubscriptions(db, [id]);
  const kind = NOTICE_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Refusal("link-expired");
  const chosen = (await allChoices(db)).get(id) ?? { language, off: [] };
  await putChoice(db, id, { ...chosen, off: [...new Set([...chosen.off, kind])] });
}

/** A page with a text and a button that sends to the same address. */
export const askOnPage = (
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  words: SiteCatalogue,
  [title, text, button]: readonly [string, string, string],
): Promise<FastifyReply> =>
  sendPage(options, request, reply, words, title, () =>
    h(PlainPage, { title, text }, h(OneButton, { address: request.url, button })),
  );

export async function sendPage(
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  words: SiteCatalogue,
  title: string,
  content: (shown: Shown) => ComponentChildren,
): Promise<FastifyReply> {
  const shown = await shownFor(options, request, words);
  // The address may have a signature. Other sites are not told of it: the referrer policy of all pages is same-origin.
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(renderPage({ title, content: content(shown), unlisted: true }, shown));
}
