import { describe } from "vitest";
import { sampleSize } from "../../src/sample/size.ts";
import { lifeContract } from "../set-up/life-contract.ts";

describe("two years of a small federation, from an empty office to 24 standard lists", () => {
  lifeContract(sampleSize({ players: 400, tournaments: 48 }), 240_000);
});
