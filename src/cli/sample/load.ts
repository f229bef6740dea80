import { signCheckpoint } from "../../periods/log/checkpoints.ts";
import type { Office } from "../../periods/office.ts";
import type { SampleSize } from "../../sample/size.ts";
import type { SampleClock } from "./sample-clock.ts";
import { sampleSteps } from "./steps.ts";

interface LoadOptions {
  readonly progress?: LoadProgress;
  /** The clock of the office's ledger; without it, all entries are of the time it is now. */
  readonly clock?: SampleClock;
}

/** Called with the number of finished steps and the total. */
type LoadProgress = (done: number, total: number) => void;

/**
 * Brings a sample federation to life in an office that is empty: everything is registered, received, decided and
 * published by the same functions that people use, in the order of its days.
 */
export async function loadSample(
  office: Office,
  size: SampleSize,
  { progress = () => undefined, clock }: LoadOptions = {},
) {
  const steps = sampleSteps(size);
  for (const [done, { on, act }] of steps.entries()) {
    progress(done, steps.length);
    clock?.standAt(on);
    await act(office);
  }
  clock?.release();
  await signCheckpoint(office.ledger, { published: true }); // As after every publication.
  progress(steps.length, steps.length);
  return { steps: steps.length, ...(await office.ledger.head()) };
}
