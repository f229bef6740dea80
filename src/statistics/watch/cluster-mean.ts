/** A value with its standard error. */
export interface Measured {
  readonly value: number;
  readonly error: number;
}

/**
 * Sums of residuals by event, folded so that lists can be added: from them the mean and its error, with events as
 * clusters.
 */
export class ClusterSums {
  count = 0;
  sum = 0;
  #clusters = 0;
  #sumSquares = 0;
  #cross = 0;
  #countSquares = 0;

  /** One event: how many, and the sum of what they have. */
  add(count: number, sum: number): void {
    if (count === 0) return;
    this.count += count;
    this.sum += sum;
    this.#clusters += 1;
    this.#sumSquares += sum * sum;
    this.#cross += sum * count;
    this.#countSquares += count * count;
  }

  addAll(other: ClusterSums): void {
    this.count += other.count;
    this.sum += other.sum;
    this.#clusters += other.#clusters;
    this.#sumSquares += other.#sumSquares;
    this.#cross += other.#cross;
    this.#countSquares += other.#countSquares;
  }

  /** null where there are too few clusters to know. */
  mean(): Measured | null {
    if (this.#clusters < CLUSTERS_MIN) return null;
    const value = this.sum / this.count;
    const squares = this.#sumSquares - 2 * value * this.#cross + value * value * this.#countSquares;
    const variance = (Math.max(0, squares) * this.#clusters) / (this.#clusters - 1);
    return { value, error: Math.sqrt(variance) / this.count };
  }
}

const CLUSTERS_MIN = 20;
