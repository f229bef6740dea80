import type { FastifyInstance, FastifyReply } from "fastify";
import { newestCheckpoint } from "../../ledger/queries/journal/checkpoints.ts";
import { cosign } from "../../periods/log/be-witness.ts";
import { signCheckpoint } from "../../periods/log/checkpoints.ts";
import { publicationProof } from "../../periods/log/publication-proof.ts";
import { publicKeyText, signingKey } from "../../periods/log/signing-key.ts";
import { readSignedCheckpoint } from "../../transparency/checkpoint.ts";
import { readTilePath, tileBytes } from "../../transparency/tiles.ts";
import type { AppOptions } from "../app-options.ts";

const TEXT = "text/plain; charset=utf-8";
const hidden = { schema: { hide: true } };
/** A checkpoint with its proof and all its signatures. */
const REQUEST_MAX = 64 * 1024;
/** What is recorded later than this after the last checkpoint is signed when the next one is asked for. */
const SIGNED_AFTER = 24 * 60 * 60 * 1_000;

/**
 * The journal as a log that everybody can follow (C2SP `tlog-tiles`): hashes only, no entry. From them anybody computes
 * that a list was published, and that nothing was rewritten between two checkpoints.
 */
export function addLogFiles(app: FastifyInstance, { context }: AppOptions): void {
  const { ledger, now } = context;
  let askedAt = Number.NEGATIVE_INFINITY;
  app.get("/log/checkpoint", hidden, async (_, reply) => {
    const newest = await newestCheckpoint(ledger.db);
    const isDue = newest === undefined || now() - askedAt >= SIGNED_AFTER;
    if (isDue) askedAt = now();
    const note = isDue ? await signCheckpoint(ledger, { published: false }) : newest.note;
    return reply.type(TEXT).header("cache-control", "public, no-cache").send(note);
  });
  app.get("/log/key", hidden, async (_, reply) =>
    reply.type(TEXT).send(`${publicKeyText((await signingKey(ledger.db)).key)}\n`),
  );
  app.get("/log/witness-key", hidden, async (_, reply) =>
    reply.type(TEXT).send(`${publicKeyText((await signingKey(ledger.db)).witness)}\n`),
  );
  // For other logs: this office is a witness of those that it was told to watch (C2SP `tlog-witness`).
  app.post("/log/add-checkpoint", { ...hidden, bodyLimit: REQUEST_MAX }, async (request, reply) => {
    const { status, text } = await cosign(ledger.db, typeof request.body === "string" ? request.body : "", now());
    return reply
      .code(status)
      .type(status === 409 ? "text/x.tlog.size" : TEXT)
      .send(text);
  });
  app.get("/log/tile/*", hidden, async (request, reply) => {
    const { "*": path } = request.params as { "*": string };
    const newest = await newestCheckpoint(ledger.db);
    const size = newest === undefined ? 0 : (readSignedCheckpoint(newest.note)?.checkpoint.size ?? 0);
    const tile = readTilePath(path);
    const bytes = tile && tileBytes(await ledger.log(), size, tile);
    if (bytes === undefined) return reply.callNotFound();
    return forEver(reply).type("application/octet-stream").send(Buffer.from(bytes));
  });
  app.get("/log/lists/:list/:file", hidden, async (request, reply) => {
    const { list, file } = request.params as { list: string; file: string };
    const [, version] = /^(\d{1,5})\.tlog-proof$/.exec(file) ?? [];
    if (version === undefined) return reply.callNotFound();
    const proof = await publicationProof(ledger, { list, version: Number(version) });
    return reply
      .type(TEXT)
      .header("cache-control", "public, no-cache")
      .header("content-disposition", `attachment; filename="${proof.file}"`)
      .send(proof.text);
  });
}

/** A tile never changes. */
const forEver = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "public, max-age=31536000, immutable");
