import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/**
 * What a page and an operation of the API both show has one type, made from the schema (`src/web/api-types.ts`). A type that
 * says the same fields once more would drift from it unnoticed.
 */

/** Fewer fields are alike by chance. */
const FIELDS_MIN = 4;

interface Fields {
  readonly name: string;
  readonly fields: readonly string[];
}

const TOKENS = /[{}]|\b(?:interface|type) (?<type>\w+)|readonly "?(?<field>[\w-]+)"?\??:/g;

/** Every object that the types of a file write out, with the name of the type it is in. Our fields are all `readonly`. */
function objectsIn(file: string, text: string): readonly Fields[] {
  const found: Fields[] = [];
  const open: string[][] = [];
  let type = "";
  for (const { 0: token, groups } of text.matchAll(TOKENS)) {
    if (groups?.type !== undefined) type = groups.type;
    else if (groups?.field !== undefined) open.at(-1)?.push(groups.field);
    else if (token === "{") open.push([]);
    else found.push({ name: `${file}: ${type}`, fields: open.pop() ?? [] });
  }
  return found;
}

const answers = objectsIn("operations.ts", readFileSync("src/client/operations.ts", "utf8")).map(
  ({ fields }) => new Set(fields),
);

/** Types with the fields of an answer, and perhaps fewer. */
const repeated = (objects: readonly Fields[]): readonly string[] =>
  objects
    .filter(({ fields }) => fields.length >= FIELDS_MIN)
    .filter(({ fields }) => answers.some((answer) => fields.every((field) => answer.has(field))))
    .map(({ name, fields }) => `${name} { ${fields.join(", ")} }`);

describe("types of the office's and the clubs' pages", () => {
  test("none says again what an answer of the API says", () => {
    const pages = ["src/web/office", "src/web/club"].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts"))
        .map((file) => join(folder, file)),
    );
    expect(pages.length).toBeGreaterThan(50);
    expect(pages.flatMap((file) => repeated(objectsIn(file, readFileSync(file, "utf8"))))).toEqual([]);
  });

  test("a type that does is found", () => {
    const planted =
      "interface Member { readonly member: number; readonly name: string; readonly id?: string; readonly birth: string }";
    expect(repeated(objectsIn("planted.ts", planted))).toEqual(["planted.ts: Member { member, name, id, birth }"]);
  });
});
