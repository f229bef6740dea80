import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Issue } from "../domain/issues/issues.ts";
import { english } from "../words/en.ts";
import { listReader } from "./fide-list/list-reader.ts";
import { readGamesCsv } from "./games/csv-games.ts";
import { readPgn } from "./games/pgn.ts";
import { checkTrf } from "./trf/checks/checks.ts";
import { readTrf } from "./trf/read-report.ts";

const page = readFileSync("docs/FORMATS.md", "utf8");
const rows = [...page.matchAll(/^\| `([a-z0-9-]+)` \| (error|warning|error or warning) \| (.*) \|$/gm)];

function issuesOf(file: string): readonly Issue[] {
  const bytes = readFileSync(file);
  if (file.includes("/games/")) return (file.endsWith(".pgn") ? readPgn(bytes) : readGamesCsv(bytes)).issues;
  if (file.includes("/trf/")) {
    const { document, issues } = readTrf(bytes);
    return document ? checkTrf(document, "rating") : issues;
  }
  const issues: Issue[] = [];
  const reader = listReader({ entry: () => {}, issue: (issue) => issues.push(issue) }, { kind: "standard" });
  reader.write(bytes);
  reader.end();
  return issues;
}

describe("the tables of issue codes in docs/FORMATS.md", () => {
  test("have every code that there is, in the words of the program", () => {
    expect(rows.map(([, code, , says]) => [code, says])).toEqual(Object.entries(english.issues));
  });

  test("have the severity that the files of fixtures/ show", () => {
    const severities = new Map(rows.map(([, code = "", severity]) => [code, severity]));
    const files = readdirSync("fixtures", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(trf|tdf|txt|xml|csv|pgn)$/.test(file))
      .map((file) => join("fixtures", file).replaceAll("\\", "/"));
    const wrong = files.flatMap((file) =>
      issuesOf(file)
        .filter(({ code, severity }) => !severities.get(code)?.includes(severity))
        .map(({ code, severity }) => `${file}: ${code} ${severity}`),
    );
    expect(wrong).toEqual([]);
  });
});
