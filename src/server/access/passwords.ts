import { randomBytes, randomInt, scrypt, timingSafeEqual } from "node:crypto";
import { Refusal } from "../../domain/refusal.ts";
import { isCommonPassword, isMostlyNames } from "./weak-passwords.ts";

/** Cost of a guess: 2^15 rounds of 8 blocks, about 32 MB and a tenth of a second. */
const COST = { N: 1 << 15, r: 8, p: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY_MAX = 64 * 1024 * 1024;

/** As OWASP ASVS asks (2.1.1). */
export const PASSWORD_MIN = 12;
/** Hashing longer ones would let an attacker waste our time. */
const PASSWORD_MAX = 200;

/** The stored form of a password: parameters, salt and hash. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derived(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [method, N, r, p, salt = "", hash = ""] = stored.split("$");
  if (method !== "scrypt" || password.length > PASSWORD_MAX) return false;
  const expected = Buffer.from(hash, "base64url");
  const found = await derived(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Hash for unknown users: the same work is done, so that timing does not reveal accounts. */
export function dummyHash(): Promise<string> {
  dummy ??= hashPassword(randomBytes(SALT_BYTES).toString("hex"));
  return dummy;
}
let dummy: Promise<string> | undefined;

/** Names of the user and the office: these are guessed first. */
export interface PasswordOwner {
  readonly user: string;
  readonly office: string;
}

export function checkNewPassword(password: string, { user, office }: PasswordOwner): void {
  const { length } = [...password.normalize("NFKC")];
  if (length < PASSWORD_MIN || password.length > PASSWORD_MAX)
    throw new Refusal("password-too-short", { min: PASSWORD_MIN });
  if (isMostlyNames(password, [user, office, "rating office"])) throw new Refusal("password-has-name");
  if (isCommonPassword(password)) throw new Refusal("password-too-common");
}

/** How long a one-time password waits to be used. */
export const ONE_TIME_DAYS = 7;
export const oneTimeExpiry = (now: number): number => now + ONE_TIME_DAYS * 86_400_000;

/** Letters and figures that cannot be taken for one another. */
export const PLAIN_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password to be used once, which can be read out: four groups of four. */
export const oneTimePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => PLAIN_SIGNS[randomInt(PLAIN_SIGNS.length)]).join(""),
  ).join("-");

const derived = (password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, { ...cost, maxmem: MEMORY_MAX }, (error, hash) =>
      error === null ? resolve(hash) : reject(error),
    );
  });
