import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";

/** The head of the document that describes the API; its operations come from the views. */
export const OPEN_API: FastifyDynamicSwaggerOptions = {
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
