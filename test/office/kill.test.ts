import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";

describe("what was confirmed is there, whatever is killed", () => {
  killContract({ folder: 5, database: 5, server: 2, seed: 1, timeout: 240_000 });
});
