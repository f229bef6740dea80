import { expect, test } from "vitest";
import { safeTarget } from "./sign-in-target.ts";

test.each([
  ["/en/office", "/en/office"],
  ["/sv/office/journal?kind=user-added", "/sv/office/journal?kind=user-added"],
  ["/en/club/x/list", "/en/club/x/list"],
  ["/en/office/../../lists", ""],
  ["/en/..//evil.example/en/office", ""],
  ["/\\evil.example/en/office", ""],
  ["//evil.example/en/office", ""],
  ["\\\\evil.example/en/office", ""],
  ["http://here.invalid@evil.example/en/office", ""],
  ["javascript:alert(1)", ""],
  ["/en/officer", ""],
  [`/en/office/${"x".repeat(600)}`, ""],
])("%s is taken as %s", (target, expected) => {
  expect(safeTarget(target)).toBe(expected);
});
