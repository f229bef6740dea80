import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { programFor } from "../cli/run.ts";
import type { World } from "../cli/world.ts";
import { SITE_CATALOGUES } from "./site.ts";

/** Words that no reader should meet, and labels that are questions. */
const BANNED = /\b(whoever|him|his|so many|anew|mended|worth nothing)\b/i;
const QUESTION = /^whether\b/i;
/** Ids of editions and lists have names; only where somebody types one is it shown. */
const ID = /\b(?:fide|ssf)-[a-z]+-\d{4}-\d{2}\b|\b(?:standard|rapid|blitz)-\d{4}-\d{2}\b/;
const TYPED = /such as|for example|--/;

/** A function by its source: every sentence it can give, whatever it is given. */
function textsOf(part: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof part === "string") return [[path, part]];
  if (typeof part === "function") return [[path, String(part)]];
  return Object.entries(part as object).flatMap(([name, each]) => textsOf(each, `${path}.${name}`));
}

const helpOf = (command: Command, path: string): readonly (readonly [path: string, text: string])[] => [
  [path, command.description()],
  ...command.options.map(({ long, description }) => [`${path} ${long}`, description] as const),
  ...command.registeredArguments.map((each) => [`${path} <${each.name()}>`, each.description] as const),
  ...command.commands.flatMap((each) => helpOf(each, `${path} ${each.name()}`)),
];

const faultsIn = (texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.flatMap(([path, text]) =>
    BANNED.test(text) || QUESTION.test(text) || (ID.test(text) && !TYPED.test(text)) ? [`${path}: ${text}`] : [],
  );

describe("plain English", () => {
  test("a fault is found where it stands", () => {
    const planted = { a: "whether it counts", b: () => "have it mended", c: "Under fide-standard-2025-10", d: "this" };
    expect(faultsIn(textsOf(planted, ""))).toHaveLength(3);
  });

  test("in every text of the catalogue", () => {
    expect(faultsIn(textsOf(SITE_CATALOGUES[0], "words"))).toEqual([]);
  });

  test("in the help of every command", async () => {
    expect(faultsIn(helpOf(await programFor([], {} as World), "help"))).toEqual([]);
  });
});
