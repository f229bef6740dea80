import { describe } from "vitest";
import { killContract } from "../set-up/kill-contract.ts";

describe("what was confirmed is there, whatever is killed, as often again", () => {
  killContract({ folder: 200, seed: 500, timeout: 3_600_000 });
});
