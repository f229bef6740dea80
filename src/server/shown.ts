import type { FastifyRequest } from "fastify";
import type { Shown } from "../web/page.tsx";
import { withOwnEditions } from "../words/said/edition-name.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import type { AppOptions } from "./app-options.ts";
import { addressOf } from "./http/address.ts";

/** What a page is shown with: language, addresses, who is signed in. */
export async function shownFor(
  { context, assets, catalogues, book, publicOnly = false, notifications }: AppOptions,
  request: FastifyRequest,
  words: Catalogue,
): Promise<Shown> {
  const [path = "/", query] = request.url.split("?");
  const below = path.replace(/^\/[a-z]{2}(?=\/|$)/, "") || "/";
  const parameters = Object.fromEntries(new URLSearchParams(query ?? ""));
  const { session } = request;
  const { settings, editions, federations } = await context.facts();
  const { name, zone: _, federation: __, sample = false, ...face } = settings;
  return {
    words: withOwnEditions(words, editions.all),
    languages: catalogues,
    path: below,
    to: (target) => `/${words.language}${target}`,
    inLanguage: (language) => `/${language}${below}${query === undefined ? "" : `?${query}`}`,
    query: parameters,
    withQuery: (changes) => withQuery(path, { ...parameters, ...changes }),
    asset: assets.named,
    user: session && { name: session.account.user, role: words.office.roles[session.account.role], csrf: session.csrf },
    absolute: (target) => addressOf(request, target),
    office: name === "" ? words.web.site.name : name,
    federation: (code) => (code === null ? "" : (federations.get(code)?.name ?? code)),
    face,
    isSample: sample,
    alone: book !== undefined,
    hasSignIn: book === undefined && !publicOnly,
    mails: Boolean(notifications?.mail) && !publicOnly,
  };
}

function withQuery(path: string, parameters: Readonly<Record<string, string>>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== "");
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
}
