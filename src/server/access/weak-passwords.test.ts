import { expect, test } from "vitest";
import { checkNewPassword } from "./passwords.ts";
import { isCommonPassword, isMostlyNames } from "./weak-passwords.ts";

test.each([
  "password1234",
  "P@ssw0rd!!!!",
  "Passw0rd2026",
  "qwertyuiop12",
  "qwertyqwerty",
  "1q2w3e4r5t6y",
  "iloveyou2026!",
  ...[
    "123456789012",
    "111111111111",
    "abcdefghijklm",
    "987654321098",
    "abcabcabcabc",
    "aaaaaaaaaaab",
    "12121212121212",
  ],
  ...[
    "Summer2026!!",
    "summerwinter26",
    "Välkommen2026",
    "contraseña123",
    "Lösenord2026",
    "chess-chess-chess",
    "letmein!letmein",
  ],
  ...[
    "adminadminadmin",
    "sunshine!!!!!!",
    "Juventus1897!",
    "correcthorsebatterystaple",
    "l0sen0rd1234",
    "mypassword!!!",
  ],
])("%s is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  ...[
    "a long enough secret",
    "another longer secret",
    "tall ferns under glass",
    "vKq8-zzP2-mmWx-91aR",
    "correct horse battery",
  ],
  "blå hästar dansar polka",
  "7f2c9e1ab04d",
  "mi tía vende peces azules",
  "dragonfly over teapots",
])("%s is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("the own name and that of the office are no password", () => {
  const names = ["nora.berg", "Northgate Federation"];
  for (const password of ["nora.berg2026", "NORTHGATE-2026!!", "n0rthgate-fed", "norabergnoraberg", "berg-nora-1234"])
    expect(isMostlyNames(password, names)).toBe(true);
  for (const password of ["northgate sells lemons", "tall ferns under glass"])
    expect(isMostlyNames(password, names)).toBe(false);
});

test("each reason is told", () => {
  const owner = { user: "nora", office: "Northgate" };
  expect(() => checkNewPassword("elevensigns", owner)).toThrow("password-too-short");
  expect(() => checkNewPassword("x".repeat(201), owner)).toThrow("password-too-short");
  expect(() => checkNewPassword("password1234", owner)).toThrow("password-too-common");
  expect(() => checkNewPassword("northgate/nora", owner)).toThrow("password-has-name");
  expect(() => checkNewPassword("tall ferns under glass", owner)).not.toThrow();
});
