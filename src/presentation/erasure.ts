import { ERASED_CONTENTS, type ErasureSummary } from "../domain/erasure.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** What an erasure takes and what it leaves, line by line. */
export interface ShownErasure {
  readonly goes: readonly string[];
  /** What stands above what stays. */
  readonly staysHead: string;
  readonly stays: readonly string[];
}

export function shownErasure(words: Catalogue, summary: ErasureSummary): ShownErasure {
  const { player, byName, records, entries, files, lists, tournaments } = summary;
  const says = words.office.erasure;
  return {
    goes: [
      byName ? says.named : says.facts,
      says.entries(entries),
      ...ERASED_CONTENTS.flatMap((kind) => (files[kind] === 0 ? [] : [says.files[kind](files[kind])])),
    ],
    staysHead: byName ? says.staysNamed : says.stays,
    stays: byName
      ? [says.namesakes]
      : [says.number([player, ...records].join(", ")), says.lists(lists), says.results(tournaments)],
  };
}
