import { describe } from "vitest";
import { shareOf } from "../../set-up/share.ts";
import { killContract } from "./kill-contract.ts";

describe("what was confirmed is there, whatever is killed, as often again", () => {
  killContract({ folder: shareOf(200), seed: 500, timeout: 3_600_000 });
});
