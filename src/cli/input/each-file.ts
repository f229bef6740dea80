import { Refusal } from "../../domain/refusal.ts";
import { sayRefusal } from "../../words/said/refusal-said.ts";
import type { Catalogue } from "../../words/types/catalogue.ts";
import type { World } from "../world.ts";

/**
 * Runs a task on one of several files; a refusal is reported and does not stop the others.
 * With a callback, the caller decides what a refusal means.
 */
export async function eachFile<T>(
  file: string,
  words: Catalogue,
  world: World,
  work: () => Promise<T> | T,
  refused: (refusal: Refusal) => void = () => undefined,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const says = sayRefusal(words, error);
    world.warn(says.startsWith(file) ? says : `${file}: ${says}`);
    refused(error);
    return null;
  }
}
