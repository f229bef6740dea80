import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

interface LockedPackage {
  readonly version: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly integrity?: string;
}

interface Component {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

/** What the lock file says an installation runs, by the place of each package. */
function locked(): ReadonlyMap<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const all = Object.entries(packages as Record<string, LockedPackage>);
  return new Map(all.filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional));
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

describe("the bill of materials of a release", () => {
  const folder = mkdtempSync(join(tmpdir(), "sbom-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const made = (name: string): string => {
    const file = join(folder, name);
    execFileSync(process.execPath, ["scripts/sbom.mjs", file], { stdio: "pipe" });
    return readFileSync(file, "utf8");
  };
  let text = "";
  let bom: { bomFormat: string; metadata: { component: Component }; components: readonly Component[] };
  beforeAll(() => {
    text = made("one.json");
    bom = JSON.parse(text);
  });

  test("names this package and its version", () => {
    const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
    expect(bom.bomFormat).toBe("CycloneDX");
    expect(bom.metadata.component).toMatchObject({ name, version, purl: `pkg:npm/${name}@${version}` });
  });

  test("has every package that an installation runs, in its version, and none that only we need", () => {
    const expected = [...locked()].map(([path, { version }]) => `${nameOf(path)}@${version}`);
    const found = bom.components.map(({ name, version }) => `${name}@${version}`);
    expect([...new Set(found)].toSorted()).toEqual([...new Set(expected)].toSorted());
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const names = new Set(bom.components.map(({ name }) => name));
    expect(Object.keys(dependencies).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(devDependencies).filter((name) => names.has(name))).toEqual([]);
  });

  test("has the hash of each package that the lock file has", () => {
    const hashes = new Map(bom.components.map(({ name, version, hashes: own }) => [`${name}@${version}`, own]));
    for (const [path, { version, integrity }] of locked()) {
      if (integrity === undefined) continue;
      const content = Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex");
      expect(hashes.get(`${nameOf(path)}@${version}`)).toContainEqual({ alg: "SHA-512", content });
    }
  });

  test("is the same bytes each time", () => {
    expect(made("two.json")).toBe(text);
  });
});
