import { describe } from "vitest";
import { sampleSize } from "../../src/sample/size.ts";
import { lifeContract } from "./life-contract.ts";

describe("fourteen months of a small federation, from an empty office to 14 standard lists", () => {
  lifeContract(sampleSize({ players: 300, tournaments: 36, months: 14, busy: false }), {
    recorded: "small-federation",
    timeout: 240_000,
  });
});
