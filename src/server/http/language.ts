import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { cookieOf, setCookie } from "./cookies.ts";

const LANGUAGE_COOKIE = "language";
const A_YEAR = 31_536_000;

/** The canonical address: a slash ends only the language; null: it is canonical already. */
function canonicalAddress({ method, url }: FastifyRequest, catalogues: AppOptions["catalogues"]): string | null {
  const [, language, below = "", query = ""] = /^\/([a-z]{2})(\/[^?]*)?(\?.*)?$/.exec(url) ?? [];
  if (!["GET", "HEAD"].includes(method) || !catalogues.some((each) => each.language === language)) return null;
  const path = withoutLastSlashes(below) || "/";
  return path === below ? null : `/${language}${path}${query}`;
}

/** A loop, because a pattern that ends in `$` takes quadratic time on many slashes. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Remembers the language of the last page read, for addresses without a language. */
export function addLanguage(app: FastifyInstance, { catalogues, secure }: AppOptions): void {
  app.addHook("onRequest", async (request, reply) => {
    const canonical = canonicalAddress(request, catalogues);
    if (canonical !== null) return reply.redirect(canonical, 308);
    const [, first] = request.url.split(/[/?]/);
    const isChosen = request.method === "GET" && catalogues.some(({ language }) => language === first);
    if (isChosen && first !== undefined && cookieOf(request, LANGUAGE_COOKIE) !== first)
      setCookie(reply, LANGUAGE_COOKIE, first, { seconds: A_YEAR, strict: false, secure });
  });
}

/** The language of someone who has chosen none by address: the one chosen last, else what the browser asks for. */
export function preferredLanguage(
  request: FastifyRequest,
  catalogues: readonly [Catalogue, ...Catalogue[]],
): Catalogue {
  const chosen = cookieOf(request, LANGUAGE_COOKIE);
  const languages = [chosen ?? "", ...accepted(request.headers["accept-language"] ?? "")];
  for (const wish of languages) {
    const found = catalogues.find(({ language }) => wish === language || wish.startsWith(`${language}-`));
    if (found) return found;
  }
  return catalogues[0];
}

/** Accept-Language, the most wished for first. */
function accepted(header: string): readonly string[] {
  return header
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((each) => each.trim().startsWith("q="))?.split("=")[1];
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}
