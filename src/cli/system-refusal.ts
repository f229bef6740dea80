import { Refusal } from "../domain/refusal.ts";

/** System errors that are not bugs: permissions, full or read-only disks, files in the way. */
const REFUSED = new Set(["EACCES", "EPERM", "EROFS", "ENOSPC", "EDQUOT", "EEXIST", "ENOTDIR"]);
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** The refusal for such an error; null: another kind of error. */
export function systemRefusal(error: unknown): Refusal | null {
  if (!(error instanceof Error && "code" in error && "path" in error)) return null;
  const { code, path } = error;
  if (typeof code !== "string" || !REFUSED.has(code)) return null;
  if (FULL.has(code)) return new Refusal("storage-full");
  return new Refusal("unwritable-file", { file: String(path), why: code === "EPERM" ? "EACCES" : code });
}
