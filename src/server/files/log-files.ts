import type { FastifyInstance, FastifyReply } from "fastify";
import type { Ledger } from "../../ledger/ledger.ts";
import { newestCheckpoint } from "../../ledger/queries/journal/checkpoints.ts";
import { cosign } from "../../periods/log/be-witness.ts";
import { signCheckpoint } from "../../periods/log/checkpoints.ts";
import { publicationProof } from "../../periods/log/publication-proof.ts";
import { keyChanges } from "../../periods/log/rotate-key.ts";
import { publicKey, publicKeyText } from "../../periods/log/signing-key.ts";
import { readTilePath, tileBytes } from "../../transparency/tiles.ts";
import type { AppOptions } from "../app-options.ts";

const TEXT = "text/plain; charset=utf-8";
const hidden = { schema: { hide: true } };
/** A checkpoint with its proof and all its signatures. */
const REQUEST_MAX = 128 * 1024;
/** Between two publications the journal is signed so often, if anything was recorded. */
const SIGNED_EVERY = 24 * 60 * 60 * 1_000;

/**
 * The journal as a log that everybody can follow (C2SP `tlog-tiles`): hashes only, no entry. From them anybody computes
 * that a list was published, and that nothing was rewritten between two checkpoints.
 */
export function addLogFiles(app: FastifyInstance, { context, publicOnly = false }: AppOptions): void {
  const { ledger } = context;
  if (!publicOnly) signDaily(app, ledger);
  app.get("/log/checkpoint", hidden, async (_, reply) => {
    const newest = await newestCheckpoint(ledger.db);
    if (newest === undefined) return reply.callNotFound();
    return reply.type(TEXT).header("cache-control", "public, no-cache").send(newest.note);
  });
  const keys = { "/log/key": "note", "/log/witness-key": "cosignature" } as const;
  for (const [path, type] of Object.entries(keys))
    app.get(path, hidden, async (_, reply) => {
      const known = await publicKey(ledger.db);
      if (known === null) return reply.callNotFound();
      return reply
        .type(TEXT)
        .header("cache-control", "public, no-cache")
        .send(`${publicKeyText({ ...known, type })}\n`);
    });
  app.get("/log/keys", hidden, async (_, reply) =>
    reply
      .type(TEXT)
      .header("cache-control", "public, no-cache")
      .send(await keyChanges(ledger.db)),
  );
  if (!publicOnly) addWitnessing(app, context);
  app.get("/log/tile/*", hidden, async (request, reply) => {
    const { "*": path } = request.params as { "*": string };
    const newest = await newestCheckpoint(ledger.db);
    const tile = readTilePath(path);
    const tree = await ledger.log();
    const bytes = tile && newest && tileBytes(tree, Math.min(newest.size, tree.size()), tile);
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

/** As long as the server runs. Before the first publication there is no key to sign with, and none is made. */
function signDaily(app: FastifyInstance, ledger: Ledger): void {
  let timer: NodeJS.Timeout | undefined;
  let signing: Promise<unknown> = Promise.resolve();
  const signed = async (): Promise<void> => {
    if ((await newestCheckpoint(ledger.db)) !== undefined) await signCheckpoint(ledger, { published: false });
  };
  const sign = (): void => {
    signing = signed().catch((error: unknown) => process.emitWarning(String(error)));
  };
  app.addHook("onListen", async () => {
    sign();
    timer = setInterval(sign, SIGNED_EVERY).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await signing;
  });
}

/** For other logs: this office is a witness of those that it was told to watch (C2SP `tlog-witness`). */
function addWitnessing(app: FastifyInstance, { ledger, now }: AppOptions["context"]): void {
  app.register(async (scope) => {
    // The protocol names no content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_, body, done) => done(null, body));
    scope.post("/log/add-checkpoint", { ...hidden, bodyLimit: REQUEST_MAX }, async ({ body }, reply) => {
      const { status, text, isSize } = await cosign(ledger.db, typeof body === "string" ? body : "", now());
      return reply
        .code(status)
        .type(isSize ? "text/x.tlog.size" : TEXT)
        .send(text);
    });
  });
}

/** A tile never changes. */
const forEver = (reply: FastifyReply): FastifyReply =>
  reply.header("cache-control", "public, max-age=31536000, immutable");
