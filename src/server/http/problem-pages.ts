import type { FastifyInstance } from "fastify";
import { h } from "preact";
import { LOGO_MAX } from "../../domain/face.ts";
import {
  LIST_PARAMETERS,
  REFUSALS,
  Refusal,
  type RefusalCode,
  type RefusalGiven,
  type RefusalParameters,
} from "../../domain/refusal.ts";
import { ProblemPage } from "../../web/pages/problem.tsx";
import { sayOnPage } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { AppOptions } from "../app-options.ts";
import { shownFor } from "../shown.ts";
import { preferredLanguage } from "./language.ts";
import { renderPage } from "./render.ts";

/** The addresses that problems name as their type: each says what its code means. */
export function addProblemPages(app: FastifyInstance, options: AppOptions): void {
  app.get<{ Params: { code: string } }>("/problems/:code", { schema: { hide: true } }, async (request, reply) => {
    const { code } = request.params;
    if (!isRefusal(code)) return reply.callNotFound();
    const words = preferredLanguage(request, options.catalogues);
    const shown = await shownFor(options, request, words);
    const content = h(ProblemPage, { code, status: REFUSALS[code].status, says: patternOf(words, code), shown });
    const html = renderPage({ title: words.problems.title(code), content, unlisted: true }, shown);
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "private, no-cache")
      .header("vary", "accept-language")
      .send(html);
  });
}

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);

/** The sentence of a refusal with the names of its parameters where their values would stand. */
export function patternOf(words: Catalogue, code: RefusalCode): string {
  const parameters = new Proxy({}, { get: (_, name) => placeholder(String(name)) });
  const given = [code, EXAMPLES[code] ?? parameters] as RefusalGiven;
  return sayOnPage(words, new Refusal(...given));
}

/** Sentences take lists as lists. */
const placeholder = (parameter: string): string | readonly string[] =>
  Object.hasOwn(LIST_PARAMETERS, parameter) ? [named(parameter)] : named(parameter);

const named = (parameter: string): never => `‹${parameter}›` as never;

/** Where a sentence depends on its parameters, some that it is made for. */
const EXAMPLES: { readonly [Code in RefusalCode]?: RefusalParameters[Code] } = {
  "too-many-arguments": { command: named("command"), most: 1, found: 2 },
  "bad-date": { field: named("field"), form: "day", found: named("found") },
  "bad-input": { field: named("field"), expected: "text", found: named("found") },
  "facts-missing": { facts: ["birth"], edition: named("edition"), kOption: false },
  "registration-incomplete": { facts: [named("facts")] },
  "nothing-to-appeal": { tournament: named("tournament"), against: "rating" },
  "no-appeal": { tournament: named("tournament"), against: "rating" },
  "too-many": { seconds: 1 },
  "bad-logo": { max: LOGO_MAX, found: 2 * LOGO_MAX },
};
