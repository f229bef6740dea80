import { isRefusal, Refusal } from "../../domain/refusal.ts";
import { loadCatalogue } from "../../words/on-demand.ts";
import { officeOf, type WritingOptions, withOffice } from "../office.ts";
import { progressBar } from "../progress.ts";
import type { World } from "../world.ts";
import { sampleClock } from "./sample-clock.ts";
import { readSize, type SizeOptions } from "./write.ts";

/** `sample --office`: an office is begun where there is none, and the sample lives in it. */
export async function loadInto(options: WritingOptions & SizeOptions, world: World): Promise<void> {
  const size = readSize(options);
  if (options.dryRun) return wouldLoad(options, world);
  const { loadSample } = await import("./load.ts");
  const clock = sampleClock(world.now);
  await withOffice(
    options,
    { ...world, now: clock.now },
    async (context) => {
      const bar = progressBar(world);
      const loaded = await loadSample(officeOf(context, options), size, { progress: bar.to, clock }).finally(bar.end);
      const { allLists } = await import("../../ledger/queries/lists/lists.ts");
      const lists = (await allLists(context.ledger.db)).length;
      if (options.json) return world.print(JSON.stringify({ dryRun: false, ...loaded, lists }, null, 2));
      world.print(context.words.phrases.sample.loaded(context.place, loaded.sequence, lists));
    },
    { begin: true, fresh: false },
  );
}

/** Without making anything: only where there is no office yet. */
async function wouldLoad(options: WritingOptions & SizeOptions, world: World): Promise<void> {
  try {
    await withOffice(options, world, async () => Promise.reject(new Refusal("office-exists")));
  } catch (error) {
    if (!isRefusal(error, "no-office")) throw error;
    const { sampleSteps } = await import("./steps.ts");
    const steps = sampleSteps(readSize(options)).length;
    const place = error.parameters.place;
    const { sample } = (await loadCatalogue(options.lang)).phrases;
    world.print(options.json ? JSON.stringify({ dryRun: true, steps }, null, 2) : sample.wouldLoad(place, steps));
  }
}
