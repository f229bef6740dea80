import { describe, expect, test } from "vitest";
import { OLD_NAMES } from "../src/cli/old-names.ts";
import { OPERATION_IDS, officePath, oldOfficePath } from "../src/server/api/operation-ids.ts";
import { VIEWS } from "../src/server/views/views.ts";
import type { OperationName } from "../src/words/types/api-words.ts";
import { inHere } from "./set-up/processes/program.ts";

/** The scheme, as docs/COMMANDS.md says it: plural nouns, then a verb, which may be followed by its object. */

/** An office has one of each. */
const SINGULAR = ["journal", "home"];
/** They need no office, or make, fill or serve one; `monitor` is followed by what it looks at. */
const WITHOUT_FAMILY = [
  ...["change", "first", "k", "check", "rate", "convert"],
  ...[
    "monitor games",
    "monitor lists",
    "monitor office",
    "monitor club",
    "init",
    "backup",
    "restore",
    "doctor",
    "serve",
    "sample",
  ],
];
const VERBS =
  `acknowledge add admit adopt announce answer appeal ask assign begin carry change check close compare decide discard dispense end
  enter exclude explain export hand import include leave list match merge open place preview propose publish rebuild receive refuse
  register reopen replay reset restore return review rule run search send set settle show state suspend undo unmerge
  verify withdraw sign cosign reconcile watch remove erase expire rotate retry test`.split(/\s+/);

const isNoun = (word: string): boolean => /^[a-z]+s$/.test(word) || SINGULAR.includes(word);
const isVerb = (word: string): boolean => VERBS.includes(word.split("-")[0]!);
const follows = (words: readonly string[]): boolean =>
  words.length >= 2 && words.slice(0, -1).every(isNoun) && isVerb(words.at(-1)!);

const help = async (...path: readonly string[]): Promise<string> => (await inHere([...path, "--help"])).said;

const below = async (...path: readonly string[]): Promise<readonly string[]> => {
  const listed = (await help(...path)).split(/^Commands:$/m)[1] ?? "";
  return [...listed.matchAll(/^ {2}([a-z][a-z-]*)/gm)].flatMap(([, name = ""]) => (name === "help" ? [] : [name]));
};

/** Every command that does something, as its words. */
async function commandsUnder(...path: readonly string[]): Promise<readonly (readonly string[])[]> {
  const names = await below(...path);
  if (names.length === 0) return [path];
  return (await Promise.all(names.map((name) => commandsUnder(...path, name)))).flat();
}

/** Commands as they were before the scheme, where the family alone did not change. */
const BEFORE = `tournament register|change|show|list|owing|admit|refuse|announce|assign|appeal|appeal-decided|compare
report receive|show|receipt|pending|unmatched|match|add-players|withdraw|ask|answer|content
ruling tournament|game|list
list begin|close|publish|discard|list|show|review|export
correct pending|preview|next|reopen
user list|add|reset|reset-second-factor|role|end
players earlier
federations administrator
club open|settings|clubs|evening|undo|proposals|close|decide|settle|verify|list|lists|send|receive|received|card|explain
club member enter|change|leave|return|place|merge|unmerge|list
club guest enter|change|list
club tournament open|change|list
club game enter|change|withdraw|restore|list`
  .split("\n")
  .flatMap((line) => {
    const words = line.split(" ");
    return words
      .at(-1)!
      .split("|")
      .map((verb) => [...words.slice(0, -1), verb]);
  });
const ALONE = ["verify", "replay", "explain", "so-far", "history", "compare", "settings", "editions"];

describe("commands", () => {
  test("are plural nouns and a verb, but for those that belong to no family", async () => {
    const commands = await commandsUnder();
    expect(commands.length).toBeGreaterThan(90);
    const odd = commands.filter((words) => !follows(words)).map((words) => words.join(" "));
    expect(odd).toEqual(WITHOUT_FAMILY);
  });

  test.each(Object.entries(OLD_NAMES))("%s is %s", async (old, name) => {
    expect(await help(...old.split(" "))).toBe(await help(...name.split(" ")));
  });

  test.each([...BEFORE, ...ALONE.map((name) => [name])].map((words) => words.join(" ")))(
    "%s still works",
    async (old) => {
      const { status, stdout } = await inHere([...old.split(" "), "--help"]);
      expect([old, status, stdout.startsWith("Usage: rating-office ")]).toEqual([old, 0, true]);
    },
  );

  test("without a verb, editions and settings do what they did", async () => {
    const all = await inHere(["editions", "list"]);
    const one = await inHere(["editions", "show", "ssf-lask", "--json"]);
    expect((await inHere(["editions"])).stdout).toBe(all.stdout);
    expect((await inHere(["editions", "--lang", "en"])).stdout).toBe(all.stdout);
    expect((await inHere(["editions", "--json", "ssf-lask"])).stdout).toBe(one.stdout);
    expect((await inHere(["editions", "nonesuch"])).status).not.toBe(0);
    expect((await inHere(["settings", "--nonesuch"])).stderr).toContain("--nonesuch");
  });

  test("help shows no old name", async () => {
    const shown = (await commandsUnder()).map((words) => words.join(" "));
    expect(Object.keys(OLD_NAMES).filter((old) => shown.includes(old))).toEqual([]);
  });
});

describe("operations of the API", () => {
  const names = Object.keys(OPERATION_IDS) as OperationName[];

  test("are plural nouns and a verb, each once", () => {
    const ids = Object.values(OPERATION_IDS);
    expect(ids.filter((id) => !follows(id.split(".")))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("answer where the document says and, those of the office, where they were before", async () => {
    const { buildApp } = await import("../src/server/app.ts");
    const { SITE_CATALOGUES } = await import("../src/words/site.ts");
    const assets = { named: () => "", file: () => undefined, font: async () => new Uint8Array() };
    const context = { ledger: {} } as Parameters<typeof buildApp>[0]["context"];
    const app = await buildApp({
      context,
      assets,
      catalogues: SITE_CATALOGUES,
      log: null,
      secure: false,
      proxies: [],
      quiet: true,
    });
    await app.ready();
    const known = (url: string): boolean =>
      app.hasRoute({ method: "POST", url }) || app.hasRoute({ method: "GET", url });
    const isPublic = new Set([...VIEWS.map(({ operation }) => operation), "ratingsAsOf"]);
    const ofOffice = names.filter((name) => !isPublic.has(name));
    expect(ofOffice.length).toBeGreaterThan(50);
    for (const name of ofOffice)
      expect([name, known(officePath(name)), known(oldOfficePath(name))]).toEqual([name, true, true]);
    const documented = Object.keys(app.swagger().paths ?? {});
    expect(documented.filter((path) => ofOffice.some((name) => oldOfficePath(name) === path))).toEqual([]);
    await app.close();
  });
});
