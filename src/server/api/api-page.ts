import type { FastifyInstance } from "fastify";
import { h } from "preact";
import { Refusal } from "../../domain/refusal.ts";
import { ApiPage, type Operation } from "../../web/pages/api.tsx";
import { LANGUAGE_CODES } from "../../words/languages.ts";
import type { OperationName, OperationWords } from "../../words/types/api-words.ts";
import type { AppOptions } from "../app-options.ts";
import { addressOf } from "../http/address.ts";
import { renderPage } from "../http/render.ts";
import { shownFor } from "../shown.ts";
import { API_CHANGES } from "./api-changes.ts";
import { type ExampleOperation, type ExampleSchema, exampleOf } from "./api-examples.ts";
import { exampleValues } from "./example-values.ts";
import { inLanguage, OLD_NAME } from "./open-api.ts";

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
    async (request) => {
      const { language } = request.query;
      const words = options.catalogues.find((each) => each.language === (language ?? "en"));
      if (words === undefined)
        throw new Refusal("unknown-language", { found: language ?? "en", known: LANGUAGE_CODES });
      const values = await exampleValues(options.context, words, null);
      const document = withExamples(app, (each) => exampleOf(each, values, addressOf(request, "")));
      return language === undefined ? document : inLanguage(document, words);
    },
  );
  for (const words of options.catalogues) {
    app.get(`/${words.language}/api`, { schema: { hide: true } }, async (request, reply) => {
      const shown = await shownFor(options, request, words);
      const values = await exampleValues(options.context, words, request.account?.user ?? null);
      const operations = operationsOf(app, words.operations, (each) => exampleOf(each, values, shown.absolute("")));
      const changes = API_CHANGES.map(({ on, what }) => ({ on, says: words.apiChanges[what] }));
      const content = h(ApiPage, { operations, changes, shown });
      const page = renderPage({ title: words.web.api.title, content }, shown);
      return reply.type("text/html; charset=utf-8").send(page);
    });
  }
}

type ExampleFor = (operation: ExampleOperation) => string;
type Paths = Readonly<Record<string, Readonly<Record<string, Described>>>>;

/** The document with an example of each operation, as tools that show such documents expect them. */
function withExamples(app: FastifyInstance, example: ExampleFor): object {
  const document = app.swagger();
  const paths = Object.entries((document.paths ?? {}) as unknown as Paths).map(([path, methods]) => {
    const operations = Object.entries(methods).map(([method, operation]) => {
      const samples = [{ lang: "Shell", label: "curl", source: example(exampled(path, method, operation)) }];
      return [method, { ...operation, "x-codeSamples": samples }];
    });
    return [path, Object.fromEntries(operations)];
  });
  return { ...document, paths: Object.fromEntries(paths) };
}

function exampled(path: string, method: string, { security = [], parameters = [], requestBody }: Described) {
  const [[type, content] = []] = Object.entries(requestBody?.content ?? {});
  const body = type === undefined || content === undefined ? null : { type, schema: content.schema };
  return { method, path, parameters, body, needsToken: security.length > 0 };
}

function operationsOf(app: FastifyInstance, words: OperationWords, example: ExampleFor): readonly Operation[] {
  return Object.entries((app.swagger().paths ?? {}) as unknown as Paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => {
      const operation = exampled(path, method, described);
      return {
        method,
        path,
        does: words[described[OLD_NAME]],
        needsToken: operation.needsToken,
        example: example(operation),
        parameters: operation.parameters.map(({ name, in: place, required = false }) => ({
          name,
          place,
          isRequired: required,
        })),
      };
    }),
  );
}
