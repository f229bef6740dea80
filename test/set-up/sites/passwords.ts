import { randomBytes, scryptSync } from "node:crypto";

/** The lowest cost there is: with the real one, every sign-in takes a tenth of a second. */
const COST = { N: 2, r: 8, p: 1 } as const;

/** A password as an office keeps it, for tests that are about something else than passwords. */
export function quickHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}
