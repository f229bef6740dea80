import { describe } from "vitest";
import { sampleSize } from "../../../src/sample/size.ts";
import { killContract } from "./kill-contract.ts";

describe("what was confirmed is there, whatever is killed", () => {
  const size = sampleSize({ players: 60, tournaments: 10, months: 2, busy: false });
  killContract({ folder: 2, database: 1, server: 1, seed: 1, size, timeout: 240_000 });
});
