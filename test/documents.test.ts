import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { VIEWS } from "../src/server/views/views.ts";
import { inHere } from "./set-up/processes/program.ts";

/** B12: what documents and `--help` say of commands, options and operations is so. */

const read = (file: string): string => readFileSync(file, "utf8");
const help = async (...path: readonly string[]): Promise<string> => (await inHere([...path, "--help"])).said;

/** The commands below one, as its help lists them. */
const below = async (...path: readonly string[]): Promise<readonly string[]> => {
  const listed = (await help(...path)).split(/^Commands:$/m)[1] ?? "";
  return [...listed.matchAll(/^ {2}([a-z][a-z-]*)/gm)].flatMap(([, name = ""]) => (name === "help" ? [] : [name]));
};

const GROUPS = [
  "players",
  "federations",
  "journal",
  "tournaments",
  "reports",
  "lists",
  "corrections",
  "users",
  "editions",
];

describe("docs/COMMANDS.md", () => {
  const page = read("docs/COMMANDS.md");

  test.each(GROUPS)("names every command of %s", async (group) => {
    const commands = await below(group);
    expect(commands.length).toBeGreaterThan(1);
    const missing = commands.filter((name) => !new RegExp(`(${group} |[|\`])${name}(?![a-z-])`).test(page));
    expect(missing).toEqual([]);
  });

  test("has a heading for every command; those of clubs have a page of their own", async () => {
    const headings = [...page.matchAll(/^## (.*)$/gm)].flatMap(([, text = ""]) => text.split(", "));
    const missing = (await below()).filter((name) => !headings.includes(name));
    expect(missing).toEqual(["clubs"]);
  });
});

describe("help", () => {
  test("marks what a command cannot do without, and nothing else", async () => {
    expect(await help("report", "withdraw")).toMatch(/--reason <text> +reason \(for the journal\) \(required\)/);
    expect(await help("tournament", "admit")).toContain("(required)");
    expect(await help("list", "publish")).not.toContain("(required)");
  });

  test("says that a birth can be none", async () => {
    for (const path of [["change"], ["first"], ["k"], ["players", "add"], ["club", "member", "enter"]])
      if ((await help(...path)).includes("--birth")) expect(await help(...path)).toMatch(/--birth <date> .*or none/);
  });
});

test("docs/API.md: the only public pages that are no operations are the checks and what is for paper", () => {
  const pages = VIEWS.filter(({ operation }) => operation === null).map(({ path }) => path);
  expect(pages.sort()).toEqual(["/check", "/monitor/report", "/players/:player/:list/certificate", "/verify"]);
});

test("every test file that a document names is there", () => {
  const pages = [".", "docs", "bench"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md")
      .map((name) => join(folder, name)),
  );
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|test|conformance)\/[\w./-]+\.ts)`/g)].map(([, file]) => file!),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
