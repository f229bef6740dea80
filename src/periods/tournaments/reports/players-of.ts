import { entrantsOf, matchesOf, mergesOf } from "../../../ledger/queries/tournaments/entrants.ts";
import type { ReportKey } from "../../../ledger/queries/tournaments/reports.ts";
import type { Db, EntrantRow } from "../../../ledger/schema/tables.ts";

/** A player of a report, with the person they are now known to be. */
export interface KnownEntrant extends EntrantRow {
  /** The office's record, after matching and merging; null: nobody. */
  readonly person: number | null;
  /** Whether somebody said so, rather than the number in the report. */
  readonly isMatched: boolean;
}

/** The players of a report, each as the person they are known to be now. */
export async function playersOf(db: Db, report: ReportKey): Promise<readonly KnownEntrant[]> {
  const entrants = await entrantsOf(db, report);
  const matches = await matchesOf(db, [report.tournament]);
  const people = entrants.map((entrant) => {
    const match = matches.find(
      ({ start_number: number, name }) => number === entrant.start_number && name === entrant.name,
    );
    return { ...entrant, person: match === undefined ? entrant.player : match.player, isMatched: match !== undefined };
  });
  const merges = await mergesOf(
    db,
    people.flatMap(({ person }) => person ?? []),
  );
  return people.map((each) => ({
    ...each,
    person: each.person === null ? null : (merges.get(each.person) ?? each.person),
  }));
}
