import { type Hundredths, hundredths, type Points } from "../../domain/units.ts";

/** The table "D into PD" as printed: the last difference of each row, from PD .50 to PD .99. */
// biome-ignore format: a table, as printed
const LAST_DIFFERENCE = [
    3,  10,  17,  25,  32,  39,  46,  53,  61,  68,
   76,  83,  91,  98, 106, 113, 121, 129, 137, 145,
  153, 162, 170, 179, 188, 197, 206, 215, 225, 235,
  245, 256, 267, 278, 290, 302, 315, 328, 344, 357,
  374, 391, 411, 432, 456, 484, 517, 559, 619, 735,
] as const;

/** PD of a player rated `difference` points above the opponent (below, when negative), by the printed table or another. */
export function scoringProbability(
  difference: Points,
  lastDifferences: readonly number[] = LAST_DIFFERENCE,
): Hundredths {
  const row = lastDifferences.findIndex((last) => Math.abs(difference) <= last);
  const higher = row === -1 ? 100 : 50 + row;
  return hundredths(difference >= 0 ? higher : 100 - higher);
}
