import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { loadHelp } from "../words/help.ts";
import { LANGUAGE_CODES } from "../words/languages.ts";
import { programFor } from "./run.ts";
import type { World } from "./world.ts";

const GENERAL = ["Usage:", "Options:", "Commands:", "Arguments:", "display help for command", "required", "default"];

/** Codes and names that a reader types as they are. */
const AS_TYPED = /^[A-Za-z0-9, -]*$/;

const tree = async (language: string): Promise<Command> => programFor(["--lang", language], {} as World);

const textsOf = (command: Command): readonly string[] => [
  command.description(),
  ...command.options.map(({ description }) => description),
  ...command.registeredArguments.map(({ description }) => description),
  ...command.commands.flatMap(textsOf),
];

describe("the help of commands", () => {
  test.each(LANGUAGE_CODES.filter((code) => code !== "en"))(
    "is all there in %s, and nothing besides",
    async (language) => {
      const english = new Set([...textsOf(await tree("en")), ...GENERAL]);
      const translated = await loadHelp(language);
      const isCode = (text: string): boolean =>
        AS_TYPED.test(text) && text.split(", ").every((each) => !each.includes(" "));
      expect([...english].filter((text) => !Object.hasOwn(translated, text) && !isCode(text))).toEqual([]);
      expect(Object.keys(translated).filter((text) => !english.has(text))).toEqual([]);
      const numbers = (text: string): string => (text.match(/--[a-z-]+|\d+/g) ?? []).toSorted().join();
      for (const [text, said] of Object.entries(translated))
        expect.soft([said, numbers(said)]).toEqual([said, numbers(text)]);
    },
  );

  test("is shown in the language that is asked for", async () => {
    const help = (await tree("it")).commands.find((each) => each.name() === "convert")?.helpInformation();
    expect(help).toContain("Uso: rating-office convert [options] <file>");
    expect(help).toContain("Converte un referto o una lista in un altro formato");
    expect(help).toMatch(/--to <form> .*\(obbligatorio\)/s);
  });
});
