import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Shown } from "../../web/page.tsx";
import type { AppOptions } from "../app-options.ts";
import { cookieOf, setCookie } from "../http/cookies.ts";
import { isOfApi, routeOf } from "../http/route-path.ts";
import { ruleMarks } from "./oidc/oidc-config.ts";
import { accountOfToken, newSecret, type SignInSession, sessionBySecret } from "./sessions.ts";

export const SESSION_COOKIE = "session";

declare module "fastify" {
  interface FastifyRequest {
    /** The session of a page. */
    session: SignInSession | null;
    /** The account of the session or of the API token. */
    account: Account | null;
  }
}

/** Where nobody can sign in, everybody is a visitor. */
export function addVisitors(app: FastifyInstance): void {
  app.decorateRequest("session", null);
  app.decorateRequest("account", null);
}

/** Authenticates requests: pages by cookie, the API by token, never by both. */
export function addAuthentication(app: FastifyInstance, { context: { ledger, now }, secure, oidc }: AppOptions): void {
  addVisitors(app);
  const rules = new Set(oidc && ruleMarks(oidc));
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/assets/")) return;
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (token !== undefined && (isOfApi(request) || routeOf(request) === "/metrics")) {
      request.account = await accountOfToken(ledger.db, token, now());
      if (request.account === null) throw new Refusal("bad-token");
      return;
    }
    const secret = cookieOf(request, SESSION_COOKIE);
    if (secret === undefined || isOfApi(request)) return;
    request.session = await sessionBySecret(ledger.db, secret, now(), rules);
    request.account = request.session?.mustChangePassword ? null : (request.session?.account ?? null);
    if (request.session?.renewed) setSessionCookie(reply, request.session.renewed, secure);
  });
}

export const setSessionCookie = (reply: FastifyReply, secret: string, secure: boolean): void =>
  setCookie(reply, SESSION_COOKIE, secret, { seconds: null, strict: true, secure });

/** CSRF check: the form must come from our own page, made for the same session. */
export function checkForm(request: FastifyRequest, csrf: unknown): void {
  if (!isOurs(request)) throw new Refusal("bad-csrf");
  const [secret] = String(csrf ?? "").split(".");
  if (request.session !== null && secret !== request.session.csrf) throw new Refusal("bad-csrf");
}

/** The same for forms that need no session: a page of another site must not send them. */
export function checkOrigin(request: FastifyRequest): void {
  if (!isOurs(request)) throw new Refusal("bad-csrf");
}

/** Adds an idempotency key per page to the CSRF token: a form sent twice is done once. */
export const withPageKey = (shown: Shown): Shown => ({
  ...shown,
  user: shown.user && { ...shown.user, csrf: `${shown.user.csrf}.${newSecret()}` },
});

export const pageKeyIn = (csrf: string | null): string | null => csrf?.split(".")[1] ?? null;

/** With a hidden origin ("null") only the CSRF secret of the session can show that the page is ours. */
function isOurs({ headers: { origin, host }, session }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  if (origin === "null") return session !== null;
  return URL.canParse(origin) && new URL(origin).host === host;
}
