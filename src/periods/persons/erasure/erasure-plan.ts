import type { RecordedFields } from "../../../domain/journal/private-facts.ts";
import type { Player } from "../../../domain/player.ts";
import type { PlannedContent } from "./plan-contents.ts";

/** What an erasure would do. Nothing is changed by making it. */
export interface ErasurePlan {
  /** The number of the person; of somebody whom only a club knows, `club/member`; of others the name, which nothing records. */
  readonly player: Pick<Player, "id">;
  readonly records: readonly string[];
  /** The last entry it takes into account. */
  readonly asOf: number;
  /** The private facts that entries get, by their numbers. */
  readonly lines: ReadonlyMap<number, RecordedFields>;
  readonly contents: readonly PlannedContent[];
  /** What stays, under the number alone. */
  readonly lists: number;
  readonly tournaments: number;
  readonly isNamedIn: (text: string) => boolean;
}
