import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { describe, expect, test } from "vitest";

/** The architecture: each folder of src/, and the folders it may import from. This table is the authority. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  calculation: ["domain"],
  regulations: ["calculation", "domain"],
  rating: ["regulations", "calculation", "domain"],
  statistics: ["rating", "regulations", "calculation", "domain"],
  words: ["regulations", "calculation", "domain"],
  explanation: ["words", "calculation", "domain"],
  formats: ["domain"],
  reports: ["formats", "rating", "regulations", "calculation", "domain"],
  sample: ["formats", "regulations", "calculation", "domain"],
  transparency: ["domain"],
  ledger: ["transparency", "domain"],
  periods: [
    "reports",
    "rating",
    "statistics",
    "regulations",
    "calculation",
    "formats",
    "ledger",
    "transparency",
    "domain",
  ],
  presentation: ["words", "explanation", "statistics", "rating", "calculation", "transparency", "domain"],
  web: [
    "client",
    "presentation",
    "words",
    "explanation",
    "reports",
    "rating",
    "regulations",
    "formats",
    "calculation",
    "transparency",
    "domain",
  ],
  server: [
    "transparency",
    "web",
    "presentation",
    "periods",
    "reports",
    "explanation",
    "words",
    "rating",
    "regulations",
    "formats",
    "ledger",
    "domain",
  ],
  cli: [
    "transparency",
    "sample",
    "server",
    "web",
    "presentation",
    "periods",
    "reports",
    "explanation",
    "words",
    "rating",
    "statistics",
    "regulations",
    "formats",
    "ledger",
    "calculation",
    "domain",
  ],
  client: [],
  "client.ts": ["client"],
  "fide.ts": ["regulations"],
  "lask.ts": ["regulations"],
  "index.ts": ["explanation", "words", "rating", "regulations", "calculation", "transparency", "domain"],
};

/** Where an office or an empty database is opened: everywhere else a database is what `ledger/database.ts` says. */
const OPENS_ENGINES = [
  "cli/office.ts",
  "cli/world.ts",
  "ledger/folder/database.ts",
  "ledger/folder/free-space.ts",
  "ledger/open-read-only.ts",
  "ledger/open-server.ts",
  "ledger/open-worker.ts",
  "ledger/replay.ts",
  "periods/lists/tasks/task-worker.ts",
  "server/serve.ts",
].map(normalize);

/** More than this cannot be taken in at a glance. */
const FILES_MAX = 25;

/** Folders that touch the outside; all others are pure and run in a browser as they are. */
const RIM = ["ledger", "periods", "server", "cli", "client"];

/** Packages that a pure folder may use all the same: they touch nothing but what they are given. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  web: ["preact", "preact/hooks", "qrcode-generator"],
};

/** What only the rim may use: packages, Node's modules, the clock, chance, the environment. */
const EFFECTS = [/\bprocess\./, /\bDate\.now\b/, /new Date\(\)/, /\bMath\.random\b/, /\bfetch\(/, /\bconsole\./];

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.tsx?$/.test(path) && !path.endsWith(".test.ts"),
);

