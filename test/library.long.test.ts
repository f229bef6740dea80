import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Another project that has the package installed, and nothing else: not even the package's own dependencies. */
const project = mkdtempSync(join(tmpdir(), "rating-office-user-"));

beforeAll(() => {
  const installed = join(project, "node_modules", "rating-office");
  mkdirSync(installed, { recursive: true });
  cpSync("dist", join(installed, "dist"), { recursive: true });
  cpSync("package.json", join(installed, "package.json"));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the library in another project", () => {
  test("imports without any dependency being there", () => {
    const program = `
      import { change, first, coefficient, asText, catalogueOf } from "rating-office";
      import { gameCounts } from "rating-office/fide";
      import { memberChange } from "rating-office/lask";
      const result = change({ edition: "fide-standard-2025-10", rating: 1900, k: 20, games: [{ opponent: 2350, score: 1 }] });
      process.stdout.write(JSON.stringify([result.newRating, asText(catalogueOf("en"), result.derivation)[0], typeof first, typeof coefficient, typeof gameCounts, typeof memberChange]));`;
    writeFileSync(join(project, "use.js"), program);
    const output = execFileSync(process.execPath, ["use.js"], { cwd: project, encoding: "utf8" });
    expect(JSON.parse(output)).toEqual([
      1918,
      expect.stringContaining("Rn = 1918"),
      "function",
      "function",
      "function",
      "function",
    ]);
  });

  test("its types are read by a strict project, and a wrong call does not compile", () => {
    writeFileSync(
      join(project, "tsconfig.json"),
      '{ "compilerOptions": { "strict": true, "module": "nodenext", "target": "es2023", "noEmit": true, "types": [], "exactOptionalPropertyTypes": true }, "files": ["typed.ts"] }',
    );
    const check = (program: string) => {
      writeFileSync(join(project, "typed.ts"), program);
      const compiler = resolve("node_modules", "typescript", "bin", "tsc");
      try {
        return execFileSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    };
    const right = `import { change, type Change, type Derived } from "rating-office";
      const result: Change = change({ edition: "fide-standard-2025-10", rating: 1900, k: 20, games: [{ opponent: 2350, score: "½" }] });
      const derivation: Derived<unknown> = result.derivation; export const value: number = result.newRating; export { derivation };`;
    expect(check(right)).toBe("");
    expect(
      check('import { change } from "rating-office"; export const a: string = change({ rating: 1900 }).newRating;'),
    ).toContain("TS2322");
  });

  test("the package ships what it needs and nothing of the tests", () => {
    const { files, exports, bin } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(files).toContain("dist");
    expect(exports["."].types).toBe("./dist/index.d.ts");
    expect(readFileSync(bin["rating-office"], "utf8")).toMatch(/^#!\/usr\/bin\/env node\n/);
  });
});
