import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { Refusal } from "../../domain/refusal.ts";
import { ListShareCard, PlayerShareCard } from "../../web/share/share-card.tsx";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { type Context, forRequest } from "../context.ts";
import { concurrencyLimit } from "../http/concurrency-limit.ts";
import { isNotModified } from "../http/etag.ts";
import { rasterizer } from "./rasterizer.ts";
import { listCard, playerCard } from "./share-cards.ts";

type Draw = (context: Context, words: Catalogue, name: string) => Promise<string>;

const DRAWINGS: Readonly<Record<"players" | "lists", Draw>> = {
  players: async (context, words, name) =>
    renderToString(
      h(PlayerShareCard, { card: await playerCard(context, words, name), ...(await faceOf(context, words)) }),
    ),
  lists: async (context, words, name) =>
    renderToString(h(ListShareCard, { card: await listCard(context, words, name), ...(await faceOf(context, words)) })),
};

/** The pictures that other sites show of a player or a list that is linked there: made on demand, in every language. */
export function addShareImages(app: FastifyInstance, { context, assets, catalogues }: AppOptions): void {
  const limit = concurrencyLimit();
  const { png } = rasterizer(assets.font);
  for (const words of catalogues)
    for (const [folder, draw] of Object.entries(DRAWINGS))
      app.get(`/share/${words.language}/${folder}/:file`, { schema: { hide: true } }, async (request, reply) => {
        const drawing = await draw(forRequest(context), words, nameIn(request));
        const key = createHash("sha256").update(drawing).digest("base64url").slice(0, KEY_LENGTH);
        // Not kept without asking again: a player may have been hidden since.
        reply.header("etag", `"${key}"`).header("cache-control", "public, no-cache");
        if (isNotModified(request, `"${key}"`)) return reply.code(304).send();
        return reply.type("image/png").send(await limit.run(() => png(key, drawing)));
      });
}

const KEY_LENGTH = 22;

function nameIn({ params }: FastifyRequest): string {
  const { file } = params as { file: string };
  const [, name] = /^(.{1,40})\.png$/.exec(file) ?? [];
  if (name === undefined) throw new Refusal("bad-choice", { field: "file", found: file, choices: ["png"] });
  return name;
}

async function faceOf(context: Context, { web: { site } }: Catalogue) {
  const { name } = (await context.facts()).settings;
  return { office: name === "" ? site.name : name, colour: await officeColour(context) };
}

/** The office's own colour, or ours. */
export const officeColour = async ({ facts }: Context): Promise<string> => (await facts()).settings.colour ?? "#1d4f5c";
