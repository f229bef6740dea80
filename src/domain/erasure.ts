/** Kinds of stored files from which somebody can be erased. */
export const ERASED_CONTENTS = ["report", "imported-list", "list", "club-list", "tariff"] as const;
export type ErasedContent = (typeof ERASED_CONTENTS)[number];

/** What an erasure would take, and what would stay, under the number alone. */
export interface ErasureSummary {
  readonly player: string;
  /** Other records of the same person, which go too. */
  readonly records: readonly string[];
  /** The last entry of the journal that is taken into account. */
  readonly asOf: number;
  readonly entries: number;
  readonly files: Readonly<Record<ErasedContent, number>>;
  readonly lists: number;
  readonly tournaments: number;
}
