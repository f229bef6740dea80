import type { Clause } from "../../calculation/derived.ts";
import type { Changes } from "./changes.ts";
import type { BaseCorrection, DraftCard, DraftEntry, Note, PeriodInput } from "./types.ts";

/** How many of the largest changes a person is shown. */
const LARGEST_MAX = 20;

/** What a person looks at before a list is published. Players are named by id, in its order. */
export interface ReviewSheet {
  /** New on the list, or back on it. */
  readonly entrants: readonly DraftEntry[];
  /** Off the list: below the floor. */
  readonly delisted: readonly DraftEntry[];
  readonly leavers: PeriodInput["leavers"];
  readonly largestChanges: readonly DraftEntry[];
  /** Cards whose K was lowered because of the number of games. */
  readonly loweredCoefficients: readonly DraftCard[];
  readonly corrections: readonly BaseCorrection[];
  readonly unusual: readonly Note[];
}

export interface ReviewFacts {
  readonly input: PeriodInput;
  readonly entries: ReadonlyMap<string, DraftEntry>;
  readonly before: ReadonlyMap<string, { readonly rating: number | null }>;
  readonly changes: Changes;
  readonly notes: readonly Note[];
}

export function reviewSheet({ input, entries, before, changes, notes }: ReviewFacts): ReviewSheet {
  const [entrants, delisted]: [DraftEntry[], DraftEntry[]] = [[], []];
  let largest: DraftEntry[] = [];
  for (const entry of entries.values()) {
    const wasRated = (before.get(entry.id)?.rating ?? null) !== null;
    if (entry.rating !== null && !wasRated) entrants.push(entry);
    else if (entry.rating === null && wasRated) delisted.push(entry);
    else if ((entry.change ?? 0) !== 0) largest.push(entry);
    // Most have changed, and few of them are shown: the others are let go as soon as they are known not to be.
    if (largest.length > 100 * LARGEST_MAX) largest = largestOf(largest);
  }
  return {
    entrants: entrants.sort(byId),
    delisted: delisted.sort(byId),
    leavers: input.leavers.toSorted((one, other) => order(one.player, other.player)),
    largestChanges: largestOf(largest),
    loweredCoefficients: changes.lowered
      .filter(({ n }) => n > 0)
      .sort((one, other) => order(one.player, other.player) || order(one.tournament, other.tournament)),
    corrections: input.corrections.toSorted((one, other) => order(one.player, other.player)),
    unusual: notes.toSorted(
      (one, other) =>
        order(one.player ?? "", other.player ?? "") ||
        order(one.tournament ?? "", other.tournament ?? "") ||
        order(one.clause.code, other.clause.code),
    ),
  };
}

const largestOf = (entries: readonly DraftEntry[]): DraftEntry[] =>
  entries.toSorted((one, other) => sizeOf(other) - sizeOf(one) || byId(one, other)).slice(0, LARGEST_MAX);

const sizeOf = ({ change }: DraftEntry): number => Math.abs(change ?? 0);

/** By code units, like everything that is sorted for a list. */
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: DraftEntry, other: DraftEntry): number => order(one.id, other.id);

export const note = (clause: Clause, player: string | null, tournament: string | null): Note => ({
  player,
  tournament,
  clause,
});
