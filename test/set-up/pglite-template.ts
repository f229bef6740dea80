import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../../src/ledger/engines/pglite.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where an empty database is kept, so that each test need not make one. */
    template: {
      /** As `dumpDataDir` wrote it, for databases in memory. */
      readonly file: string;
      /** As a folder, to be copied. */
      readonly folder: string;
    };
  }
}

/** The database that every new office in a folder begins with, as the build has made it. */
const BUILT = join("dist", "ledger", "schema", "template.tar.gz");

export default async function setup(project: TestProject): Promise<void> {
  const { scratch } = project.getProvidedContext();
  const [file, folder] = [join(scratch, "template.tar"), join(scratch, "template")];
  const template = gunzipSync(readFileSync(BUILT));
  writeFileSync(file, template);
  await (await openEmbedded({ folder, template })).close();
  project.provide("template", { file, folder });
}
