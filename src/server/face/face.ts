import type { FastifyInstance } from "fastify";
import { logoType } from "../../domain/face.ts";
import { colourStyle } from "../../web/face/colour-style.ts";
import type { AppOptions } from "../app-options.ts";

/** Addresses change with what is at them. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** A picture is a picture and nothing else: an SVG that is opened by itself may neither run nor load anything. */
export const NOTHING_RUNS = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The office's own logo and colour. */
export function addFace(app: FastifyInstance, { context: { facts, ledger } }: AppOptions): void {
  const hidden = { schema: { hide: true } };
  app.get("/logo/:logo", hidden, async (request, reply) => {
    const { logo } = (await facts()).settings;
    if (logo === undefined || (request.params as { logo: string }).logo !== logo) return reply.callNotFound();
    const parts: Uint8Array[] = [];
    for await (const part of ledger.content(logo)) parts.push(part);
    const bytes = Buffer.concat(parts);
    return reply
      .header("content-security-policy", NOTHING_RUNS)
      .header("cache-control", FOR_EVER)
      .type(logoType(bytes) ?? "application/octet-stream")
      .send(bytes);
  });
  app.get("/colour/:colour", hidden, async (request, reply) => {
    const { colour } = (await facts()).settings;
    if (colour === undefined || (request.params as { colour: string }).colour !== `${colour.slice(1)}.css`)
      return reply.callNotFound();
    return reply.header("cache-control", FOR_EVER).type("text/css; charset=utf-8").send(colourStyle(colour));
  });
}
