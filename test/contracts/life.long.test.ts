import { describe } from "vitest";
import { SAMPLE_SIZE, sampleSize } from "../../src/sample/size.ts";
import { lifeContract } from "./life-contract.ts";

describe("fourteen months of a small federation, from an empty office to 14 standard lists", () => {
  lifeContract(sampleSize({ players: 300, tournaments: 36, months: 14, busy: false }), {
    recorded: "small-federation",
    timeout: 240_000,
  });
});

describe("two years of a federation of 3,000 players, to 24 standard lists", () => {
  lifeContract(sampleSize({ players: 3_000, tournaments: 150, months: 24, busy: false }), {
    recorded: "two-years",
    timeout: 1_800_000,
  });
});

describe("two years of the whole sample federation", () => {
  lifeContract(SAMPLE_SIZE, { recorded: "sample-federation", timeout: 1_800_000 });
});
