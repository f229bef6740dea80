import type { FastifyRequest } from "fastify";
import { field } from "../http/forms.ts";

/** Longer than any address here. */
const LENGTH_MAX = 500;
/** Base for parsing relative addresses; never a redirect target. */
const HERE = "http://here.invalid";

/** The sign-in page, with the requested page as its target. */
export const signInAddress = (language: string, address: string): string => {
  const target = safeTarget(address);
  const isUsual = target === "" || target === `/${language}/office`; // the office is where signing in leads anyway
  return `/${language}/sign-in${isUsual ? "" : `?target=${encodeURIComponent(target)}`}`;
};

/** The page to return to after signing in; empty: none, or not on this site. */
export function targetIn(request: FastifyRequest): string {
  const address = request.method === "POST" ? field(request, "target") : (request.query as { target?: unknown }).target;
  return typeof address === "string" ? safeTarget(address) : "";
}

/** Only pages of the office or a club on this site, against open redirects. */
export function safeTarget(address: string): string {
  if (address.length > LENGTH_MAX || !URL.canParse(address, HERE)) return "";
  const { origin, pathname, search } = new URL(address, HERE);
  return origin === HERE && /^\/[a-z]{2}\/(office|club)(\/|$)/.test(pathname) ? `${pathname}${search}` : "";
}
