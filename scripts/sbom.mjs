// Writes the software bill of materials of a release: every package that an installation runs, as CycloneDX JSON.
// `npm run sbom [FILE]`; the same checkout gives the same bytes, so that anybody can make it again and compare.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const jsonIn = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const { name } = jsonIn("package.json");
const file = process.argv[2] ?? "sbom.cdx.json";

// `npm sbom --omit dev` also leaves out what both we and an installation need (npm 11), so the lock file says what to keep.
const places = Object.entries(jsonIn("package-lock.json").packages);
const used = new Set(
  places
    .filter(([place, { dev, devOptional }]) => place !== "" && !dev && !devOptional)
    .map(([place, { version }]) => `${place.split("node_modules/").at(-1)}@${version}`),
);

const made = execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
  ...{ cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], maxBuffer: 1 << 26 },
  shell: process.platform === "win32",
});
const { serialNumber: _, metadata, components, dependencies, ...bom } = JSON.parse(made);
const { timestamp: __, ...own } = metadata;
const isUsed = (ref) => used.has(ref) || ref === own.component["bom-ref"];
const kept = components.filter((each) => used.has(`${each.name}@${each.version}`));
const written = {
  ...bom,
  // npm calls the package by the folder it lies in.
  metadata: { ...own, component: { ...own.component, name } },
  components: kept,
  dependencies: dependencies
    .filter(({ ref }) => isUsed(ref))
    .map(({ dependsOn = [], ...each }) => ({ ...each, dependsOn: dependsOn.filter(isUsed) })),
};
writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
console.log(`${file}: ${kept.length} packages`);
