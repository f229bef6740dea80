import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { RETENTION } from "../../domain/retention.ts";
import { accountOf } from "../../ledger/queries/accounts/accounts.ts";
import { noteSignIn } from "../../ledger/queries/accounts/sign-ins.ts";
import { CodePage, SignInPage } from "../../web/pages/sign-in.tsx";
import type { AppOptions } from "../app-options.ts";
import { cookieOf, setCookie } from "../http/cookies.ts";
import { field } from "../http/forms.ts";
import { renderPage } from "../http/render.ts";
import { shownFor } from "../shown.ts";
import { checkForm, SESSION_COOKIE, setSessionCookie } from "./authentication.ts";
import { type Authenticator, authenticatorFor, type KnownUser } from "./authenticator.ts";
import type { OidcConfig } from "./oidc/oidc-config.ts";
import { addOidc } from "./oidc/oidc-routes.ts";
import { addPasswordPages } from "./password-page.ts";
import { beginSession, endSession, type Visit } from "./sessions.ts";
import { refused, type SignInContext, visitOf } from "./sign-in-context.ts";
import { targetIn } from "./sign-in-target.ts";

const HTML = "text/html; charset=utf-8";

/** Signing in and out, and choosing a password. */
export function addSignIn(app: FastifyInstance, options: AppOptions): void {
  const authenticator = authenticatorFor(options);
  for (const words of options.catalogues) {
    addSignInPages(app, { options, words, authenticator });
    addPasswordPages(app, { options, words, authenticator });
  }
  if (options.oidc !== undefined) addProvider(app, options, options.oidc, authenticator);
}

/** A user whom a provider vouches for still has their second factor, if they have turned it on here. */
function addProvider(app: FastifyInstance, options: AppOptions, oidc: OidcConfig, authenticator: Authenticator): void {
  const placeIn = (language: string): SignInContext => ({
    options,
    authenticator,
    words: options.catalogues.find((words) => words.language === language) ?? options.catalogues[0],
  });
  addOidc(app, options, oidc, {
    signIn: async (request, reply, admitted, { language, target }) => {
      if (!(await authenticator.needsCode(admitted.user))) {
        await begin(placeIn(language), request, reply, admitted);
        return true;
      }
      await sendCode(placeIn(language), request, reply, {
        problem: null,
        step: await authenticator.firstStep(admitted),
        target,
      });
      return false;
    },
    refuse: (request, reply, error, language) => {
      const place = placeIn(language);
      return sendSignIn(place, request, reply, { problem: refused(reply, error, place.words), user: "" });
    },
  });
}

function addSignInPages(app: FastifyInstance, place: SignInContext): void {
  const { options, words } = place;
  const { context, secure } = options;
  const { db } = context.ledger;
  const at = `/${words.language}`;
  const hidden = { schema: { hide: true } };
  app.get(`${at}/sign-in`, hidden, (request, reply) => sendSignIn(place, request, reply, { problem: null, user: "" }));
  app.post(`${at}/sign-in`, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    const step = field(request, "step");
    return step === "" ? takePassword(place, request, reply) : takeCode(place, request, reply, step);
  });
  app.post(`${at}/sign-out`, hidden, async (request, reply) => {
    checkForm(request, field(request, "csrf"));
    const secret = cookieOf(request, SESSION_COOKIE);
    if (secret !== undefined) await endSession(db, secret);
    setCookie(reply, SESSION_COOKIE, "", { seconds: 0, strict: true, secure });
    return reply.redirect(`${at}/`, 303);
  });
}

/** First step: name and password; users with a second factor get the code page next. */
async function takePassword(place: SignInContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { authenticator, words } = place;
  const user = field(request, "user").trim().toLowerCase();
  try {
    await authenticator.checkPassword(request, { user, password: field(request, "password") });
  } catch (error) {
    await noteFailure(place, request, user, error);
    return sendSignIn(place, request, reply, { problem: refused(reply, error, words), user });
  }
  const known = { user, admission: null };
  if (!(await authenticator.needsCode(user))) return signIn(place, request, reply, known);
  return sendCode(place, request, reply, { problem: null, step: await authenticator.firstStep(known) });
}

async function takeCode(
  place: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  step: string,
): Promise<FastifyReply> {
  const { authenticator, words } = place;
  const known = await authenticator.passedIn(step);
  if (known === null) {
    const problem = refused(reply, new Refusal("sign-in-expired"), words);
    return sendSignIn(place, request, reply, { problem, user: "" });
  }
  try {
    await authenticator.checkCode(request, known.user, field(request, "code"));
  } catch (error) {
    await noteFailure(place, request, known.user, error);
    return sendCode(place, request, reply, { problem: refused(reply, error, words), step });
  }
  return signIn(place, request, reply, known);
}

async function signIn(place: SignInContext, request: FastifyRequest, reply: FastifyReply, known: KnownUser) {
  await begin(place, request, reply, known);
  return reply.redirect(targetIn(request) || `/${place.words.language}/office`, 303);
}

async function begin(
  place: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, admission }: KnownUser,
): Promise<void> {
  const { options, authenticator } = place;
  const { db } = options.context.ledger;
  const visit = visitOf(request, options);
  await authenticator.devices.remember(request, reply, user);
  await note(options, user, visit, true);
  setSessionCookie(reply, await beginSession(db, user, visit, admission), options.secure);
}

const DAY = 86_400_000;

/** An account's sign-ins are kept to be looked at, as long as the office has set. */
async function note({ context }: AppOptions, account: string, { now: at, ...visit }: Visit, succeeded: boolean) {
  const { signInDays } = (await context.facts()).settings;
  const days = Number(signInDays ?? RETENTION.signInDays.usual);
  await noteSignIn(context.ledger.db, { account, at, ...visit, succeeded }, at - days * DAY);
}

/** Records failures of existing accounts only, so that invented names cannot fill the table. */
async function noteFailure({ options }: SignInContext, request: FastifyRequest, user: string, error: unknown) {
  const isGuess = error instanceof Refusal && (error.code === "sign-in-failed" || error.code === "bad-code");
  if (isGuess && (await accountOf(options.context.ledger.db, user)) !== undefined)
    await note(options, user, visitOf(request, options), false);
}

async function sendSignIn(
  { options, words }: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  own: { readonly problem: string | null; readonly user: string },
): Promise<FastifyReply> {
  const shown = await shownFor(options, request, words);
  const page = {
    title: words.web.signIn.title,
    content: h(SignInPage, { shown, target: targetIn(request), provider: options.oidc?.name ?? null, ...own }),
    unlisted: true,
  };
  return reply.type(HTML).header("cache-control", "no-store").send(renderPage(page, shown));
}

interface CodeStep {
  readonly problem: string | null;
  readonly step: string;
  /** Where it leads; without it, where the request says. */
  readonly target?: string;
}

async function sendCode(
  { options, words }: SignInContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { target = targetIn(request), ...own }: CodeStep,
): Promise<FastifyReply> {
  const shown = await shownFor(options, request, words);
  const page = {
    title: words.web.access.code.title,
    content: h(CodePage, { shown, target, ...own }),
    unlisted: true,
  };
  return reply.type(HTML).header("cache-control", "no-store").send(renderPage(page, shown));
}
