import { mergesAsOf } from "../../ledger/queries/players/players-as-of.ts";
import { matchesOf, openEntrants } from "../../ledger/queries/tournaments/entrants.ts";
import { type CurrentReportRow, lookalikesOf } from "../../ledger/queries/tournaments/reports.ts";
import type { Db, EntrantRow, LookalikeRow, MatchRow } from "../../ledger/schema/tables.ts";
import { together } from "../../ledger/together.ts";
import { type OriginalsQuery, originalsAmong } from "./reports/originals.ts";
import { type EntryOfPerson, enteredTwice } from "./reports/twice.ts";
import { type StagedTournament, stagedTournaments } from "./stages.ts";
import type { AssessedTournament } from "./standing.ts";
import { type AssessmentFacts, assessmentFacts, grouped } from "./standing-of.ts";

/** What may hold reports back. */
export interface Open {
  readonly entrants: ReadonlyMap<string, readonly EntrantRow[]>;
  readonly matches: ReadonlyMap<string, readonly MatchRow[]>;
  readonly lookalikes: ReadonlyMap<string, readonly LookalikeRow[]>;
  readonly twice: ReadonlyMap<string, readonly EntryOfPerson[]>;
  readonly staged: ReadonlyMap<string, StagedTournament>;
  /** The tournaments that others can be copies of. */
  readonly originals: ReadonlySet<string>;
}

/** What the office has of tournaments and their reports. */
export interface OpenReportFacts extends AssessmentFacts {
  readonly matches: readonly MatchRow[];
  readonly lookalikes: readonly LookalikeRow[];
  readonly entrants: readonly EntrantRow[];
  readonly merges: ReadonlyMap<number, number>;
}

export async function factsOf(
  db: Db,
  tournaments: readonly string[],
  { asOf, factsAsOf }: { readonly asOf: number; readonly factsAsOf: number },
): Promise<OpenReportFacts> {
  const [assessment, matches, lookalikes, entrants, merges] = await together(
    assessmentFacts(db, tournaments, asOf),
    matchesOf(db, tournaments, asOf),
    lookalikesOf(db, tournaments, asOf),
    openEntrants(db, tournaments),
    mergesAsOf(db, factsAsOf),
  );
  return { ...assessment, matches, lookalikes, entrants, merges };
}

export interface OpenQuery extends OriginalsQuery {
  readonly facts: OpenReportFacts;
  readonly assessments: ReadonlyMap<string, AssessedTournament>;
}

export async function openOf(
  db: Db,
  rows: readonly CurrentReportRow[],
  { facts: { matches, lookalikes, entrants, merges }, asOf, lists, assessments }: OpenQuery,
): Promise<Open> {
  const compared = [...assessments.values()].flatMap(({ decisions }) => decisions.compared);
  const others = [...new Set([...lookalikes, ...compared].map(({ other }) => other))];
  const [twice, staged, originals] = await together(
    enteredTwice(db, rows, { merges, matches }),
    stagedTournaments(db, assessments, asOf),
    originalsAmong(db, others, { asOf, lists }),
  );
  return {
    twice,
    staged,
    originals,
    entrants: grouped(entrants),
    matches: grouped(matches),
    lookalikes: grouped(lookalikes),
  };
}
