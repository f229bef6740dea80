import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ folder: 50, database: 50, server: 20, seed: 100, timeout: 1_800_000 });
});
