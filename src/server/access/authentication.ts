import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../../domain/account.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Shown } from "../../web/page.tsx";
import type { AppOptions } from "../app-options.ts";
import { cookieOf, setCookie } from "../http/cookies.ts";
import { isOfApi, routeOf } from "../http/route-path.ts";
import { accountOfToken, newSecret, type Session, sessionBySecret } from "./sessions.ts";

export const SESSION_COOKIE = "session";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in by a page. */
    session: Session | null;
    /** Who acts: by a page, or by a token of the API. */
    account: Account | null;
  }
}

/** Finds out who asks. Pages are known by their cookie, programs by their token; nobody by both. */
export function addAuthentication(app: FastifyInstance, { context: { ledger, now }, secure }: AppOptions): void {
  app.decorateRequest("session", null);
  app.decorateRequest("account", null);
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
    request.session = await sessionBySecret(ledger.db, secret, now());
    request.account = request.session?.mustChangePassword ? null : (request.session?.account ?? null);
    if (request.session?.renewed) setSessionCookie(reply, request.session.renewed, secure);
  });
}

export const setSessionCookie = (reply: FastifyReply, secret: string, secure: boolean): void =>
  setCookie(reply, SESSION_COOKIE, secret, { seconds: null, strict: true, secure });

/** A form that changes something must come from a page of ours, made for whoever is signed in. */
export function checkForm(request: FastifyRequest, csrf: unknown): void {
  if (!isOurs(request)) throw new Refusal("bad-csrf");
  const [secret] = String(csrf ?? "").split(".");
  if (request.session !== null && secret !== request.session.csrf) throw new Refusal("bad-csrf");
}

/** Beside the secret, the forms of an office page carry a key of their own: a form that is sent twice is done once. */
export const withPageKey = (shown: Shown): Shown => ({
  ...shown,
  user: shown.user && { ...shown.user, csrf: `${shown.user.csrf}.${newSecret()}` },
});

export const pageKeyIn = (csrf: string | null): string | null => csrf?.split(".")[1] ?? null;

/** A page that hides where it is may be ours, but only the secret of whoever is signed in can show it. */
function isOurs({ headers: { origin, host }, session }: FastifyRequest): boolean {
  if (origin === undefined) return true;
  if (origin === "null") return session !== null;
  return URL.canParse(origin) && new URL(origin).host === host;
}
