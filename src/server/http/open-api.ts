import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { OPERATION_WORDS } from "../../words/en/web/api.ts";
import type { OperationName } from "../../words/types/api-words.ts";
import { OPERATION_IDS } from "./operation-ids.ts";

/** Where the document says what an operation was called before. */
export const OLD_NAME = "x-old-name";

/** Id and description of an operation; the OpenAPI document is in English only. */
export const described = (operation: OperationName) => ({
  operationId: OPERATION_IDS[operation],
  [OLD_NAME]: operation,
  summary: OPERATION_WORDS[operation],
});

const REFUSED = {
  description: "Refused",
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
};

interface Answering {
  readonly responses?: Record<string, object>;
}

/** Every operation may answer with the same problem document. */
function withRefusals<Document extends { readonly paths?: unknown }>(document: Document): Document {
  const paths = (document.paths ?? {}) as Readonly<Record<string, Readonly<Record<string, Answering>>>>;
  for (const methods of Object.values(paths))
    for (const { responses } of Object.values(methods)) if (responses) responses.default = REFUSED;
  return document;
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
      description: "Published lists, players, tournaments and calculators, as JSON.",
    },
    servers: [{ url: "/" }],
    components: {
      schemas: {
        Problem: {
          type: "object",
          description: "A refusal, after RFC 9457.",
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
