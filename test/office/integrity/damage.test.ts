import { describe } from "vitest";
import { damageContract } from "./damage-contract.ts";

describe("a damaged table file never makes a wrong list", () => {
  damageContract((table, damage) => table % 9 === 0 && (table / 9) % 4 === damage);
});
