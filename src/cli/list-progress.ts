import type { Progress } from "../domain/list-making.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { progressBar } from "./progress.ts";
import type { World } from "./world.ts";

/** Does long work on lists with a bar, which names each step; where there is no terminal, without. */
export async function withListBar<T>(
  words: Catalogue,
  world: World,
  work: (progress: Progress) => Promise<T>,
): Promise<T> {
  const bar = progressBar(world);
  let last: string | undefined;
  const progress: Progress = (step, done, total) => {
    if (step !== last) bar.step(words.office.lists.steps[step]);
    last = step;
    bar.to(done, total);
  };
  try {
    return await work(progress);
  } finally {
    bar.end();
  }
}
