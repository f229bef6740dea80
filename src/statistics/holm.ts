/**
 * Holm's correction for many tests: which of them are significant so that the chance of even one false alarm stays at
 * the level. The smallest probability is held against level / n, the next against level / (n − 1), until one is larger.
 */
export function holm(probabilities: readonly number[], level: number): readonly boolean[] {
  const order = probabilities.map((_, index) => index).sort((a, b) => probabilities[a]! - probabilities[b]!);
  const kept = order.findIndex((index, rank) => probabilities[index]! > level / (order.length - rank));
  const significant = new Set(kept === -1 ? order : order.slice(0, kept));
  return probabilities.map((_, index) => significant.has(index));
}
