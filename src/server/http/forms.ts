import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { isOfApi } from "./route-path.ts";

/** Content types that a foreign page can make a browser send. */
const FORM = /^\s*(application\/x-www-form-urlencoded|multipart\/)/i;

/** A multipart form without a boundary. */
const isBoundless = (type: string): boolean => /^\s*multipart\//i.test(type) && !/;\s*boundary=[^\s;]/i.test(type);

/** Parses form bodies. A repeated field is a list of values. */
export function addForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) => {
    done(null, new URLSearchParams(String(body)));
  });
  app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) => {
    done(null, body);
  });
  // Programs send JSON, or a file as it is.
  app.addHook("onRequest", async (request) => {
    const type = request.headers["content-type"] ?? "";
    if (isBoundless(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    if (isOfApi(request) && FORM.test(type)) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
  });
}

/** A field of a form; empty where it was not sent. */
export function field({ body }: Pick<FastifyRequest, "body">, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? "") : "";
}
