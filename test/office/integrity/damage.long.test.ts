import { describe } from "vitest";
import { damageContract } from "./damage-contract.ts";

describe("no damaged table file ever makes a wrong list", () => {
  damageContract();
});
