import { describe } from "vitest";
import { shareOf } from "../../set-up/share.ts";
import { killContract } from "./kill-contract.ts";

describe("what was confirmed is there, whatever is killed, many times", () => {
  killContract({ folder: shareOf(200), seed: 100, timeout: 3_600_000 });
});
