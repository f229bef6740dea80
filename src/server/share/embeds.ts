import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { type ComponentChildren, h } from "preact";
import { renderToString } from "preact-render-to-string";
import { type Static, Type } from "typebox";
import { LIST_KINDS } from "../../domain/list.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Shown } from "../../web/page.tsx";
import { type CardRating, EmbedFrame, FederationTable, PlayerCard } from "../../web/share/embed.tsx";
import type { AppOptions } from "../app-options.ts";
import { type Context, forRequest } from "../context.ts";
import { shownFor } from "../shown.ts";
import { filterOf } from "../views/lists.ts";
import { personOf, publicPlayer } from "../views/players.ts";

/** Any site may show it in a frame; nothing runs in it, and it sends nothing. */
const EMBEDDABLE =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

const Query = Type.Object({
  kind: Type.Optional(Type.Enum(LIST_KINDS)),
  /** Rows of a table. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
const COUNT = 10;

/** A player's card and a federation's table, for frames on other sites. */
export function addEmbeds(app: FastifyInstance, options: AppOptions): void {
  for (const words of options.catalogues) {
    const route: RouteShorthandOptions = { schema: { hide: true, querystring: Query } };
    const at = `/${words.language}/embed`;
    app.get(`${at}/players/:player`, route, async (request, reply) => {
      const { player } = request.params as { readonly player: string };
      const context = forRequest(options.context);
      const one = personOf(await publicPlayer(context, player));
      const shown = await shownFor({ ...options, context }, request, words);
      const ratings = await cardRatings(context, Number(one.player));
      return sent(reply, shown, one.name, h(PlayerCard, { player: one, ratings, shown }));
    });
    app.get(`${at}/federations/:code`, route, async (request, reply) => {
      const context = forRequest(options.context);
      const table = await tableOf(context, request);
      const shown = await shownFor({ ...options, context }, request, words);
      return sent(reply, shown, table.name, h(FederationTable, { ...table, shown }));
    });
  }
}

/** Revalidated, as all that names players. */
const sent = (reply: FastifyReply, shown: Shown, title: string, children: ComponentChildren): FastifyReply =>
  reply
    .header("content-security-policy", EMBEDDABLE)
    .header("cache-control", "public, no-cache")
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>${renderToString(h(EmbedFrame, { shown, title, children }))}`);

async function cardRatings({ facts, listCache }: Context, player: number): Promise<readonly CardRating[]> {
  const { current } = await facts();
  const found: CardRating[] = [];
  for (const kind of LIST_KINDS) {
    const row = current(kind);
    const listed = row === undefined ? null : (await listCache.list(row)).listed(player);
    if (row === undefined || listed === null) continue;
    const { rating, change, games } = listed;
    found.push({ kind, date: row.date, rating, change, games });
  }
  return found;
}

async function tableOf({ facts, listCache }: Context, request: FastifyRequest) {
  const { kind = "standard", count: limit = COUNT } = request.query as Static<typeof Query>;
  const code = (request.params as { readonly code: string }).code.toUpperCase();
  const { federations, current, isShown } = await facts();
  const known = federations.get(code);
  if (known === undefined) throw new Refusal("unknown-federation", { federation: code });
  const row = current(kind);
  const cached = row === undefined ? null : await listCache.list(row);
  const asked = { isShown, sort: "rating", after: 0, limit, around: null } as const;
  const rows = cached?.page({ ...asked, filter: filterOf({ federation: code }, cached.ages) }).rows ?? [];
  return { name: known.name ?? code, code, list: row ?? null, rows };
}
