import { expect, test } from "vitest";
import { english } from "../words/en.ts";
import { listName } from "./list-name.ts";

test("a list is called by its kind and month; what is no list of ours keeps its name", () => {
  expect(listName(english, "rapid-2026-11")).toBe(english.web.lists.name("rapid", "2026-11-01"));
  for (const other of ["fischer-2026-11", "rapid-2026", "rapid-2026-11-01", ""])
    expect(listName(english, other)).toBe(other);
});
