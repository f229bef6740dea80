import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { accountOf, allUserDetails, putPassword } from "../../ledger/queries/accounts/accounts.ts";
import { addMessages } from "../../ledger/queries/notifications/messages.ts";
import { accountOfLink, putPasswordLink, useLink } from "../../ledger/queries/notifications/recipients.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { ForgottenForm, NewPasswordForm, PlainPage } from "../../web/notifications/mail-pages.tsx";
import type { SiteCatalogue } from "../../words/site.ts";
import { checkOrigin } from "../access/authentication.ts";
import { checkNewPassword, hashPassword, PASSWORD_MIN } from "../access/passwords.ts";
import { hashingLimit } from "../access/sessions.ts";
import { refused } from "../access/sign-in-context.ts";
import { requestLimit } from "../access/throttle.ts";
import type { AppOptions } from "../app-options.ts";
import { field } from "../http/forms.ts";
import { sendPage } from "./mail-pages.ts";
import { isSigned } from "./signed-links.ts";

const HIDDEN = { schema: { hide: true } };
/** How long a link can be used, in milliseconds. The mail says so too. */
const LINK_TIME = 30 * 60_000;

/** A new password for those who forgot theirs, by a link in a mail. */
export function addForgottenPassword(app: FastifyInstance, options: AppOptions): void {
  for (const words of options.catalogues) {
    addAsking(app, options, words);
    addChoosing(app, options, words);
  }
}

function addAsking(app: FastifyInstance, options: AppOptions, words: SiteCatalogue): void {
  const { context, notifications } = options;
  const { db } = context.ledger;
  const limit = requestLimit(db, context.now);
  const says = words.notifications.forgotten;
  const at = `/${words.language}/forgotten-password`;
  app.get(at, HIDDEN, (request, reply) =>
    sendPage(options, request, reply, words, says.title, (shown) =>
      shown.mails
        ? h(PlainPage, { title: says.title, text: says.text }, h(ForgottenForm, { shown }))
        : h(PlainPage, { title: says.title, text: says.noMail }),
    ),
  );
  app.post(at, HIDDEN, async (request, reply) => {
    checkOrigin(request);
    if (!notifications?.mail) throw new Refusal("mail-not-set");
    await limit.check("forgotten", request.ip);
    const user = field(request, "user").trim().toLowerCase();
    // Not awaited: neither the answer nor its time says whether there is such a user.
    void limit
      .allows("forgotten", user)
      .then((isAllowed) => (isAllowed ? sendLink(db, user, context.now()) : undefined))
      .catch((error: unknown) => app.log.error(error));
    return sendPage(options, request, reply, words, says.sent, () =>
      h(PlainPage, { title: says.sent, text: says.sentText }),
    );
  });
}

async function sendLink(db: Db, user: string, now: number): Promise<void> {
  const account = await accountOf(db, user);
  const email = (await allUserDetails(db)).get(user)?.email ?? null;
  if (account === undefined || account.ended || email === null) return;
  const link = randomBytes(16).toString("hex");
  await putPasswordLink(db, { link, account: user, expires: now + LINK_TIME }, now);
  const recipient = { type: "user", id: user } as const;
  await addMessages(db, [{ id: link, kind: "forgotten-password", recipient, facts: {}, made: now, state: "waiting" }]);
}

function addChoosing(app: FastifyInstance, options: AppOptions, words: SiteCatalogue): void {
  const { context } = options;
  const { db } = context.ledger;
  const { choose } = words.notifications.forgotten;
  const at = `/${words.language}/new-password`;
  const page = (address: string, problem: string | null) => (shown: Parameters<typeof NewPasswordForm>[0]["shown"]) =>
    h(
      PlainPage,
      { title: choose, text: `${words.web.signIn.chooseText(PASSWORD_MIN)} ${words.web.access.passwordEnds}`, problem },
      h(NewPasswordForm, { shown, address, min: PASSWORD_MIN }),
    );
  app.get(at, HIDDEN, async (request, reply) => {
    await userOf(db, request, context.now());
    return sendPage(options, request, reply, words, choose, page(request.url, null));
  });
  app.post(at, HIDDEN, async (request, reply) => {
    checkOrigin(request);
    const { link, user } = await userOf(db, request, context.now());
    const password = field(request, "password");
    try {
      checkNewPassword(password, { user, office: (await context.facts()).settings.name });
    } catch (error) {
      return sendPage(options, request, reply, words, choose, page(request.url, refused(reply, error, words)));
    }
    if ((await useLink(db, link, context.now())) === null) throw new Refusal("link-expired");
    const hash = await hashingLimit.run(() => hashPassword(password));
    // Ends all sessions and tokens. A second factor is still asked for at the sign-in.
    await putPassword(db, user, { password: hash, oneTime: false, expires: null });
    return reply.redirect(`/${words.language}/sign-in`, 303);
  });
}

/** The user of a signed link that was not used yet. */
async function userOf(db: Db, { query }: FastifyRequest, now: number): Promise<{ link: string; user: string }> {
  const { link = "", sign = "" } = query as Readonly<Record<string, string | undefined>>;
  const isOurs = await isSigned(db, "password", String(link), String(sign));
  const user = isOurs ? await accountOfLink(db, String(link), now) : null;
  if (user === null) throw new Refusal("link-expired");
  return { link: String(link), user };
}
