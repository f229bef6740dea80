import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** One word, one meaning: the glossary, the exported types and the names that were given up agree. */

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => path.replaceAll("\\", "/"))
  .sort();

interface Exported {
  readonly name: string;
  readonly file: string;
}

/** Names that two files may export, each with its reason. One that is exported once must leave this list. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  Against: "the same type in explanation and periods, neither of which may import the other",
  GameChange: "the change by one game, under the FIDE editions and in the Swedish book, each from its own entry point",
  TakeIssue: "the same callback in two formats, which do not import each other",
};

/** Private names of earlier code for things that have standard ones. */
const BANNED = [
  ...["Asked", "Desk", "Door", "GO_ON", "HeldElsewhere", "How", "Keeping", "Making", "Moving", "NOBODY", "Others"],
  ...["Rim", "Said", "Shelf", "Standing", "askAtDoor", "clubMeant", "copyAside", "everybody", "growing", "letOthers"],
  ...["memberMeant", "openDoor", "playerMeant", "readMaking", "standingOf", "strangersIn", "tell", "told"],
];

const TYPES = /^export (?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** Also what only its own file knows. */
const DECLARED =
  /^ *(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:interface|type|class|enum|const|let|function\*?) (\w+)/gm;

const exportedIn = (file: string, text: string, form: RegExp): readonly Exported[] =>
  [...text.matchAll(form)].map(([, name]) => ({ name: name!, file }));

const exportedBy = (form: RegExp): readonly Exported[] =>
  files.flatMap((file) => exportedIn(file, readFileSync(join("src", file), "utf8"), form));

/** Type names in the third column of the glossary's tables. */
const namedIn = (glossary: string): readonly string[] =>
  glossary
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => [...(line.split("|")[3] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name!));

/** Options of a command are named by its verb, in the file of the command. */
const isCommandOptions = ({ name, file }: Exported): boolean => file.startsWith("cli/") && name.endsWith("Options");

function exportedTwice(exported: readonly Exported[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, file } of exported) found.set(name, [...new Set([...(found.get(name) ?? []), file])]);
  return new Map([...found].filter(([, places]) => places.length > 1));
}

const bannedIn = (exported: readonly Exported[]): readonly string[] =>
  exported.filter(({ name }) => BANNED.includes(name)).map(({ name, file }) => `${file} ${name}`);

describe("glossary", () => {
  const types = exportedBy(TYPES).filter((each) => !isCommandOptions(each));

  test("every type that the glossary names is exported", () => {
    const named = namedIn(readFileSync("docs/GLOSSARY.md", "utf8"));
    expect(named.length).toBeGreaterThan(40);
    const known = new Set(types.map(({ name }) => name));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(namedIn("| word | `meaning` | `Gone`, `Here` | `not` |")).toEqual(["Gone", "Here"]);
  });

  test("every word of the glossary is explained once", () => {
    const words = readFileSync("docs/GLOSSARY.md", "utf8")
      .split("\n")
      .filter((line) => /^\| (?!say )/.test(line))
      .map((line) => line.split("|")[1]!.trim());
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  test("no two files export a type of the same name, but those listed, and each of these is", () => {
    const twice = exportedTwice(types);
    const unlisted = [...twice].filter(([name]) => !(name in SHARED_NAMES));
    expect(unlisted.map(([name, places]) => `${name}: ${places.join(", ")}`)).toEqual([]);
    expect(Object.keys(SHARED_NAMES).filter((name) => !twice.has(name))).toEqual([]);
    const planted = ["a.ts", "b.ts"].flatMap((file) => exportedIn(file, "export interface Twin {}\n", TYPES));
    expect([...exportedTwice(planted).keys()]).toEqual(["Twin"]);
    const passedOn = exportedIn("c.ts", 'export type { Twin } from "./a.ts";\n', TYPES);
    expect([...exportedTwice([planted[0]!, ...passedOn]).keys()]).toEqual([]);
  });

  test("no private name of earlier code comes back", () => {
    expect(bannedIn(exportedBy(DECLARED))).toEqual([]);
    const planted = exportedIn("a.ts", "interface Desk {}\n  export async function told() {}\n", DECLARED);
    expect(bannedIn(planted)).toEqual(["a.ts Desk", "a.ts told"]);
  });
});
