import { type Static, Type } from "typebox";
import { Refusal } from "../../../domain/refusal.ts";
import { type FileOnDisk, writtenDifferences } from "../../../periods/lists/reconcile/reconcile-files.ts";
import type { Reconciliation } from "../../../periods/lists/reconcile/reconcile-list.ts";
import { inBackground } from "../../../periods/lists/tasks/in-background.ts";
import type { Context } from "../../context.ts";
import type { HeldUploads } from "../held-uploads.ts";
import { ListId } from "../schemas.ts";

const Sha256 = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** What is compared, besides FIDE's list itself. */
export const ReconcileInput = Type.Object({
  list: ListId,
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })),
  /** Only its players, on either list; without it, everybody. */
  federation: Type.Optional(Type.String({ pattern: "^[A-Z]{3}$" })),
  /** The sha-256 of FIDE's list of the month before, which was sent before as the body of this operation. */
  before: Type.Optional(Sha256),
});

export const HeldReconcileInput = Type.Object({ ...ReconcileInput.properties, upload: Sha256 });

/** The comparison of a list with files that were sent, beside everything else. */
export async function reconciled(
  { context: { ledger, openScratch }, uploads }: ReconcileContext,
  { list, version, federation, upload, before }: Static<typeof HeldReconcileInput>,
): Promise<Reconciliation> {
  const held = (sha256: string): FileOnDisk => {
    const found = uploads.find(sha256);
    if (found === undefined) throw new Refusal("upload-missing");
    return { file: found.file, path: uploads.path(sha256) };
  };
  const files = { theirs: held(upload), before: before === undefined ? null : held(before) };
  const request = { list, version, federation: federation ?? null, ...files, to: await uploads.newFile() };
  const options = { openScratch, progress: () => undefined };
  const { head, counts } = await inBackground("reconcile", { ledger, appendOptions: READING }, request, options);
  return { head, counts: () => counts, players: writtenDifferences(request.to) };
}

export interface ReconcileContext {
  readonly context: Pick<Context, "ledger" | "openScratch">;
  readonly uploads: HeldUploads;
}

/** Nothing is recorded. */
const READING = { by: "reconcile", dryRun: true };
