import { createHmac, randomBytes } from "node:crypto";

/** One-time codes by time (RFC 6238), as authenticator apps make them: SHA-1, six digits, 30 seconds. */
const STEP = 30_000;
const DIGITS = 6;
/** A clock may be one step off, either way. */
const DRIFT = 1;
const SECRET_BYTES = 20;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Base32 (RFC 4648) without padding: what people type into an app. */
export function toBase32(bytes: Uint8Array): string {
  let [text, bits, value] = ["", 0, 0];
  for (const byte of bytes) {
    value = ((value & 0x1f) << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += ALPHABET[(value >> bits) & 0x1f];
    }
  }
  return bits === 0 ? text : text + ALPHABET[(value << (5 - bits)) & 0x1f];
}

export function fromBase32(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, value] = [0, 0];
  for (const sign of text) {
    value = ((value & 0xff) << 5) | ALPHABET.indexOf(sign);
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Uint8Array.from(bytes);
}

export const newFactorSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The code of one step (RFC 4226, section 5.3). */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

export const stepAt = (now: number): number => Math.floor(now / STEP);

/** The step that a code is of, as far as the clocks may differ; null: of none. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++)
    if (step >= 0 && codeOf(secret, step) === code) return step;
  return null;
}

/** What a QR code has in it: apps read the secret and whose it is from this address. */
export function otpauthAddress(secret: string, user: string, office: string): string {
  const issuer = encodeURIComponent(office.replaceAll(":", " "));
  return `otpauth://totp/${issuer}:${encodeURIComponent(user)}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${DIGITS}&period=${STEP / 1_000}`;
}
