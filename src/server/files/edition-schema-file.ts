import type { FastifyInstance } from "fastify";
import { editionSchema } from "../../words/said/edition-schema.ts";
import type { AppOptions } from "../app-options.ts";

/** The JSON Schema of an edition of one's own: editors load it by the address that a file names as its `$schema`. */
export function addEditionSchema(app: FastifyInstance, { catalogues }: AppOptions): void {
  const schema = JSON.stringify(editionSchema(catalogues[0]!), null, 2);
  app.get("/edition.schema.json", { schema: { hide: true } }, (_, reply) =>
    reply.type("application/schema+json; charset=utf-8").send(schema),
  );
}
