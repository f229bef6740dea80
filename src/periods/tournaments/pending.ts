import { type Derived, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { ListKind } from "../../domain/list.ts";
import { HELD_BACK, type HeldBack } from "../../domain/receiving.ts";
import type { Registration } from "../../domain/registration.ts";
import { SYSTEMS, type System } from "../../domain/tournament.ts";
import type { ListKey } from "../../ledger/queries/lists/lists.ts";
import { NOW } from "../../ledger/queries/sets.ts";
import { type CurrentReportRow, currentReportRows, type ReportKey } from "../../ledger/queries/tournaments/reports.ts";
import type { Db, EntrantRow, LookalikeRow } from "../../ledger/schema/tables.ts";
import { together } from "../../ledger/together.ts";
import { type ReportRuling, reporting } from "../../regulations/fide/articles/reporting.ts";
import { factsOf, type Open, openOf } from "./open-facts.ts";
import type { EntryOfPerson } from "./reports/twice.ts";
import type { StagedTournament } from "./stages.ts";
import type { AssessedTournament } from "./standing.ts";
import { assessmentsFrom, endOfPart, keyText, type ReportFacts, reportFactsOf } from "./standing-of.ts";

/** A report that stands, with all that decides whether and how it is rated. */
export interface CurrentReport {
  readonly tournament: string;
  readonly part: number;
  readonly version: number;
  /** The entry that brought this version. */
  readonly sequence: number;
  readonly content: string;
  readonly registration: Registration;
  readonly registeredOn: IsoDate;
  readonly reportFacts: ReportFacts;
  /** As the pairings and the report say. */
  readonly system: System;
  /** Of the whole tournament, as the report or else the registration has it. */
  readonly start: IsoDate;
  /** Of a part: its last round. */
  readonly end: IsoDate;
  /** Of a stage: the whole, where all stages are one tournament; null: it stands alone. */
  readonly whole: StagedTournament | null;
  /** When the first of its versions came. */
  readonly receivedOn: IsoDate;
  readonly players: number;
  readonly games: number;
  /** Why it waits; empty: it does not. */
  readonly heldBack: readonly HeldBack[];
  /** Players who were not known, or whose number belongs to another name, when it came; of them, who still must be matched. */
  readonly doubtful: readonly EntrantRow[];
  readonly unmatched: readonly EntrantRow[];
  /** Who of them are one person. */
  readonly twice: readonly EntryOfPerson[];
  /** What it looked like when it came. */
  readonly lookalikes: readonly LookalikeRow[];
  /** The office's ruling, after any appeal. */
  readonly decided: AssessedTournament["decided"];
  /** The tournament that it was found to be a copy of: it is not rated then. */
  readonly sameAs: string | null;
  /** In time, late, or too late to be rated. */
  readonly report: Derived<ReportRuling>;
  /** Registration, admission and licence, each with its article. */
  readonly assessment: AssessedTournament;
}

export interface PendingQuery {
  readonly kind?: ListKind | undefined;
  /** After this entry; the present without it. */
  readonly asOf?: number | undefined;
  /** Persons, which records of theirs are merged, are as after this entry; without it, as all else. */
  readonly factsAsOf?: number | undefined;
  readonly tournaments?: readonly string[] | undefined;
  /** The lists that may have settled what a report is a copy of; without them, every published one. */
  readonly lists?: readonly ListKey[] | undefined;
  /** Only those that ended on this day or earlier. */
  readonly endsBy?: IsoDate | undefined;
}

/** Every report that stands, by tournament and part: a handful of queries, however many there are. */
export async function currentReports(db: Db, query: PendingQuery): Promise<readonly CurrentReport[]> {
  const { asOf = NOW, factsAsOf = asOf, kind, endsBy, lists } = query;
  const reports = currentReportRows(db, { ...query, asOf });
  // What is asked for by name need not be found first.
  const tournaments = query.tournaments ?? [...new Set((await reports).map(({ tournament }) => tournament))];
  const [rows, facts] = await together(reports, factsOf(db, tournaments, { asOf, factsAsOf }));
  if (rows.length === 0) return [];
  const assessments = assessmentsFrom(facts, rows);
  const open = await openOf(db, rows, { facts, asOf, lists, assessments });
  const found: CurrentReport[] = [];
  for (const row of rows) {
    const assessment = assessments.get(row.tournament);
    if (assessment === undefined) continue;
    const report = currentReport(row, assessment, open);
    const isAsked =
      (kind === undefined || report.registration.kind === kind) && (endsBy === undefined || report.end <= endsBy);
    if (isAsked) found.push(report);
  }
  return found;
}

function currentReport(row: CurrentReportRow, assessment: AssessedTournament, open: Open): CurrentReport {
  const end = endOfPart(row, assessment);
  const receivedOn = row.first_day as IsoDate;
  const system = SYSTEMS.find((each) => each === row.system) ?? "swiss";
  const { facts, on, decided, edition } = assessment;
  return {
    tournament: row.tournament,
    part: row.part,
    version: row.version,
    sequence: row.sequence,
    content: row.content,
    registration: facts,
    registeredOn: on,
    reportFacts: reportFactsOf(row),
    system,
    start: assessment.start.value,
    end,
    whole: open.staged.get(row.tournament) ?? null,
    receivedOn,
    players: row.players,
    games: row.games,
    ...waiting(row, assessment, open),
    decided,
    sameAs:
      assessment.decisions.compared.find(({ isCopy, other }) => isCopy && open.originals.has(other))?.other ?? null,
    report: reporting(edition, {
      end: given("end", end, { code: "report", line: 0 }),
      received: given("report received", receivedOn, { code: "register" }),
    }),
    assessment,
  };
}

interface Waiting extends Pick<CurrentReport, "doubtful" | "unmatched" | "twice" | "lookalikes" | "heldBack"> {}

function waiting(row: CurrentReportRow, { decisions }: AssessedTournament, open: Open): Waiting {
  const isOwn = (each: ReportKey): boolean => keyText(each) === keyText(row);
  const matches = open.matches.get(row.tournament) ?? [];
  const doubtful = (open.entrants.get(row.tournament) ?? []).filter(isOwn);
  const unmatched = doubtful.filter(
    (entrant) => !matches.some((match) => match.start_number === entrant.start_number && match.name === entrant.name),
  );
  const lookalikes = (open.lookalikes.get(row.tournament) ?? []).filter(isOwn);
  const uncompared = lookalikes.filter(
    ({ other }) => open.originals.has(other) && !decisions.compared.some((compared) => compared.other === other),
  );
  const twice = open.twice.get(keyText(row)) ?? [];
  const why = {
    "players-unmatched": unmatched.some(({ player }) => player === null),
    "name-differs": unmatched.some(({ player }) => player !== null),
    "one-person-twice": twice.length > 0,
    "same-as-other": uncompared.length > 0,
    "stage-missing": (open.staged.get(row.tournament)?.missing.length ?? 0) > 0,
    "before-starting-list": false, // It depends on the list: see there.
  } satisfies Readonly<Record<HeldBack, boolean>>;
  return { doubtful, unmatched, twice, lookalikes, heldBack: HELD_BACK.filter((code) => why[code]) };
}
