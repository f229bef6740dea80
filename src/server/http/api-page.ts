import type { FastifyInstance } from "fastify";
import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { ApiPage, type Operation } from "../../web/pages/api.tsx";
import { LANGUAGE_CODES } from "../../words/languages.ts";
import type { OperationName, OperationWords } from "../../words/types/api-words.ts";
import type { AppOptions } from "../app-options.ts";
import { shownFor } from "../shown.ts";
import { type ExampleOperation, type ExampleSchema, exampleOf, exampleValues } from "./api-examples.ts";
import { inLanguage, OLD_NAME } from "./open-api.ts";
import { renderPage } from "./render.ts";

/** As far as the page looks at the document. */
interface Described {
  /** By which the words know it: see `described`. */
  readonly [OLD_NAME]: OperationName;
  readonly security?: readonly unknown[];
  readonly parameters?: ExampleOperation["parameters"];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema: ExampleSchema }>> };
}

/** The OpenAPI document, for programs and rendered for people. */
export function addApiPages(app: FastifyInstance, options: AppOptions): void {
  app.get<{ Querystring: { language?: string } }>(
    "/api/v1/openapi.json",
    { schema: { hide: true } },
    async ({ query: { language } }) => {
      if (language === undefined) return app.swagger();
      const words = options.catalogues.find((each) => each.language === language);
      if (words === undefined) throw new Refusal("unknown-language", { found: language, known: LANGUAGE_CODES });
      return inLanguage(app.swagger(), words);
    },
  );
  for (const words of options.catalogues) {
    app.get(`/${words.language}/api`, { schema: { hide: true } }, async (request, reply) => {
      const shown = await shownFor(options, request, words);
      const values = await exampleValues(options.context);
      const operations = operationsOf(app, words.operations, (each) => exampleOf(each, values, shown.absolute("")));
      const content = h(ApiPage, { operations, shown });
      const page = renderPage({ title: words.web.api.title, content }, shown);
      return reply.type("text/html; charset=utf-8").send(page);
    });
  }
}

function operationsOf(
  app: FastifyInstance,
  words: OperationWords,
  example: (operation: ExampleOperation) => string,
): readonly Operation[] {
  const paths = (app.swagger().paths ?? {}) as Record<string, Record<string, Described>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { [OLD_NAME]: name, security = [], parameters = [], requestBody }]) => {
      const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
      const body = type === undefined || content === undefined ? null : { type, schema: content.schema };
      const needsToken = security.length > 0;
      return {
        method,
        path,
        does: words[name],
        needsToken,
        example: example({ method, path, parameters, body, needsToken }),
        parameters: parameters.map(({ name: parameter, in: place, required = false }) => ({
          name: parameter,
          place,
          isRequired: required,
        })),
      };
    }),
  );
}
