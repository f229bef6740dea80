/** Numbers in order, so that quantiles can be read off. */
export const inOrder = (values: Iterable<number>): Float64Array => Float64Array.from(values).sort();

/** The quantile of numbers in order, between two of them where it falls between; null of nothing. */
export function quantile(ordered: Float64Array, share: number): number | null {
  if (ordered.length === 0) return null;
  const at = share * (ordered.length - 1);
  const [low, high] = [ordered[Math.floor(at)]!, ordered[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: Iterable<number>): number | null => quantile(inOrder(values), 0.5);
