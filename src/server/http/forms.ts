import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { isOfApi } from "./route-path.ts";

/** What a page of anybody can make a browser send. */
const FORM = /^\s*(application\/x-www-form-urlencoded|multipart\/)/i;

/** Parts of a form with nothing said to be between them. */
const isBoundless = (type: string): boolean => /^\s*multipart\//i.test(type) && !/;\s*boundary=[^\s;]/i.test(type);

/** Reads what forms send. A field that comes twice is a list of values, as a form means it. */
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
