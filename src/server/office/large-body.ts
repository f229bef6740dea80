import { Readable } from "node:stream";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Refusal } from "../../domain/refusal.ts";
import { DOCUMENT_WORDS } from "../../words/en/web/api.ts";
import type { HeldUploads } from "./held-uploads.ts";
import { HELD_MAX } from "./submitted-form.ts";

/** The part of an operation's schema that says its body is a large file. */
export const LARGE_FILE = {
  consumes: ["application/octet-stream"],
  body: Type.Unsafe<AsyncIterable<Uint8Array>>({ description: DOCUMENT_WORDS.file }),
};

/** Routes whose body is not read into memory. */
export function withLargeBodies(app: FastifyInstance, add: (own: FastifyInstance) => void): void {
  app.register(async (own) => {
    own.removeContentTypeParser("application/octet-stream");
    own.addContentTypeParser("application/octet-stream", (_, body, done) => done(null, body));
    add(own);
  });
}

/** Writes the body of a request to disk as it comes; returns the sha-256 by which it is held. */
export async function holdBody(uploads: HeldUploads, { body }: FastifyRequest, file = "list"): Promise<string> {
  if (!(body instanceof Readable)) throw new Refusal("upload-missing");
  const { upload, size } = await uploads.hold(file, limited(body));
  if (size === 0) throw new Refusal("upload-missing");
  return upload;
}

async function* limited(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size > HELD_MAX) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield part;
  }
}
