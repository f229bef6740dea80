import type { IsoDate } from "../../domain/dates.ts";
import { type ListKind, listSha256 } from "../../domain/list.ts";
import { readPerson } from "../../domain/listed-person.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { listsInForce } from "../../ledger/queries/lists/lists.ts";
import type { Db, ListRow } from "../../ledger/schema/tables.ts";
import type { ReviewSheet } from "../../rating/period/review.ts";
import type { ListHeader } from "./format/canonical-list.ts";
import { openList } from "./format/canonical-reader.ts";
import { type HeldReport, type MadeTournament, readProvenance, reviewOf } from "./format/provenance.ts";
import { type LaterReport, periodReports } from "./read/period-reports.ts";

/** What a person looks at before a list is published, and may look at ever after. */
export interface ListReview {
  readonly header: ListHeader;
  readonly sha256: string;
  readonly review: ReviewSheet;
  readonly notRated: readonly MadeTournament[];
  readonly noted: readonly MadeTournament[];
  readonly heldBack: readonly HeldReport[];
  /** Reports that had come and are in a later list. */
  readonly later: readonly LaterReport[];
  /** Names of the players that the sheet speaks of. */
  readonly names: ReadonlyMap<string, string>;
}

/** null: the list was taken over, and its publisher says nothing of how it was made. */
export async function reviewList(
  { content, db }: Pick<Ledger, "content" | "db">,
  row: ListRow,
): Promise<ListReview | null> {
  if (row.making === null) return null;
  const tournaments: MadeTournament[] = [];
  const heldBack: HeldReport[] = [];
  await readProvenance(content(row.making), {
    tournament: (each) => tournaments.push(each),
    heldBack: (each) => heldBack.push(each),
  });
  const review = await reviewOf(content(row.making));
  const { header, parts } = await openList({ content }, row);
  const wanted = playersIn(review);
  // Players who left are on no line.
  const names = new Map(review.leavers.flatMap(({ player, name }) => (name === undefined ? [] : [[player, name]])));
  for await (const lines of parts)
    for (const { id, person } of lines) if (wanted.has(id)) names.set(id, readPerson(person).name);
  return {
    header,
    review,
    heldBack,
    names,
    later: await laterReports(db, row),
    sha256: listSha256(row),
    notRated: tournaments.filter(({ counts }) => !counts),
    noted: tournaments.filter(({ notes, decided }) => notes.length > 0 || decided !== null),
  };
}

/** As they were known when the list was made. */
async function laterReports(db: Db, { kind, date, version, reports_as_of, facts_as_of }: ListRow) {
  if (version > 1 || reports_as_of === null) return [];
  const asOf = { asOf: reports_as_of, factsAsOf: facts_as_of ?? reports_as_of };
  const lists = await listsInForce(db, { kind, asOf: reports_as_of });
  const query = { kind: kind as ListKind, date: date as IsoDate, lists, ...asOf };
  return (await periodReports(db, query)).later;
}

function playersIn(review: ReviewSheet): ReadonlySet<string> {
  const { entrants, delisted, largestChanges } = review;
  return new Set([
    ...[...entrants, ...delisted, ...largestChanges].map(({ id }) => id),
    ...[...review.leavers, ...review.loweredCoefficients, ...review.corrections].map(({ player }) => player),
    ...review.unusual.flatMap(({ player }) => player ?? []),
  ]);
}
