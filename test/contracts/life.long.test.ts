import { describe } from "vitest";
import { SAMPLE_SIZE } from "../../src/sample/size.ts";
import { lifeContract } from "./life-contract.ts";

describe("two years of the whole sample federation", () => {
  lifeContract(SAMPLE_SIZE, { recorded: "sample-federation", timeout: 1_800_000 });
});
