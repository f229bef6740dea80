import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Whatever is sent as a text and may be kept gets a tag: what is still the same is not sent again. */
export function addETags(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || !isCacheable(request, reply)) return payload;
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    varyBy(reply, "accept-encoding");
    // The same tag whether compressed or not: such a tag is a weak one.
    const etag = `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, TAG_LENGTH)}"`;
    reply.header("etag", etag);
    if (isNotModified(request, etag)) {
      reply.code(304);
      return null;
    }
    if (payload.length < SMALL || !mayBeCompressed(request)) return payload;
    reply.header("content-encoding", "gzip");
    // A page is small: handing it to another thread takes longer than compressing it.
    return gzipSync(payload, { level: LEVEL });
  });
}

const TAG_LENGTH = 22;
/** Less than this fits in one packet anyway. */
const SMALL = 500;
/** Most of what the highest level saves, for a third of its time. */
const LEVEL = 5;

function isCacheable({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (!["GET", "HEAD"].includes(method) || reply.statusCode !== 200 || reply.hasHeader("etag")) return false;
  return !String(reply.getHeader("cache-control") ?? "").includes("no-store");
}

/** Whether whoever asks says that he has it already, among others or by a tag that a proxy made weak. */
export function isNotModified({ headers }: Pick<FastifyRequest, "headers">, etag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map((each) => opaque(each.trim()));
  return known.includes("*") || known.includes(opaque(etag));
}

const opaque = (tag: string): string => tag.replace(/^W\//, "");

function varyBy(reply: FastifyReply, name: string): void {
  const others = reply.getHeader("vary");
  reply.header("vary", others === undefined ? name : `${String(others)}, ${name}`);
}

/** The length of a compressed page with a secret in it would tell something of the secret. */
const mayBeCompressed = ({ headers, session }: FastifyRequest): boolean =>
  !session && (headers["accept-encoding"] ?? "").includes("gzip");
