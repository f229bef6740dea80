import { describe } from "vitest";
import { killContract } from "./kill-contract.ts";

describe("what was confirmed is there, whatever is killed", () => {
  killContract({ folder: 2, database: 1, server: 1, seed: 1, timeout: 240_000 });
});
