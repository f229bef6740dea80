import type { FastifyInstance } from "fastify";

/** Programs read these from other sites; what needs a session or a token is not among them. */
const isOpen = (path: string): boolean =>
  (path.startsWith("/api/v1/") && !path.startsWith("/api/v1/office/")) ||
  path.startsWith("/files/") ||
  path.startsWith("/log/") ||
  /^\/[a-z]{2}\/(?:lists\.(?:atom|json)|calendar\.ics)$/.test(path);

const ORIGIN = "access-control-allow-origin";

const PREFLIGHT: Readonly<Record<string, string>> = {
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "accept, accept-language, if-none-match",
  "access-control-max-age": "86400",
};

/** Allows pages of other sites to read what is public, never with cookies or tokens. */
export function addCors(app: FastifyInstance): void {
  const open = new Set<string>();
  app.addHook("onRoute", ({ url, method }) => {
    if (method !== "GET" || !isOpen(url)) return;
    open.add(url);
    app.options(url, { schema: { hide: true } }, (_, reply) => reply.code(204).headers(PREFLIGHT).send());
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
