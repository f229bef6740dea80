import { expect, test } from "vitest";
import { codeOf, fromBase32, newFactorSecret, otpauthAddress, stepAt, stepOfCode, toBase32 } from "./totp.ts";

/** RFC 6238, appendix B: the secret and the codes for SHA-1. The codes there have eight digits; ours are the last six. */
const SECRET = toBase32(Buffer.from("12345678901234567890"));

test.each([
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
])("RFC 6238: at %i seconds the code is %s", (seconds, code) => {
  expect(codeOf(SECRET, stepAt(seconds * 1_000))).toBe(code.slice(-6));
});

/** RFC 4226, appendix D. */
test("RFC 4226: the codes of the first ten counters", () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeOf(SECRET, counter));
  expect(codes.join(" ")).toBe("755224 287082 359152 969429 338314 254676 287922 162583 399871 520489");
});

/** RFC 4648, section 10. */
test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("RFC 4648: base32 of %j is %s", (text, base32) => {
  expect(toBase32(Buffer.from(text))).toBe(base32);
  expect(Buffer.from(fromBase32(base32)).toString()).toBe(text);
});

test("a clock may be one step off, and no more", () => {
  const now = 1_111_111_109_000;
  const step = stepAt(now);
  for (const drift of [-1, 0, 1]) expect(stepOfCode(SECRET, codeOf(SECRET, step + drift), now)).toBe(step + drift);
  for (const drift of [-2, 2]) expect(stepOfCode(SECRET, codeOf(SECRET, step + drift), now)).toBe(null);
});

test("an app reads the secret and whose it is from the address", () => {
  const address = new URL(otpauthAddress("GEZDGNBV", "ada", "Schack: Örebro & co"));
  expect(address.protocol).toBe("otpauth:");
  expect(decodeURIComponent(address.pathname)).toBe("/Schack  Örebro & co:ada");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    secret: "GEZDGNBV",
    issuer: "Schack  Örebro & co",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(newFactorSecret()).toMatch(/^[A-Z2-7]{32}$/);
});
