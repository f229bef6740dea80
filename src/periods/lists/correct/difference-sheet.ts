import type { Projection } from "../../../ledger/ledger.ts";
import type { ListRow } from "../../../ledger/schema/tables.ts";
import type { DraftEntry } from "../../../rating/period/types.ts";
import { openNumbers } from "../format/canonical-reader.ts";

/** A player whose line another version of a list changes. */
export interface ChangedLine {
  readonly player: string;
  /** null: without a rating, or not on the list. */
  readonly before: number | null;
  readonly after: number | null;
  readonly gamesBefore: number;
  readonly gamesAfter: number;
}

export interface DifferenceSheet {
  readonly list: string;
  readonly version: number;
  /** The version that it is compared with. */
  readonly against: number;
  /** Made from what was known after this entry. */
  readonly asOf: number;
  /** In the order of their ids. */
  readonly lines: readonly ChangedLine[];
}

type Line = Pick<DraftEntry, "id" | "rating" | "games">;

/** What differs between a published list and the same list made again: ratings, and the games that counted. */
export async function differenceSheet(
  reading: Pick<Projection, "content">,
  published: ListRow,
  {
    version,
    asOf,
    entries,
  }: Pick<DifferenceSheet, "version" | "asOf"> & { readonly entries: ReadonlyMap<string, Line> },
): Promise<DifferenceSheet> {
  const lines: ChangedLine[] = [];
  const seen = new Set<string>();
  const { parts } = await openNumbers(reading, published);
  for await (const part of parts) {
    for (const before of part) {
      seen.add(before.id);
      const after = entries.get(before.id);
      if (after?.rating !== before.rating || after.games !== before.games)
        lines.push(changed(before.id, before, after));
    }
  }
  for (const [id, after] of entries)
    if (!seen.has(id) && after.rating !== null) lines.push(changed(id, undefined, after));
  lines.sort((one, other) => (one.player < other.player ? -1 : 1));
  return { list: published.list, version, against: published.version, asOf, lines };
}

const changed = (player: string, before: Omit<Line, "id"> | undefined, after: Line | undefined): ChangedLine => ({
  player,
  before: before?.rating ?? null,
  after: after?.rating ?? null,
  gamesBefore: before?.games ?? 0,
  gamesAfter: after?.games ?? 0,
});
