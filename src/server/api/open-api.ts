import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { DOCUMENT_WORDS, OPERATION_WORDS } from "../../words/en/web/api.ts";
import type { SiteCatalogue } from "../../words/site.ts";
import type { OperationName } from "../../words/types/api-words.ts";
import { OPERATION_IDS } from "./operation-ids.ts";

/** Where the document says what an operation was called before. */
export const OLD_NAME = "x-old-name";

/** Id and description of an operation; the document is made in English and translated by `inLanguage`. */
export const described = (operation: OperationName) => ({
  operationId: OPERATION_IDS[operation],
  [OLD_NAME]: operation,
  summary: OPERATION_WORDS[operation],
});

const REFUSED = {
  description: DOCUMENT_WORDS.refused,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

interface Answering {
  readonly responses?: Record<string, object>;
}

/** Every operation may answer with the same problem document. */
function withRefusals<Document extends { readonly paths?: unknown }>(document: Document): Document {
  const paths = (document.paths ?? {}) as Readonly<Record<string, Readonly<Record<string, Answering>>>>;
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods)) {
      for (const each of Object.values(responses ?? {}))
        if ("description" in each && each.description === FASTIFYS_ANSWER) each.description = DOCUMENT_WORDS.answer;
      if (responses) responses.default = REFUSED;
    }
  return document;
}

/** What the library says of an answer that has no description. */
const FASTIFYS_ANSWER = "Default Response";

/** The document in a language: summaries by their operations, descriptions by their English. */
export function inLanguage(document: object, { operations, openApi }: SiteCatalogue): unknown {
  const said = new Map(
    Object.entries(DOCUMENT_WORDS).map(([name, english]) => [english, openApi[name as keyof typeof openApi]]),
  );
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== "object") return part;
    const entries = Object.entries(part).map(([name, value]) => {
      if (name === "description" && typeof value === "string") return [name, said.get(value) ?? value];
      if (name === "summary" && OLD_NAME in part) return [name, operations[part[OLD_NAME] as OperationName]];
      return [name, walk(value)];
    });
    return Object.fromEntries(entries);
  };
  return walk(document);
}

/** The head of the document that describes the API; its operations come from the views. */
export const OPEN_API: FastifyDynamicSwaggerOptions = {
  transformObject: (made) => ("openapiObject" in made ? withRefusals(made.openapiObject) : made.swaggerObject),
  refResolver: { buildLocalReference: ({ $id }) => String($id) },
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "Rating Office",
      version: "1",
      description: DOCUMENT_WORDS.about,
    },
    servers: [{ url: "/" }],
    components: {
      schemas: {
        Problem: {
          type: "object",
          description: DOCUMENT_WORDS.problem,
          required: ["type", "title", "status", "detail", "code"],
          properties: {
            type: { type: "string" },
            title: { type: "string" },
            status: { type: "integer" },
            detail: { type: "string" },
            code: { type: "string" },
            parameters: {},
          },
        },
      },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  },
};
