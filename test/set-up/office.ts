import type { TestProject } from "vitest/node";
import browser from "./browser.ts";
import template from "./pglite-template.ts";
import postgres from "./postgres.ts";
import scratch from "./scratch.ts";

/** Where tests need databases and a browser. */
const OFFICE = /\/test\/(office|contracts|browser)\//;

/** What tests of the office share is made once, and only for a run that has one of them: it takes seconds. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!project.vitest.state.getPaths().some((path) => OFFICE.test(path))) return undefined;
  const removeScratch = scratch(project);
  const stopPostgres = await postgres(project);
  await template(project);
  await browser(project);
  return async () => {
    await stopPostgres();
    removeScratch();
  };
}
