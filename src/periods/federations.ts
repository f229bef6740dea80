import type { JournalEntry } from "../domain/journal/journal.ts";
import type { Federation, FederationStatus } from "../domain/player.ts";
import { Refusal } from "../domain/refusal.ts";
import { federationOf } from "../ledger/queries/players/federations.ts";
import type { Db } from "../ledger/schema/tables.ts";
import { type Office, recorded } from "./office.ts";

export function readFederationCode(text: string): string {
  if (!/^[A-Z]{3}$/.test(text)) throw new Refusal("bad-federation", { found: text });
  return text;
}

/** Adds a federation, or gives one that was known from a list its name. */
export const addFederation = (
  office: Office,
  { code, name, status }: { readonly code: string; readonly name: string; readonly status: FederationStatus },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const federation = readFederationCode(code);
    if (((await federationOf(db, federation))?.name ?? null) !== null)
      throw new Refusal("federation-exists", { federation });
    return { kind: "federation-added", payload: { federation, name, status } };
  });

export const setFederationStatus = (
  office: Office,
  { code, status, reason }: { readonly code: string; readonly status: FederationStatus; readonly reason: string },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const federation = await knownFederation(db, code);
    if (federation.status === status) throw new Refusal("federation-status-same", { federation: code, status });
    return { kind: "federation-status", payload: { federation: code, status, reason } };
  });

/** Each federation has somebody who deals with ratings (9.3). */
export const setFederationAdministrator = (
  office: Office,
  { code, administrator }: { readonly code: string; readonly administrator: string | null },
): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const federation = await knownFederation(db, code);
    if (federation.administrator === administrator) throw new Refusal("nothing-to-change", {});
    return { kind: "federation-administrator", payload: { federation: code, administrator } };
  });

export async function knownFederation(db: Db, code: string): Promise<Federation> {
  const federation = await federationOf(db, readFederationCode(code));
  if (federation === undefined) throw new Refusal("unknown-federation", { federation: code });
  return federation;
}
