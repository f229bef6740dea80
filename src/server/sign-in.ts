import type { FastifyInstance } from "fastify";
import { h } from "preact";
import { Refusal } from "../domain/refusal.ts";
import { putPassword } from "../ledger/postgres/accounts.ts";
import { PasswordPage, SignInPage } from "../web/pages/sign-in.tsx";
import type { Catalogue } from "../words/catalogue.ts";
import { sayOnPage } from "../words/refusal-said.ts";
import type { AppOptions } from "./app.ts";
import { cookieOf, setCookie } from "./cookies.ts";
import { field } from "./forms.ts";
import { checkNewPassword, hashPassword, PASSWORD_MIN } from "./passwords.ts";
import { renderPage } from "./render.ts";
import { beginSession, endSession, userOf } from "./sessions.ts";
import { shownFor } from "./shown.ts";
import { checkForm, holdSession, SESSION_COOKIE } from "./signed.ts";
import { throttle } from "./throttle.ts";

const HTML = "text/html; charset=utf-8";

/** Signing in and out, and choosing a password. */
export function addSignIn(app: FastifyInstance, options: AppOptions): void {
  const tries = throttle(options.context.now);
  for (const words of options.catalogues) {
    addSignInPages(app, options, words, tries);
    addPasswordPages(app, options, words);
  }
}

function addSignInPages(
  app: FastifyInstance,
  options: AppOptions,
  words: Catalogue,
  tries: ReturnType<typeof throttle>,
): void {
  const { context, secure } = options;
  const { db } = context.ledger;
  const at = `/${words.language}`;
  const hidden = { schema: { hide: true } };
  app.get(`${at}/sign-in`, hidden, async (request, reply) => {
    const shown = await shownFor(options, request, words);
    const page = { title: words.web.signIn.title, content: h(SignInPage, { shown, problem: null, user: "" }) };
    return reply
      .type(HTML)
      .header("cache-control", "no-store")
      .send(renderPage({ ...page, unlisted: true }, shown));
  });
  app.post(`${at}/sign-in`, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    const user = field(request, "user").trim().toLowerCase();
    const keys = [`user ${user}`, `address ${request.ip}`];
    try {
      for (const key of keys) tries.check(key);
      const account = await userOf(db, user, field(request, "password"));
      if (account === null) throw new Refusal("sign-in-failed");
      for (const key of keys) tries.succeeded(key);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "sign-in-failed") for (const key of keys) tries.failed(key);
      const shown = await shownFor(options, request, words);
      const problem = sayOnPage(words, error);
      const page = { title: words.web.signIn.title, content: h(SignInPage, { shown, problem, user }), unlisted: true };
      return reply
        .code(error.code === "too-many" ? 429 : 401)
        .type(HTML)
        .send(renderPage(page, shown));
    }
    holdSession(reply, await beginSession(db, user, context.now()), secure);
    return reply.redirect(`${at}/office`, 303);
  });
  app.post(`${at}/sign-out`, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    const secret = cookieOf(request, SESSION_COOKIE);
    if (secret !== undefined) await endSession(db, secret);
    setCookie(reply, SESSION_COOKIE, "", { seconds: 0, strict: true, secure });
    return reply.redirect(`${at}/`, 303);
  });
}

/** A one-time password is changed before anything else. */
function addPasswordPages(app: FastifyInstance, options: AppOptions, words: Catalogue): void {
  const { context, secure } = options;
  const at = `/${words.language}/password`;
  const hidden = { schema: { hide: true } };
  app.get(at, hidden, async (request, reply) => {
    if (request.signed === null) return reply.redirect(`/${words.language}/sign-in`, 303);
    const shown = await shownFor(options, request, words);
    const content = h(PasswordPage, { shown, problem: null, min: PASSWORD_MIN });
    return reply.type(HTML).send(renderPage({ title: words.web.signIn.password, content, unlisted: true }, shown));
  });
  app.post(at, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    if (request.signed === null) throw new Refusal("sign-in-needed");
    const { user } = request.signed.account;
    const [old, password] = [field(request, "old"), field(request, "password")];
    const { db } = context.ledger;
    if ((await userOf(db, user, old)) === null) throw new Refusal("sign-in-failed");
    checkNewPassword(password);
    await putPassword(db, user, { password: await hashPassword(password), oneTime: false });
    holdSession(reply, await beginSession(db, user, context.now()), secure);
    return reply.redirect(`/${words.language}/office`, 303);
  });
}
