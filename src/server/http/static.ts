import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Asset, type Assets, assetOf } from "./assets.ts";
import { isNotModified } from "./etag.ts";

const ICON = assetOf(
  "image/svg+xml",
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1d4f5c"/>' +
      '<path d="M10 26h12v-3H10zM12 22h8l-1.2-7h1.7v-3h-2l1.3-4h-2.4v2h-1.6V8h-2v2h-1.6V8H9.8l1.3 4h-2v3h1.7z" ' +
      'transform="translate(1.4 0)" fill="#fff"/></svg>',
  ),
);

/** A year, in seconds: the names of built files change with what is in them. */
const FOR_EVER = "public, max-age=31536000, immutable";
const A_DAY = "public, max-age=86400";

export function addStatic(app: FastifyInstance, assets: Assets): void {
  app.get("/assets/*", { schema: { hide: true } }, async (request, reply) => {
    const { "*": path = "" } = request.params as { "*"?: string };
    const asset = assets.file(path);
    return asset === undefined ? reply.callNotFound() : send(request, reply, asset, FOR_EVER);
  });
  // Browsers ask for it whatever a page says.
  app.get("/favicon.ico", { schema: { hide: true } }, (_, reply) => reply.redirect("/icon.svg", 301));
  app.get("/icon.svg", { schema: { hide: true } }, (request, reply) => send(request, reply, ICON, A_DAY));
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset, caching: string): FastifyReply {
  reply.header("cache-control", caching).header("etag", asset.etag).header("vary", "accept-encoding").type(asset.type);
  if (isNotModified(request, asset.etag)) return reply.code(304).send();
  if (!request.headers["accept-encoding"]?.includes("gzip")) return reply.send(asset.bytes);
  return reply.header("content-encoding", "gzip").send(asset.compressed);
}
