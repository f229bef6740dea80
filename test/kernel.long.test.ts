import { describe, it } from "vitest";
import { KERNEL_PROPERTIES } from "./set-up/kernel-properties.ts";
import { shareOf } from "./set-up/share.ts";

describe("the kernel, with many periods", () => {
  for (const [name, holds] of Object.entries(KERNEL_PROPERTIES)) it(name, () => holds(shareOf(8000)));
});
