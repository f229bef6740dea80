/** A reading that grows fourfold with its input takes four times as long; this much more is no longer linear. */
const RATIO_MAX = 9;
/** Shorter times say nothing: starting up and collecting garbage take as long. */
const MEASURABLE_MS = 30;
const FACTOR = 4;
const ATTEMPTS = 4;

export interface Growth {
  readonly size: number;
  readonly milliseconds: number;
  readonly ratio: number;
}

type Run = (text: string) => unknown;

/** The processor's time, in milliseconds: it does not grow with other work on the machine. */
async function timed(run: Run, text: string): Promise<number> {
  const start = process.cpuUsage();
  await run(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

interface Measured {
  readonly sizeMin?: number;
  readonly sizeMax: number;
  /** How long a reading takes, in milliseconds. */
  readonly time?: typeof timed;
}

/**
 * Feeds a reader a shape in sizes that grow fourfold, up to `sizeMax` characters or until the time can be measured.
 * Gives the growth where it is above linear, else null. The best of several attempts counts, so that other work on the
 * machine does not.
 */
export async function growthAboveLinear(
  shape: (size: number) => string,
  run: Run,
  { sizeMin = 2_000, sizeMax, time = timed }: Measured,
): Promise<Growth | null> {
  for (let size = sizeMin; size * FACTOR <= sizeMax; size *= FACTOR) {
    const [small, large] = [shape(size), shape(size * FACTOR)];
    let [before, after] = [await time(run, small), await time(run, large)];
    if (after < MEASURABLE_MS) continue;
    for (let attempt = 1; attempt < ATTEMPTS && after / before > RATIO_MAX; attempt++) {
      before = Math.max(before, await time(run, small)); // slow once, by chance, is slow enough
      after = Math.min(after, await time(run, large));
    }
    const growth = { size: size * FACTOR, milliseconds: after, ratio: after / before };
    if (growth.ratio > RATIO_MAX && after >= MEASURABLE_MS) return growth;
  }
  return null;
}
