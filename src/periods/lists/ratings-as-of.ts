import { given } from "../../calculation/derived.ts";
import { COUNTED } from "../../domain/codes/source.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { points } from "../../domain/units.ts";
import type { ListKey } from "../../ledger/queries/lists/lists.ts";
import { type PlayerRatingRow, ratingsOfPlayers } from "../../ledger/queries/lists/ratings-of-players.ts";
import type { Db, ListRow } from "../../ledger/schema/tables.ts";
import { standardRating } from "../../regulations/fide/articles/rating-used.ts";
import type { FideEdition } from "../../regulations/fide/fide-edition.ts";
import { fideEditionOn } from "../../regulations/register.ts";

export interface AsOfRequest {
  readonly kind: ListKind;
  readonly date: IsoDate;
  readonly players: readonly number[];
  /** Every published list, the newest first, and of its versions the newest first. */
  readonly lists: readonly ListRow[];
}

export interface RatingsAsOf {
  /** The list in force on the day; null: there was none yet. */
  readonly list: ListKey | null;
  /** Of the faster lists: whose ratings may stand in. */
  readonly standardList: ListKey | null;
  readonly edition: string | null;
  readonly players: readonly (PlayerRatingRow & {
    /** The rating that counts in a tournament that begins on the day; null: unrated. */
    readonly effective: number | null;
  })[];
}

/** The ratings in force on a day, as a tournament that begins on it uses them. */
export async function ratingsAsOf(db: Db, { kind, date, players, lists }: AsOfRequest): Promise<RatingsAsOf> {
  const inForce = (of: ListKind, on: string) => lists.find((row) => row.kind === of && row.date <= on) ?? null;
  const own = inForce(kind, date);
  const standard = kind === "standard" ? null : inForce("standard", own?.date ?? date);
  const edition = fideEditionOn(kind, date) ?? null;
  const rows = await ratingsOfPlayers(db, players, { own, standard });
  return {
    list: own,
    standardList: standard,
    edition: edition?.id ?? null,
    players: rows.map((row) => ({ ...row, effective: effectiveRating(edition, row) })),
  };
}

function effectiveRating(edition: FideEdition | null, { rating, standard }: PlayerRatingRow): number | null {
  // Most have a rating of their own, and the article then gives just that.
  if (edition === null || rating !== null || standard === null) return rating;
  return standardRating(edition, {
    own: given("Ro", null, COUNTED),
    standard: given("standard rating", points(standard), COUNTED),
  }).value;
}
