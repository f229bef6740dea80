import { expect, test } from "vitest";
import { checkNewPassword, hashPassword, isPassword, oneTimePassword } from "./passwords.ts";

test("a password is kept with its cost and a salt of its own, and only it fits", async () => {
  const [kept, again] = [await hashPassword("a long enough secret"), await hashPassword("a long enough secret")];
  expect(kept).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(again).not.toBe(kept);
  expect(await isPassword("a long enough secret", kept)).toBe(true);
  expect(await isPassword("a long enough secreT", kept)).toBe(false);
});

test("the same letters fit however a keyboard composes them", async () => {
  expect(await isPassword("cafe\u0301 au lait, twice", await hashPassword("café au lait, twice"))).toBe(true);
});

test.each(["", "bcrypt$32768$8$1$AAAA$AAAA"])("nothing fits what is kept as %j", async (kept) => {
  expect(await isPassword("", kept)).toBe(false);
});

test.each([
  ["eleven char", "password-too-short"],
  ["x".repeat(201), "password-too-short"],
  ["ada ada ada ada", "password-has-name"],
  ["passwordpassword", "password-too-common"],
])("%s is refused as a new password: %s", (password, code) => {
  expect(() => checkNewPassword(password, { user: "ada", office: "Sample office" })).toThrow(code);
});

test("a one-time password has four groups of four plain signs", () => {
  expect(oneTimePassword()).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
});
