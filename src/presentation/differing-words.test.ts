import { expect, test } from "vitest";
import { differingWords, type SentencePart } from "./differing-words.ts";

const marked = (parts: readonly SentencePart[]): string =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join("");
const both = (a: string, b: string): readonly string[] => differingWords(a, b).map(marked);

test("a number that differs is marked in both sentences", () => {
  expect(both("Register at least 7 days before the start.", "Register at least 3 days before the start.")).toEqual([
    "Register at least [7] days before the start.",
    "Register at least [3] days before the start.",
  ]);
});

test("what only one of them says is marked there, as one piece", () => {
  expect(
    both(
      "A difference of more than 400 points counts as 400.",
      "A difference of more than 400 points counts as 400, but in at most 1 game.",
    ),
  ).toEqual([
    "A difference of more than 400 points counts as 400.",
    "A difference of more than 400 points counts as 400, [but in at most 1 game].",
  ]);
});

test("sentences with little in common differ as a whole; equal ones nowhere", () => {
  expect(both("Unplayed games do not count.", "The floor is 1400.")).toEqual([
    "[Unplayed games do not count.]",
    "[The floor is 1400.]",
  ]);
  expect(both("The floor is 1400.", "The floor is 1400.")).toEqual(["The floor is 1400.", "The floor is 1400."]);
});

test("together the parts are the sentence, and nothing but words begins or ends a mark", () => {
  const [a, b] = [
    "K is 25 for a new player; 10 otherwise. K is based on the list before.",
    "K is 10 once; 30 for a new player, 15 otherwise. K is based on the list in force.",
  ];
  for (const [index, parts] of differingWords(a, b).entries()) {
    expect(parts.map(({ text }) => text).join("")).toBe([a, b][index]);
    for (const { text, differs } of parts)
      if (differs) expect(text).toMatch(/^[\p{L}\p{N}].*[\p{L}\p{N}]$|^[\p{L}\p{N}]$/u);
  }
});