describe("architecture", () => {
  test("every folder of src/ has its line in the table", () => {
    const folders = new Set(files.map(folderOf));
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([]);
  });

  test("no line of the table is of a folder that is gone, nor of one it allows", () => {
    const folders = new Set(files.map(folderOf));
    const named = Object.entries(MAY_IMPORT).flatMap(([folder, others]) => [folder, ...others]);
    expect(named.filter((folder) => !folders.has(folder))).toEqual([]);
  });

  test("no file comes back to itself by its imports, types included", () => {
    const imports = new Map(files.map((file) => [file, ownImports(file, readFileSync(join("src", file), "utf8"))]));
    expect(cyclesIn(imports)).toEqual([]);
    expect(
      cyclesIn(
        new Map([
          ["a.ts", ["b.ts"]],
          ["b.ts", ["c.ts"]],
          ["c.ts", ["b.ts"]],
        ]),
      ),
    ).toEqual(["b.ts > c.ts > b.ts"]);
  });

  test("only what opens a database knows an engine, types included", () => {
    const engines = join("ledger", "engines", "");
    const knowing = files.filter(
      (file) =>
        !file.startsWith(engines) &&
        ownImports(file, readFileSync(join("src", file), "utf8")).some((target) => target.startsWith(engines)),
    );
    expect(knowing.sort()).toEqual(OPENS_ENGINES);
    expect(ownImports("ledger/ledger.ts", 'import type { Engine } from "./engines/engine.ts";')).toEqual([
      join(engines, "engine.ts"),
    ]);
  });

  test(`no folder of src/ and test/ has more than ${FILES_MAX} files side by side`, () => {
    const tests = readdirSync("test", { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(ts|mjs)$/.test(path))
      .map((path) => join("test", path));
    const all = [...files, ...tests];
    const filesIn = (folder: string): number => all.filter((file) => dirname(file) === folder).length;
    const folders = [...new Set(all.map((file) => dirname(file)))];
    expect(folders.filter((folder) => filesIn(folder) > FILES_MAX)).toEqual([]);
  });

  for (const file of files) {
    test(`${file} imports only what its folder may`, () => {
      expect(forbiddenImports(file, readFileSync(join("src", file), "utf8"))).toEqual([]);
    });
    // What answers to keys and clicks is the rim of a page: it does so in the browser only.
    const isLive = ["islands", "live"].some((folder) => file.startsWith(join("web", folder, "")));
    if (!RIM.includes(folderOf(file)) && !isLive) {
      test(`${file} has no effects`, () => {
        const text = withoutComments(readFileSync(join("src", file), "utf8"));
        expect(EFFECTS.filter((effect) => effect.test(text)).map(String)).toEqual([]);
      });
    }
  }

  test("the walk of a report to a list page names files that are there, none twice", () => {
    const page = readFileSync("ARCHITECTURE.md", "utf8");
    const walk = page.slice(page.indexOf("### From a report to a list page"));
    const named = [...walk.slice(0, walk.indexOf("\n\n", 80)).matchAll(/`([\w/-]+\.tsx?)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !files.includes(normalize(file)))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
  });

  test("the check sees planted faults of every form of import", () => {
    const plant = (line: string) => forbiddenImports(join("domain", "planted.ts"), line);
    expect(plant('import { a } from "../rating/change.ts";')).toEqual(["../rating/change.ts"]);
    expect(plant('export * from "../cli/main.ts";')).toEqual(["../cli/main.ts"]);
    expect(plant('import "../words/en.ts";')).toEqual(["../words/en.ts"]);
    expect(plant('const a = await import("../cli/main.ts");')).toEqual(["../cli/main.ts"]);
    expect(plant('import { readFileSync } from "node:fs";')).toEqual(["node:fs"]);
    expect(plant('import { units } from "./units.ts";')).toEqual([]);
  });

  test("only the register names an edition", () => {
    const naming = files.filter(
      (file) =>
        /["'`](fide|ssf)-[a-z]+-?\d/.test(withoutComments(readFileSync(join("src", file), "utf8"))) &&
        !file.startsWith(join("regulations", "")) &&
        folderOf(file) !== "cli" &&
        folderOf(file) !== "words",
    );
    expect(naming).toEqual([]);
  });
});

const targetsIn = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/\b(?:from\s+|import\s+|import\()"([^"]+)"/g)].map(([, target]) => target!);

const ownImports = (file: string, text: string): readonly string[] =>
  targetsIn(text)
    .filter((target) => target.startsWith("."))
    .map((target) => normalize(join(dirname(file), target)));

/** Each way that leads back to a file it came through, once. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const [found, left]: [string[], Set<string>] = [[], new Set()];
  const walk = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(" > "));
    if (left.has(file) || way.includes(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    left.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return found;
}

function forbiddenImports(file: string, text: string): string[] {
  const folder = folderOf(file);
  return targetsIn(text).filter((target) => {
    if (!target.startsWith(".")) return !RIM.includes(folder) && !PACKAGES[folder]?.includes(target);
    const imported = folderOf(normalize(join(dirname(file), target)));
    return imported !== folder && !MAY_IMPORT[folder]?.includes(imported);
  });
}

function folderOf(path: string): string {
  return path.split(sep)[0]!;
}

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
