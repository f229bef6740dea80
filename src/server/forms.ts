import type { FastifyInstance, FastifyRequest } from "fastify";

/** Reads what forms send. A field that comes twice is a list of values, as a form means it. */
export function addForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) => {
    done(null, body);
  });
}

/** A field of a form; empty where it was not sent. */
export function field({ body }: Pick<FastifyRequest, "body">, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? "") : "";
}
