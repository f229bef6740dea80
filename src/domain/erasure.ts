/** Kinds of stored files from which somebody can be erased. */
export const ERASED_CONTENTS = ["report", "imported-list", "list", "club-list", "tariff", "edition"] as const;
export type ErasedContent = (typeof ERASED_CONTENTS)[number];

/** What an erasure would take, and what would stay, under the number alone. */
export interface ErasureSummary {
  /** The number, `club/member`, or the name of somebody who has neither. */
  readonly player: string;
  /** Whether it is somebody who is known by name only. */
  readonly byName: boolean;
  /** Other records of the same person, which go too. */
  readonly records: readonly string[];
  /** The last entry of the journal that is taken into account. */
  readonly asOf: number;
  readonly entries: number;
  readonly files: Readonly<Record<ErasedContent, number>>;
  readonly lists: number;
  readonly tournaments: number;
}
