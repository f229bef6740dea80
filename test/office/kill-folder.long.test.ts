import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";
import { shareOf } from "../set-up/share.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ folder: shareOf(200), seed: 100, timeout: 3_600_000 });
});
