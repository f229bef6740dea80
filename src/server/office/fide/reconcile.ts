import { type Static, Type } from "typebox";
import { Refusal } from "../../../domain/refusal.ts";
import { type Reconciliation, reconcileList } from "../../../periods/lists/reconcile/reconcile-list.ts";
import type { OfficeServices } from "../actions/action.ts";
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

/** The comparison of a list with files that were sent. */
export function reconciled(
  { context, uploads }: Pick<OfficeServices, "context" | "uploads">,
  { list, version, federation, upload, before }: Static<typeof HeldReconcileInput>,
): Promise<Reconciliation> {
  const held = (sha256: string) => {
    const found = uploads.find(sha256);
    if (found === undefined) throw new Refusal("upload-missing");
    return { file: found.file, bytes: () => uploads.open(sha256) };
  };
  return reconcileList(context.ledger, {
    list,
    version,
    federation: federation ?? null,
    theirs: held(upload),
    before: before === undefined ? null : held(before),
  });
}
