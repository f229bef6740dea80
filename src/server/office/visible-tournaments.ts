import { RIGHTS } from "../rights.ts";
import type { ActionContext } from "./actions/action.ts";

/** The tournaments a user sees: all, those of a federation, or those they registered. */
export type VisibleTournaments =
  | { readonly all: true }
  | { readonly federation: string }
  | { readonly among: readonly string[] };

export async function visibleTo({ account, registrars }: ActionContext): Promise<VisibleTournaments> {
  if (RIGHTS["see the office"][account.role] === "all") return { all: true };
  if (account.role === "officer" && account.federation !== null) return { federation: account.federation };
  return { among: account.role === "arbiter" ? await registrars.by(account.user) : [] };
}

/** A test for single tournaments. */
export const isVisibleIn = (
  seen: VisibleTournaments,
): ((one: { readonly tournament: string; readonly federation: string | null }) => boolean) => {
  if ("all" in seen) return () => true;
  if ("federation" in seen) return ({ federation }) => federation === seen.federation;
  const own = new Set(seen.among);
  return ({ tournament }) => own.has(tournament);
};
