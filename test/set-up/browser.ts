import type { TestProject } from "vitest/node";
import { type Chromium, unpackedChromium } from "./chromium.mjs";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a browser and what it needs lie. */
    browser: Chromium;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  project.provide("browser", await unpackedChromium());
}
