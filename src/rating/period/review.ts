import type { Clause } from "../../calculation/derived.ts";
import type { Changes } from "./changes/changes.ts";
import type { BaseCorrection } from "./changes/facts-before.ts";
import type { EntryColumns } from "./columns/entry-columns.ts";
import { NONE, type PlayerColumns } from "./columns/player-columns.ts";
import type { Left } from "./entries/records.ts";
import type { DraftCard, DraftEntry, Note, PeriodInput } from "./types.ts";

/** How many of the largest changes a person is shown. */
const LARGEST_MAX = 20;

/** What a person looks at before a list is published. Players are named by id, in its order. */
export interface ReviewSheet {
  /** New on the list, or back on it. */
  readonly entrants: readonly DraftEntry[];
  /** Off the list: below the floor. */
  readonly delisted: readonly DraftEntry[];
  readonly leavers: readonly Left[];
  readonly largestChanges: readonly DraftEntry[];
  /** Cards whose K was lowered because of the number of games. */
  readonly loweredCoefficients: readonly DraftCard[];
  readonly corrections: readonly BaseCorrection[];
  readonly unusual: readonly Note[];
}

/** How many rated players no list shows because they have no federation. */
export function withoutFederationIn({ unusual }: ReviewSheet): number {
  const clause = unusual.find(({ clause: { code } }) => code === "without-federation")?.clause;
  return clause !== undefined && "players" in clause ? Number(clause.players) : 0;
}

export interface ReviewFacts {
  readonly input: PeriodInput;
  readonly entries: EntryColumns;
  readonly before: PlayerColumns;
  readonly left: readonly Left[];
  readonly changes: Changes;
  readonly notes: readonly Note[];
}

export function reviewSheet(facts: ReviewFacts): ReviewSheet {
  const { input, entries, before, left, changes, notes } = facts;
  const [entrants, delisted]: [DraftEntry[], DraftEntry[]] = [[], []];
  const { columns, extras } = entries;
  const { ids } = entries.players;
  const larger = (one: number, other: number): number =>
    Math.abs(extras.change[other]!) - Math.abs(extras.change[one]!) || order(ids[one]!, ids[other]!);
  let largest: number[] = [];
  let least = 1; // changes below it are not among the largest
  for (let place = 0; place < columns.present.length; place++) {
    if (columns.present[place] === 0) continue;
    const [isRated, wasRated] = [columns.rating[place] !== NONE, before.columns.rating[place] !== NONE];
    if (isRated !== wasRated) (isRated ? entrants : delisted).push(entries.at(place));
    else if (isRated && Math.abs(extras.change[place]!) >= least) largest.push(place);
    // Most have changed, and few of them are shown: the others are let go as soon as they are known not to be.
    if (largest.length <= 10 * LARGEST_MAX) continue;
    largest = largest.sort(larger).slice(0, LARGEST_MAX);
    least = Math.abs(extras.change[largest.at(-1)!]!);
  }
  return {
    entrants: entrants.sort(byId),
    delisted: delisted.sort(byId),
    leavers: left.toSorted((one, other) => order(one.player, other.player)),
    largestChanges: largest
      .sort(larger)
      .slice(0, LARGEST_MAX)
      .map((place) => entries.at(place)),
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

/** By code units, like everything that is sorted for a list. */
const order = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byId = (one: DraftEntry, other: DraftEntry): number => order(one.id, other.id);

export const note = (clause: Clause, player: string | null, tournament: string | null): Note => ({
  player,
  tournament,
  clause,
});
