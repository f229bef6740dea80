import type { FastifyInstance } from "fastify";

/** Programs read these from other sites; what needs a session or a token is not among them. */
const isOpen = (path: string): boolean =>
  (path.startsWith("/api/v1/") && !path.startsWith("/api/v1/office/")) ||
  path.startsWith("/api/fide/") ||
  path.startsWith("/files/") ||
  path.startsWith("/download/") ||
  path.startsWith("/log/") ||
  /^\/[a-z]{2}\/(?:lists\.json|.*\.atom|.*calendar\.ics)$/.test(path);

/** It only reads, but what it asks for does not fit an address. */
const READ_BY_POST = "/api/v1/ratings/as-of";

const ORIGIN = "access-control-allow-origin";

const PREFLIGHT: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "accept, accept-language, if-none-match",
  "access-control-max-age": "86400",
};

const PREFLIGHT_OF_POST: Readonly<Record<string, string>> = {
  ...PREFLIGHT,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "accept, accept-language, content-type",
};

/** Allows pages of other sites to read what is public, never with cookies or tokens. */
export function addCors(app: FastifyInstance): void {
  const open = new Set<string>();
  app.addHook("onRoute", ({ url, method }) => {
    const isPost = url === READ_BY_POST && method === "POST";
    if (!isPost && (method !== "GET" || !isOpen(url))) return;
    open.add(url);
    const preflight = isPost ? PREFLIGHT_OF_POST : PREFLIGHT;
    app.options(url, { schema: { hide: true } }, (_, reply) => reply.code(204).headers(preflight).send());
  });
  app.addHook("onRequest", async ({ routeOptions }, reply) => {
    if (!open.has(routeOptions.url ?? "")) return;
    reply.header(ORIGIN, "*").header("access-control-expose-headers", "etag, content-disposition, retry-after");
  });
  // An answer to somebody who is known is for them alone.
  app.addHook("onSend", async ({ session, account }, reply) => {
    if (session !== null || account !== null) reply.removeHeader(ORIGIN);
  });
}
