import { randomInt } from "node:crypto";
import { factorOf, putRecoveryCodes, useRecoveryCode, useStep } from "../../ledger/queries/accounts/second-factors.ts";
import type { Db } from "../../ledger/schema/tables.ts";
import { PLAIN_SIGNS } from "./passwords.ts";
import { hashed } from "./sessions.ts";
import { stepOfCode } from "./totp.ts";

export const needsCode = async (db: Db, user: string): Promise<boolean> =>
  (await factorOf(db, user))?.confirmed ?? false;

/** Whether a code opens an account: one of the app, or a recovery code. Each opens it once. */
export async function isCode(db: Db, user: string, code: string, now: number): Promise<boolean> {
  const factor = await factorOf(db, user);
  if (factor === undefined) return false;
  const plain = plainCode(code);
  if (!/^\d{6}$/.test(plain)) return useRecoveryCode(db, user, hashed(plain));
  const step = stepOfCode(factor.secret, plain, now);
  return step !== null && useStep(db, user, step);
}

/** People write codes with blanks and hyphens, as they are shown. */
const plainCode = (code: string): string => code.replaceAll(/[\s-]/g, "").toLowerCase();

const CODES = 10;
const GROUPS = 3;
const GROUP = 4;

/** New recovery codes in place of the old ones. They are shown now and never again: only their hashes are kept. */
export async function newRecoveryCodes(db: Db, user: string): Promise<readonly string[]> {
  const group = (): string => Array.from({ length: GROUP }, () => PLAIN_SIGNS[randomInt(PLAIN_SIGNS.length)]).join("");
  const code = (): string => Array.from({ length: GROUPS }, group).join("-");
  const codes = Array.from({ length: CODES }, code);
  await putRecoveryCodes(
    db,
    user,
    codes.map((each) => hashed(plainCode(each))),
  );
  return codes;
}
