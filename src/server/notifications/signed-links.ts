import { createHmac, timingSafeEqual } from "node:crypto";
import { installationSecret } from "../../ledger/queries/accounts/sign-in-attempts.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { newSecret } from "../access/sessions.ts";

/** What a link of a mail lets its holder do, without signing in. */
export type LinkPurpose = "confirm" | "stop" | "password" | "objection";

/** The signature of a link: only those who got the mail have it. */
export async function signatureOf(db: Db, purpose: LinkPurpose, of: string): Promise<string> {
  const secret = await installationSecret(db, "mail-links", newSecret());
  return createHmac("sha256", secret)
    .update(JSON.stringify([purpose, of]))
    .digest("base64url");
}

export async function isSigned(db: Db, purpose: LinkPurpose, of: string, signature: string): Promise<boolean> {
  const [right, given] = [Buffer.from(await signatureOf(db, purpose, of)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
