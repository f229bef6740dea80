import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** The style as a test: what a reviewer would otherwise have to say every time. */

const files = ["src", "conformance", "test"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path)),
);
const textOf = (file: string): string => readFileSync(file, "utf8");

/** Data, tables and catalogues are as long as what they hold; programs are not. */
const LONG_BY_NATURE = [
  /\.test\.ts$/,
  /^conformance/,
  /^test/,
  /editions\//,
  /words\//,
  /domain\/(codes\/(terms|clauses|readings)|issues\/issues|refusal)\.ts$/,
  /fide-edition\.ts$/,
  /fide\/readings\.ts$/,
  /lask\/readings\.ts$/,
  /client\/operations\.ts$/, // made from the OpenAPI document
];
const LINES_MAX = 210;

describe("tidiness", () => {
  test(`no program file is longer than ${LINES_MAX} lines`, () => {
    const long = files
      .filter((file) => !LONG_BY_NATURE.some((nature) => nature.test(file)))
      .filter((file) => textOf(file).split("\n").length > LINES_MAX);
    expect(long).toEqual([]);
  });

  test("no suppression but that of the formatter for tables", () => {
    const found = files.filter(
      (file) =>
        !file.endsWith("tidiness.test.ts") &&
        /@ts-(ignore|expect-error|nocheck)|biome-ignore(?! format: )/.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  test("nothing is skipped, stubbed or left over", () => {
    const found = files.filter(
      (file) =>
        !file.endsWith("tidiness.test.ts") &&
        /\b(it|test|describe)\.(only|skip|todo)\(|\bTODO\b|\bFIXME\b|\bnot implemented\b/.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  test("no machine path and no registry host in any file", () => {
    const everywhere = [
      ...files,
      "package.json",
      "package-lock.json",
      "README.md",
      "ARCHITECTURE.md",
      "CONTRIBUTING.md",
      "CHANGELOG.md",
      "bench/package-lock.json",
    ];
    const found = everywhere.filter(
      (file) =>
        !file.endsWith("tidiness.test.ts") &&
        /\/(work|root|farm)\/[a-z.]|registry\.npmjs|"resolved": "http/.test(textOf(file)),
    );
    expect(found).toEqual([]);
  });

  test("sentences of people stand in words/ only", () => {
    const inner = files.filter(
      (file) =>
        /^src.(domain|calculation|regulations|rating|explanation|cli)/.test(file) &&
        !/\.test\.ts$|readings\.ts$|editions|one-time/.test(file),
    );
    // Our own mistakes are told in English, and the help of the command line is commander's; all else is a sentence out of place.
    const found = inner.flatMap(
      (file) =>
        textOf(file)
          .replace(/\/\*[\s\S]*?\*\/|\/\/.*$|Error\([^;]*\);|\.(option|description|argument)\([^;]*;/gm, "")
          .match(/["`][A-Z][a-z]+( [^"`\n]+){3,}[.?!]["`]/g) ?? [],
    );
    expect(found).toEqual([]);
  });
});
