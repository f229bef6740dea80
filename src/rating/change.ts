import { Refusal } from "../domain/refusal.ts";
import { editionNamed, isLask } from "../regulations/register.ts";
import type { Change, ChangeRequest } from "./change-request.ts";
import { fideChange } from "./fide-change.ts";
import { laskChange } from "./lask-change.ts";

/** The change of a rated player over the tournaments of one list, and the new rating. */
export function change(request: ChangeRequest): Change {
  const named = typeof request.edition === "string" ? editionNamed(request.edition) : undefined;
  if (named && isLask(named)) return laskChange(named, request);
  const foreign = (["current", "bonus"] as const).filter((option) => request[option] !== undefined);
  if (foreign.length > 0) throw new Refusal("only-for-lask", { options: foreign });
  return fideChange(request);
}
