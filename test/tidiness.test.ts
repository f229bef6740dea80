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

const FUNCTION_LINES_MAX = 50;

/** Pages and forms that are read from top to bottom as they look. */
const LONG_COMPONENTS = [
  "src/web/check/checked-view.tsx Changes",
  "src/web/club/evening.tsx Pasting",
  "src/web/club/game.tsx ChangeForm",
  "src/web/club/guests.tsx GuestsPage",
  "src/web/club/member-forms.tsx MemberForms",
  "src/web/club/tournaments.tsx TournamentsPage",
  "src/web/live/player-search.tsx PlayerSearch",
  "src/web/office/account.tsx Tokens",
  "src/web/office/parts/registration-form.tsx FurtherFacts",
  "src/web/office/parts/tournament-forms.tsx Appeals",
  "src/web/office/users.tsx UserForms",
];

/** Functions that may be longer, each for its own reason. One that became short enough must leave this list. */
const LONG_FUNCTIONS: Readonly<Record<string, string>> = {
  "src/ledger/wire/bulk.ts rowEncoder": "one closure over a buffer: shared state keeps it fast",
  "src/server/lists/columns.ts columnBuilder": "one closure over the columns of a list",
  "src/periods/lists/format/line-writer.ts lineWriter": "one closure over a buffer",
  "src/server/app.ts buildApp": "the server from top to bottom, one line for each part",
  "src/ledger/office-ledger.ts appender": "one transaction, with everything that may happen to it",
  "src/periods/tournaments/standing.ts assessTournament": "every article on registration, one line each",
  "src/presentation/review-sheet.ts playerParts": "the sheet's tables one after the other",
  "src/rating/period/changes/cards.ts collector": "one closure over typed arrays",
  "src/cli/commands/sample.ts addSample": "the options of one command",
  ...Object.fromEntries(LONG_COMPONENTS.map((name) => [name, "the markup of one page or form"])),
};

describe("tidiness", () => {
  test(`no function is longer than ${FUNCTION_LINES_MAX} lines, but those named, and each of these is`, () => {
    const long = files
      .filter((file) => file.startsWith("src") && !LONG_BY_NATURE.some((nature) => nature.test(file)))
      .flatMap((file) => longFunctions(textOf(file)).map((name) => `${file} ${name}`));
    expect(long.sort()).toEqual(Object.keys(LONG_FUNCTIONS).sort());
    const planted = `function long() {\n${"  work();\n".repeat(FUNCTION_LINES_MAX)}}\n`;
    expect(longFunctions(planted)).toEqual(["long"]);
    expect(longFunctions(planted.replace("  work();\n  work();\n", ""))).toEqual([]);
  });

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

/** Names of functions that take too many lines, from the line that names them to the one that closes them. */
function longFunctions(text: string): readonly string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, start) => {
    const [, indent, name] = FUNCTION.exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    return endOf(lines, start, indent.length) - start + 1 > FUNCTION_LINES_MAX ? [name] : [];
  });
}

/** The formatter writes what belongs to a function further in, but for what closes a part of it. */
function endOf(lines: readonly string[], start: number, indent: number): number {
  let end = start;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (line.trim() === "") continue;
    if (line.search(/\S/) <= indent && !/^\s*[)}\]]/.test(line)) break;
    end = at;
  }
  return end;
}

const FUNCTION = /^(\s*)(?:export )?(?:async )?(?:function\*?|const) (\w+)(?: = (?:async )?)?[(<]/;
