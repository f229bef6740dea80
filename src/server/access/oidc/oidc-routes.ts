import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { h } from "preact";
import { Refusal } from "../../../domain/refusal.ts";
import { SignedInPage } from "../../../web/pages/sign-in.tsx";
import type { AppOptions } from "../../app-options.ts";
import { addressOf } from "../../http/address.ts";
import { cookieOf, setCookie } from "../../http/cookies.ts";
import { renderPage } from "../../http/render.ts";
import { shownFor } from "../../shown.ts";
import { safeTarget } from "../sign-in-target.ts";
import { type AdmittedUser, userOfClaims } from "./oidc-account.ts";
import { oidcClient, type PendingSignIn } from "./oidc-client.ts";
import type { OidcConfig } from "./oidc-config.ts";

/** Where the provider sends the browser back: one address for all languages, to be registered there. */
const CALLBACK = "/sign-in/oidc";
const COOKIE = "oidc";
/** Seconds in which somebody signs in at the provider. */
const PENDING = 600;

/** The page that was asked for; empty: none. */
interface Onward {
  readonly target: string;
  readonly language: string;
}

interface OidcSteps {
  /** Begins a session of the user, or asks for the code of their second factor. */
  readonly signIn: (
    request: FastifyRequest,
    reply: FastifyReply,
    admitted: AdmittedUser,
    to: Onward,
  ) => Promise<boolean>;
  /** Shows the sign-in page with what went wrong. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply, error: unknown, language: string) => Promise<unknown>;
}

/** Signing in at a provider of OpenID Connect. Passwords of the office work as before. */
export function addOidc(app: FastifyInstance, options: AppOptions, config: OidcConfig, steps: OidcSteps): void {
  const client = oidcClient(config);
  const { secure, catalogues, context } = options;
  const hidden = { schema: { hide: true } };
  for (const { language } of catalogues)
    app.get(`/${language}/sign-in/oidc`, hidden, async (request, reply) => {
      try {
        const { target = "" } = request.query as { target?: string };
        const own = { target: safeTarget(String(target)), language };
        const { address, pending } = await client.begin(addressOf(request, CALLBACK), own);
        const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
        // Not strict: the browser comes back from another site.
        setCookie(reply, COOKIE, value, { seconds: PENDING, strict: false, secure });
        return reply.header("cache-control", "no-store").redirect(address, 303);
      } catch (error) {
        return steps.refuse(request, reply, logged(request, error), language);
      }
    });
  app.get(CALLBACK, hidden, async (request, reply) => {
    const pending = pendingIn(request);
    const language =
      catalogues.find((words) => words.language === pending?.language)?.language ?? catalogues[0].language;
    setCookie(reply, COOKIE, "", { seconds: 0, strict: false, secure });
    try {
      if (pending === null) throw new Refusal("sign-in-expired");
      const claims = await client.complete(addressOf(request, request.url), pending);
      const reason = catalogues[0].web.access.roleByRule(config.name);
      const admitted = await userOfClaims(context.ledger, config, claims, reason);
      const target = safeTarget(pending.target);
      if (!(await steps.signIn(request, reply, admitted, { target, language }))) return reply;
      return sendOnward(options, request, reply, target || `/${language}/office`, language);
    } catch (error) {
      return steps.refuse(request, reply, logged(request, error), language);
    }
  });
}

/** A browser does not send the new session with a navigation that began at another site; a page of ours begins one of its own. */
async function sendOnward(
  options: AppOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  language: string,
): Promise<FastifyReply> {
  const words = options.catalogues.find((each) => each.language === language) ?? options.catalogues[0];
  const shown = await shownFor(options, request, words);
  const page = { title: words.web.signIn.done, content: h(SignedInPage, { shown, target }), unlisted: true };
  return reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .header("refresh", `0;url=${target}`)
    .send(renderPage(page, shown));
}

/** What the browser kept; null: nothing, or not what we gave it. */
function pendingIn(request: FastifyRequest): PendingSignIn | null {
  try {
    const found: unknown = JSON.parse(Buffer.from(cookieOf(request, COOKIE) ?? "", "base64url").toString());
    const fields = ["state", "nonce", "verifier", "target", "language"] as const;
    const isWhole = fields.every((name) => typeof (found as Record<string, unknown>)[name] === "string");
    return isWhole ? (found as PendingSignIn) : null;
  } catch {
    return null;
  }
}

function logged(request: FastifyRequest, error: unknown): unknown {
  if (error instanceof Refusal && error.cause !== undefined)
    request.log.warn({ cause: String(error.cause) }, error.code);
  return error;
}
