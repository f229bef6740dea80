import type { Listed } from "./listed.ts";

/** A player whose rating changed from one list to the next. */
export interface Moved {
  readonly player: number;
  readonly name: string;
  readonly federation: string;
  readonly rating: number;
  readonly change: number;
}

/** What is new on a list. */
export interface Highlights {
  /** Largest first; more than are shown, because some players may be hidden later. */
  readonly gains: readonly Moved[];
  readonly losses: readonly Moved[];
  readonly newcomers: number;
}

const KEPT = 12;

/** Keeps the largest gains and losses in one pass; of equals the lower number. */
export function highlightsBuilder() {
  const [gains, losses]: [Moved[], Moved[]] = [[], []];
  let newcomers = 0;
  const put = (into: Moved[], moved: Moved): void => {
    const size = Math.abs(moved.change);
    if (into.length === KEPT && size <= Math.abs(into.at(-1)!.change)) return;
    const at = into.findIndex(({ change }) => Math.abs(change) < size);
    into.splice(at === -1 ? into.length : at, 0, moved);
    if (into.length > KEPT) into.pop();
  };
  return {
    /** A change of null: the player was not rated before. */
    add: ({ player, name, federation, rating }: Listed, change: number | null): void => {
      if (change === null) newcomers += 1;
      else if (change !== 0) put(change > 0 ? gains : losses, { player, name, federation, rating, change });
    },
    found: (): Highlights => ({ gains, losses, newcomers }),
  };
}
