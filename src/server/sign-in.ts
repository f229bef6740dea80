import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { REFUSALS, Refusal } from "../domain/refusal.ts";
import { putPassword } from "../ledger/postgres/accounts.ts";
import { PasswordPage, SignInPage } from "../web/pages/sign-in.tsx";
import type { Catalogue } from "../words/catalogue.ts";
import { sayOnPage } from "../words/refusal-said.ts";
import type { AppOptions } from "./app.ts";
import { cookieOf, setCookie } from "./cookies.ts";
import { field } from "./forms.ts";
import { checkNewPassword, hashPassword, PASSWORD_MIN } from "./passwords.ts";
import { type Proof, proofFor } from "./proof.ts";
import { renderPage } from "./render.ts";
import { beginSession, endSession, hashing } from "./sessions.ts";
import { shownFor } from "./shown.ts";
import { checkForm, holdSession, SESSION_COOKIE } from "./signed.ts";

const HTML = "text/html; charset=utf-8";

/** Signing in and out, and choosing a password. */
export function addSignIn(app: FastifyInstance, options: AppOptions): void {
  const proof = proofFor(options);
  for (const words of options.catalogues) {
    addSignInPages(app, options, words, proof);
    addPasswordPages(app, options, words, proof);
  }
}

function addSignInPages(app: FastifyInstance, options: AppOptions, words: Catalogue, proof: Proof): void {
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
    try {
      await proof.prove(request, { user, password: field(request, "password") });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "too-many") reply.header("retry-after", String(error.parameters.seconds));
      const shown = await shownFor(options, request, words);
      const problem = sayOnPage(words, error);
      const page = { title: words.web.signIn.title, content: h(SignInPage, { shown, problem, user }), unlisted: true };
      return reply
        .code(error.code === "too-many" ? 429 : 401)
        .type(HTML)
        .header("cache-control", "no-store")
        .send(renderPage(page, shown));
    }
    await proof.devices.remember(request, reply, user);
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
function addPasswordPages(app: FastifyInstance, options: AppOptions, words: Catalogue, proof: Proof): void {
  const { context, secure } = options;
  const at = `/${words.language}/password`;
  const hidden = { schema: { hide: true } };
  app.get(at, hidden, async (request, reply) => {
    if (request.signed === null) return reply.redirect(`/${words.language}/sign-in`, 303);
    return sendPasswordPage(options, request, reply, words, null);
  });
  app.post(at, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    if (request.signed === null) throw new Refusal("sign-in-needed");
    const { user } = request.signed.account;
    const [old, password] = [field(request, "old"), field(request, "password")];
    const { db } = context.ledger;
    try {
      checkNewPassword(password);
      await proof.prove(request, { user, password: old });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code === "too-many") reply.header("retry-after", String(error.parameters.seconds));
      const problem = error.code === "sign-in-failed" ? words.web.signIn.wrongOld : sayOnPage(words, error);
      reply.code(REFUSALS[error.code].status);
      return sendPasswordPage(options, request, reply, words, problem);
    }
    await putPassword(db, user, { password: await hashing.run(() => hashPassword(password)), oneTime: false });
    holdSession(reply, await beginSession(db, user, context.now()), secure);
    return reply.redirect(`/${words.language}/office`, 303);
  });
}

async function sendPasswordPage(
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  words: Catalogue,
  problem: string | null,
): Promise<FastifyReply> {
  const shown = await shownFor(options, request, words);
  const content = h(PasswordPage, { shown, problem, min: PASSWORD_MIN });
  const page = { title: words.web.signIn.password, content, unlisted: true };
  return reply.type(HTML).header("cache-control", "no-store").send(renderPage(page, shown));
}
