import type { Progress } from "../domain/list-making.ts";
import type { ListTasks, TaskName } from "../periods/lists/tasks/list-tasks.ts";
import type { Catalogue } from "../words/types/catalogue.ts";
import { type CommandContext, officeOf, type WritingOptions } from "./office.ts";
import { progressBar } from "./progress.ts";
import type { World } from "./world.ts";

interface TaskContext {
  readonly world: World;
  readonly progress: Progress;
}

/** Runs a long task on lists; inside a server, in the background, so that pages are still answered. */
export async function listTask<Name extends TaskName>(
  name: Name,
  context: CommandContext,
  options: WritingOptions,
  request: ListTasks[Name]["request"],
  { world: { alreadyOpen, openScratch }, progress }: TaskContext,
): Promise<ListTasks[Name]["result"]> {
  const { inBackground } = await import("../periods/lists/tasks/in-background.ts");
  const { doTask, signPublished } = await import("../periods/lists/tasks/list-tasks.ts");
  const office = officeOf(context, options);
  if (alreadyOpen !== undefined) return inBackground(name, office, request, { openScratch, progress });
  const result = await doTask(name, office, request, { openScratch, progress });
  await signPublished(name, office);
  return result;
}

/** Shows a progress bar with the name of each step, on a terminal only. */
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
