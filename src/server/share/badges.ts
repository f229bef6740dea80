import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import { entriesOf } from "../../ledger/queries/lists/lists-of-player.ts";
import { together } from "../../ledger/together.ts";
import { Badge } from "../../web/share/badge.tsx";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { type Context, forRequest } from "../context.ts";
import { NOTHING_RUNS } from "../face/face.ts";
import { isNotModified } from "../http/etag.ts";
import { idIn, publicPlayer } from "../views/players.ts";
import { officeColour } from "./share-images.ts";

/** A player's current rating as a picture for other sites. The address stays the same when the rating changes. */
export function addBadges(app: FastifyInstance, { context, catalogues }: AppOptions): void {
  for (const words of catalogues)
    app.get(`/badges/${words.language}/:kind/:file`, { schema: { hide: true } }, async (request, reply) => {
      const drawing = await badgeOf(forRequest(context), words, request.params as { kind: string; file: string });
      const tag = `"${createHash("sha256").update(drawing).digest("base64url").slice(0, TAG_LENGTH)}"`;
      // Not kept without asking again: a player may have been hidden since.
      reply.header("etag", tag).header("cache-control", "public, no-cache");
      if (isNotModified(request, tag)) return reply.code(304).send();
      return reply.header("content-security-policy", NOTHING_RUNS).type("image/svg+xml").send(drawing);
    });
}

const TAG_LENGTH = 22;

async function badgeOf(
  context: Context,
  words: Catalogue,
  { kind, file }: { readonly kind: string; readonly file: string },
): Promise<string> {
  const [, name] = /^(.{1,11})\.svg$/.exec(file) ?? [];
  if (name === undefined) throw new Refusal("bad-choice", { field: "file", found: file, choices: ["svg"] });
  const known = LIST_KINDS.find((each) => each === kind);
  if (known === undefined) throw new Refusal("bad-choice", { field: "kind", found: kind, choices: [...LIST_KINDS] });
  const id = idIn(name);
  const [one, entries] = await together(publicPlayer(context, id), entriesOf(context.ledger.db, id));
  // The list that is current today: one that was published before its date is not yet.
  const list = (await context.facts()).current(known);
  const newest = entries.find((entry) => entry.list === list?.list && entry.version === list.version);
  return renderToString(
    h(Badge, {
      label: words.web.lists.kinds[known] ?? known,
      rating: newest?.rating ?? null,
      name: one.name,
      colour: await officeColour(context),
    }),
  );
}
