import type { FastifyRequest } from "fastify";
import { field } from "../http/forms.ts";

/** Longer than any address here. */
const LENGTH_MAX = 500;
/** Against it addresses are read; nobody is ever sent there. */
const HERE = "http://here.invalid";

/** Where somebody who is not signed in is sent, with the page they asked for. */
export const signInAddress = (language: string, asked: string): string => {
  const target = safeTarget(asked);
  const isUsual = target === "" || target === `/${language}/office`; // the office is where signing in leads anyway
  return `/${language}/sign-in${isUsual ? "" : `?target=${encodeURIComponent(target)}`}`;
};

/** The page that was asked for before signing in, as the address or the form has it; empty: none, or none of ours. */
export function targetIn(request: FastifyRequest): string {
  const asked = request.method === "POST" ? field(request, "target") : (request.query as { target?: unknown }).target;
  return typeof asked === "string" ? safeTarget(asked) : "";
}

/** A page of the office or of a club on this site, written as it is read; anything else is nothing. */
export function safeTarget(asked: string): string {
  if (asked.length > LENGTH_MAX || !URL.canParse(asked, HERE)) return "";
  const { origin, pathname, search } = new URL(asked, HERE);
  return origin === HERE && /^\/[a-z]{2}\/(office|club)(\/|$)/.test(pathname) ? `${pathname}${search}` : "";
}
