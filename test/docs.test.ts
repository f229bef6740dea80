import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { treeText } from "../src/explanation/text.ts";
import { change } from "../src/rating/change.ts";
import { readTariff } from "../src/reports/tariff-file.ts";
import { english } from "../src/words/en.ts";

describe("documents say what the program does", () => {
  test("docs/REGULATIONS.md is what the editions would write (npm run build && npm run docs)", async () => {
    const { regulationsPage } = await import(pathToFileURL("scripts/write-docs.mjs").href);
    expect(readFileSync("docs/REGULATIONS.md", "utf8")).toBe(regulationsPage());
  });

  test("docs/edition.schema.json is what the check goes by (npm run build && npm run docs)", async () => {
    const { editionSchemaFile } = await import(pathToFileURL("scripts/write-docs.mjs").href);
    expect(readFileSync("docs/edition.schema.json", "utf8")).toBe(editionSchemaFile());
  });

  test("docs/tariff.schema.json is what the check goes by, and the example tariff holds to it", async () => {
    const { tariffSchemaFile } = await import(pathToFileURL("scripts/write-docs.mjs").href);
    expect(readFileSync("docs/tariff.schema.json", "utf8")).toBe(tariffSchemaFile());
    const { tariff, faults } = readTariff(readFileSync("examples/tariff.json", "utf8"));
    expect(faults).toEqual([]);
    expect([tariff?.name, tariff?.source].join()).toMatch(/invented.*invented/i);
  });

  test("the number on the first screen of the README is the program's own", () => {
    const games = [
      { opponent: 2350, score: 1 },
      { opponent: 1850, score: 0 },
    ];
    const { derivation } = change({ edition: "fide-standard-2025-10", rating: 1900, k: 20, games });
    expect(readFileSync("README.md", "utf8")).toContain(treeText(english, derivation).join("\n"));
  });
});
