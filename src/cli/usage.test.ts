import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { run } from "./run.ts";
import { REAL_WORLD, type World } from "./world.ts";

/** Wrong usage is refused in our own words, in the language that is asked for, whatever the library of commands says. */

async function said(...args: string[]) {
  const err: string[] = [];
  const world: World = {
    ...REAL_WORLD,
    print: () => undefined,
    write: () => undefined,
    warn: (line) => err.push(line),
  };
  return { status: await run(args, world), stderr: err.join("\n") };
}

const refused = async (...args: string[]) => {
  const { status, stderr } = await said(...args, "--json");
  const { code, parameters } = JSON.parse(stderr);
  return { status, code, ...parameters };
};

describe("wrong usage", () => {
  test("an argument is missing", async () => {
    expect(await refused("players", "show")).toEqual({ status: 2, code: "argument-missing", argument: "number" });
    expect((await said("players", "show")).stderr).toBe(
      [
        "Missing argument: number.",
        "Usage: rating-office players show [options] <number>",
        "All options: rating-office players show --help",
      ].join("\n"),
    );
  });

  test("an option is missing", async () => {
    const withdraw = await refused("report", "withdraw", "2026-0001");
    expect(withdraw).toEqual({ status: 2, code: "option-missing", option: "--reason <text>" });
    expect((await said("report", "withdraw", "2026-0001")).stderr).toMatch(
      /^Missing option: --reason <text>\.\nUsage: /,
    );
  });

  test("the value of an option is missing", async () => {
    const { status, stderr } = await said("players", "list", "--json", "--name");
    expect([status, JSON.parse(stderr)]).toMatchObject([2, { code: "option-value-missing" }]);
    expect((await said("players", "list", "--name")).stderr).toMatch(/^--name <name> needs a value\.\nUsage: /);
  });

  test("an option is none, and one is like it", async () => {
    const wrong = { status: 2, code: "unknown-option", option: "--nme", similar: ["--name"] };
    expect(await refused("players", "list", "--nme", "Ida")).toEqual(wrong);
    expect((await said("players", "list", "--nme", "Ida")).stderr).toMatch(
      /^Unknown option: --nme\. Is it --name\?\nUsage: /,
    );
    expect(await refused("players", "list", "--zzzzzzzz")).toMatchObject({ similar: [] });
  });

  test("a command is none, and some are like it", async () => {
    const wrong = { status: 2, code: "unknown-command", command: "chnage", similar: ["change"] };
    expect(await refused("chnage")).toEqual(wrong);
    expect(await refused("players", "lost")).toMatchObject({ similar: ["list"] });
    expect((await said("lit")).stderr).toMatch(/^Unknown command: lit\. Is it .*list/);
    expect((await said("it's")).stderr).toMatch(/^Unknown command: it's\./);
  });

  test("a group does not have a command that stands by itself: it is named", async () => {
    const wrong = { status: 2, code: "unknown-command", command: "reports check", similar: ["rating-office check"] };
    expect(await refused("reports", "check", "report.trf")).toEqual(wrong);
    expect((await said("reports", "check", "report.trf")).stderr).toMatch(
      /^Unknown command: reports check\. Is it rating-office check\?\nUsage: /,
    );
  });

  test("an option that no command has is told what there is", async () => {
    expect((await said("--colour")).stderr).toBe(
      "Unknown option: --colour.\nUsage: rating-office [options] [command]\nAll options: rating-office --help",
    );
    expect((await said("players", "show", "--lang", "sv")).stderr).toContain(
      "\nAnvändning: rating-office players show",
    );
  });

  test("a port that is none is refused before an office is made", async () => {
    const data = join(tmpdir(), `rating-office-no-port-${process.pid}`);
    expect((await said("serve", "--empty", "--port", "abc", "--data", data)).status).toBe(2);
    expect(existsSync(data)).toBe(false);
  });

  test("too many arguments", async () => {
    const wrong = { status: 2, code: "too-many-arguments", command: "show", most: 1, found: 2 };
    expect(await refused("players", "show", "1", "2")).toEqual(wrong);
    expect((await said("players", "show", "1", "2")).stderr).toMatch(/^show takes 1 argument; 2 were given\.\nUsage: /);
  });

  test("two options that exclude each other", async () => {
    const place = ["players", "list", "--data", "a", "--db", "postgres://b"];
    const wrong = { status: 2, code: "options-conflict", one: "--data <folder>", other: "--db <address>" };
    expect(await refused(...place)).toEqual(wrong);
    expect((await said(...place)).stderr).toContain("Use either --data <folder> or --db <address>, not both.\nUsage: ");
  });

  test("help is no mistake; a group without a command is", async () => {
    expect(await said("players", "--help")).toEqual({ status: 0, stderr: "" });
    expect((await said("players")).status).toBe(2);
  });
});

test("says its version", async () => {
  let out = "";
  const world: World = {
    ...REAL_WORLD,
    write: (_, parts) => {
      out += [...parts].join("");
    },
  };
  expect(await run(["--version"], world)).toBe(0);
  expect(out.trim()).toBe(JSON.parse(readFileSync("package.json", "utf8")).version);
});
