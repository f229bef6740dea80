import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { putPassword } from "../../ledger/queries/accounts/accounts.ts";
import { PasswordPage } from "../../web/pages/sign-in.tsx";
import { field } from "../http/forms.ts";
import { renderPage } from "../http/render.ts";
import { shownFor } from "../shown.ts";
import { checkForm, setSessionCookie } from "./authentication.ts";
import { checkNewPassword, hashPassword, PASSWORD_MIN } from "./passwords.ts";
import { beginSession, hashingLimit } from "./sessions.ts";
import { refused, type SignInContext, visitOf } from "./sign-in-context.ts";

/** Choosing a password; a one-time password is changed before anything else. */
export function addPasswordPages(app: FastifyInstance, place: SignInContext): void {
  const { options, words, authenticator } = place;
  const { context, secure } = options;
  const at = `/${words.language}/password`;
  const hidden = { schema: { hide: true } };
  app.get(at, hidden, async (request, reply) => {
    if (request.session === null) return reply.redirect(`/${words.language}/sign-in`, 303);
    return sendPasswordPage(place, request, reply, null);
  });
  app.post(at, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    if (request.session === null) throw new Refusal("sign-in-needed");
    const { user } = request.session.account;
    const [old, password] = [field(request, "old"), field(request, "password")];
    const { db } = context.ledger;
    try {
      checkNewPassword(password, { user, office: (await context.facts()).settings.name });
      await authenticator.checkPassword(request, { user, password: old });
    } catch (error) {
      const says = refused(reply, error, words);
      const isOld = error instanceof Refusal && error.code === "sign-in-failed";
      return sendPasswordPage(place, request, reply, isOld ? words.web.signIn.wrongOld : says);
    }
    const hash = await hashingLimit.run(() => hashPassword(password));
    await putPassword(db, user, { password: hash, oneTime: false, expires: null });
    setSessionCookie(reply, await beginSession(db, user, visitOf(request, options)), secure);
    return reply.redirect(`/${words.language}/office`, 303);
  });
}

async function sendPasswordPage(
  { options, words }: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  problem: string | null,
): Promise<FastifyReply> {
  const shown = await shownFor(options, request, words);
  const content = h(PasswordPage, { shown, problem, min: PASSWORD_MIN });
  const page = { title: words.web.signIn.password, content, unlisted: true };
  return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(renderPage(page, shown));
}
