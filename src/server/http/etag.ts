import { hash } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** Adds ETags to cacheable text answers, so that an unchanged one is answered with 304. */
export function addETags(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || !isCacheable(request, reply)) return payload;
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "private, no-cache");
    varyBy(reply, "accept-encoding");
    // Converted once: a page with a dash in it is a string of two bytes a letter.
    const bytes = Buffer.from(payload);
    // Weak, because the compressed and the plain answer share it.
    const etag = `W/"${hash("sha256", bytes, "base64url").slice(0, TAG_LENGTH)}"`;
    reply.header("etag", etag);
    if (isNotModified(request, etag)) {
      reply.code(304);
      return null;
    }
    if (bytes.length < SMALL || !mayBeCompressed(request)) return bytes;
    reply.header("content-encoding", "gzip");
    // Synchronous: for a small page, handing it to a thread costs more than compressing it.
    return gzipSync(bytes, { level: LEVEL });
  });
}

const TAG_LENGTH = 22;
/** Shorter answers fit in one packet uncompressed. */
const SMALL = 500;
/** Nearly the size of the highest level in a third of its time. */
const LEVEL = 5;

function isCacheable({ method }: FastifyRequest, reply: FastifyReply): boolean {
  if (!["GET", "HEAD"].includes(method) || reply.statusCode !== 200 || reply.hasHeader("etag")) return false;
  return !String(reply.getHeader("cache-control") ?? "").includes("no-store");
}

/** If-None-Match may list several tags, and a proxy may have made one weak. */
export function isNotModified({ headers }: Pick<FastifyRequest, "headers">, etag: string): boolean {
  const known = (headers["if-none-match"] ?? "").split(",").map((each) => opaque(each.trim()));
  return known.includes("*") || known.includes(opaque(etag));
}

const opaque = (tag: string): string => tag.replace(/^W\//, "");

function varyBy(reply: FastifyReply, name: string): void {
  const others = reply.getHeader("vary");
  reply.header("vary", others === undefined ? name : `${String(others)}, ${name}`);
}

/** Pages with a secret are not compressed: their length would leak it (BREACH). */
const mayBeCompressed = ({ headers, session }: FastifyRequest): boolean =>
  !session && (headers["accept-encoding"] ?? "").includes("gzip");
