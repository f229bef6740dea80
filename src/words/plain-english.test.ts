import type { Command } from "commander";
import { describe, expect, test } from "vitest";
import { type Text, unplainIn } from "../../test/set-up/plain-english.ts";
import { givenTo, leavesOf, paths, said } from "../../test/set-up/sentences.ts";
import { programFor } from "../cli/run.ts";
import type { World } from "../cli/world.ts";
import { LIST_PARAMETERS, REFUSALS, Refusal, type RefusalCode, type RefusalGiven } from "../domain/refusal.ts";
import { EDITIONS } from "../regulations/register.ts";
import { sayOnPage, sayRefusal } from "./said/refusal-said.ts";
import { hasSentence, ruleSaid } from "./said/rule-said.ts";
import { SITE_CATALOGUES } from "./site.ts";

const [english] = SITE_CATALOGUES;

/** A function by its source: also what it says only in cases that no stand-in meets. */
const sourcesOf = (part: unknown): readonly Text[] =>
  leavesOf(part).map(([path, leaf]) => [path, typeof leaf === "string" ? leaf : String(leaf)]);

/** Every sentence with stand-ins for what it is given; those it cannot be said with are left out. */
const sentences = (): readonly Text[] =>
  paths.flatMap((path) =>
    givenTo(path).flatMap((given): readonly Text[] => {
      try {
        return [[path, said(english, path, given).text]];
      } catch {
        return [];
      }
    }),
  );

/** What a refusal is given at run time: ids, where it is about a list or an edition. */
const GIVEN: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(Object.keys(LIST_PARAMETERS).map((name) => [name, ["one"]])),
  ...{
    list: "standard-2026-11",
    alarm: "idle-points",
    edition: "fide-standard-2025-10",
    against: "rating",
    form: "day",
    expected: "text",
  },
};

const refusals = (): readonly Text[] =>
  (Object.keys(REFUSALS) as readonly RefusalCode[]).flatMap((code) =>
    [sayRefusal, sayOnPage].map((say): Text => {
      const read: Record<string, unknown> = {};
      const given = new Proxy(read, { get: (_, name) => (read[String(name)] = GIVEN[String(name)] ?? "one") });
      say(english, new Refusal(...([code, given] as RefusalGiven)));
      return [`${code}, ${say.name}`, say(english, new Refusal(...([code, read] as RefusalGiven)))];
    }),
  );

const rules = (): readonly Text[] =>
  EDITIONS.flatMap((edition) =>
    Object.entries(edition.articles).map(
      ([rule, { sets }]): Text => [
        `${edition.id} ${rule}`,
        hasSentence(english, rule) ? ruleSaid(english, rule, sets) : "",
      ],
    ),
  );

const helpOf = (command: Command, path: string): readonly Text[] => [
  [path, command.description()],
  ...command.options.map(({ long, description }): Text => [`${path} ${long}`, description]),
  ...command.registeredArguments.map((each): Text => [`${path} <${each.name()}>`, each.description]),
  ...command.commands.flatMap((each) => helpOf(each, `${path} ${each.name()}`)),
];

describe("plain English", () => {
  test("a fault is found where it stands", () => {
    const planted = ["whoever", "him", "his", "so many", "anew", "mended", "worth nothing"].map(
      (word) => `See ${word}.`,
    );
    const texts = [...planted, "whether it counts", "Under fide-standard-2025-10", "On standard-2026-11, too"];
    expect(unplainIn(texts.map((text) => ["here", text]))).toHaveLength(texts.length);
    expect(unplainIn([["here", "This: lists review standard-2026-11"]])).toEqual([]);
  });

  test("in every text of the catalogue, however it is called", () => {
    expect(unplainIn(sourcesOf(english))).toEqual([]);
    expect(sentences().length).toBeGreaterThan(paths.length);
    expect(unplainIn(sentences())).toEqual([]);
  });

  test("in every refusal, also of a list or under an edition", () => {
    const said = refusals();
    expect(said.filter(([, text]) => text.includes("the standard list of November 2026")).length).toBeGreaterThan(10);
    expect(unplainIn(said)).toEqual([]);
  });

  test("in every rule of every edition", () => {
    expect(unplainIn(rules())).toEqual([]);
  });

  test("in the help of every command", async () => {
    expect(unplainIn(helpOf(await programFor([], {} as World), "help"))).toEqual([]);
  });
});
