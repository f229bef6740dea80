import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";
import { shareOf } from "../set-up/share.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ database: shareOf(550), server: shareOf(50), seed: 100, timeout: 3_600_000 });
});
