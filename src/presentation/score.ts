import { decimals } from "../words/numbers.ts";

/** A score as chess players write it: 6½. */
export function scoreText(language: string, score: number): string {
  const whole = Math.floor(score);
  return score - whole === 0.5 ? `${whole === 0 ? "" : whole}½` : decimals(language, score);
}
