import { describe, it } from "vitest";
import { KERNEL_PROPERTIES } from "./set-up/kernel-properties.ts";

describe("the kernel, with many periods", () => {
  for (const [name, holds] of Object.entries(KERNEL_PROPERTIES)) it(name, () => holds(8000));
});
