import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ database: 550, server: 50, seed: 100, timeout: 3_600_000 });
});
