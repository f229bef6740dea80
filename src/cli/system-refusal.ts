import { Refusal } from "../domain/refusal.ts";

/** What a system does not let us do is no mistake of ours: permissions, full or read-only disks, files in the way. */
const REFUSED = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EEXIST", "ENOTDIR"]);
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** The refusal that such an error is; null: it is another. */
export function systemRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error && "code" in error && "path" in error)) return null;
  const { code, path } = error;
  if (typeof code !== "string" || !REFUSED.has(code)) return null;
  if (FULL.has(code)) return new Refusal("storage-full");
  return new Refusal("unwritable-file", { file: String(path), why: code === "EPERM" ? "EACCES" : code });
}
