import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";
import { shareOf } from "../set-up/share.ts";

describe("what was confirmed is there, whatever is killed, as often again", () => {
  killContract({ folder: shareOf(200), seed: 500, timeout: 3_600_000 });
});
