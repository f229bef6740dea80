import { describe } from "vitest";
import { shareOf } from "../../set-up/share.ts";
import { killContract } from "./kill-contract.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ database: shareOf(550), server: shareOf(50), seed: 100, timeout: 3_600_000 });
});
