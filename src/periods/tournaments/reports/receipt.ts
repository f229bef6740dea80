import type { Derived } from "../../../calculation/derived.ts";
import type { IsoDate } from "../../../domain/dates.ts";
import { boundedIssues } from "../../../domain/issues/issue-list.ts";
import type { Issue } from "../../../domain/issues/issues.ts";
import type { ReportReceived } from "../../../domain/journal/tournament-entries.ts";
import type { ListKind } from "../../../domain/list.ts";
import type { HeldBack, Settlement } from "../../../domain/receiving.ts";
import { Refusal } from "../../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../../ledger/ledger.ts";
import { entryAt } from "../../../ledger/queries/journal/journal-table.ts";
import { type SettlementRow, settlementsOf } from "../../../ledger/queries/lists/lists-of-tournament.ts";
import type { LookalikeRow } from "../../../ledger/schema/tables.ts";
import { together } from "../../../ledger/together.ts";
import type { ReportRuling } from "../../../regulations/fide/articles/reporting.ts";
import { editionsOf } from "../../editions/editions-of.ts";
import { foreseen } from "../../lists/explain/prospects.ts";
import type { Against } from "../decisions/against.ts";
import { knownTournament } from "../known.ts";
import { type CurrentReport, currentReports } from "../pending.ts";
import { settledBy } from "../settled.ts";
import { crossCheck, playerIssues } from "./cross-check.ts";
import { type ReadReport, readReport, wholeOf } from "./read-report.ts";

/** The answer to the sender of a report. */
export interface Receipt {
  /** Whether the same bytes were here before: then nothing was recorded. */
  readonly already: boolean;
  readonly tournament: string;
  readonly name: string;
  readonly part: number;
  readonly version: number;
  readonly file: string;
  readonly sha256: string;
  readonly on: IsoDate;
  readonly sender: string;
  readonly enteredBecause: string | null;
  /** The entry that recorded it. */
  readonly sequence: number;
  readonly players: number;
  readonly games: number;
  readonly unmatched: readonly { readonly startNumber: number; readonly name: string; readonly line: number }[];
  /** Players of it who are one person by now. */
  readonly twice: readonly { readonly startNumber: number; readonly name: string; readonly player: string }[];
  readonly lookalikes: readonly Pick<LookalikeRow, "other" | "players" | "pairings">[];
  readonly heldBack: readonly HeldBack[];
  readonly issues: readonly Issue[];
  /** The list that is assumed because neither report nor registration gives a rate of play; null: one does. */
  readonly assumed: ListKind | null;
  readonly report: Derived<ReportRuling>;
  /** The list it will enter, if it is rated at all and no list has settled it. */
  readonly list: Derived<IsoDate>;
  /** The published list that has settled it, in whichever version; null: none has. */
  readonly settled: Settlement | null;
  /** What speaks against rating it; empty: nothing that can be seen from here. */
  readonly against: readonly Against[];
}

/** The receipt of the report that stands for a tournament or its part. */
export async function receiptOf({ reader }: Ledger, text: string, part: number): Promise<Receipt> {
  const { tournament } = await knownTournament(reader.db, text);
  const known = await receiptFacts(reader, { tournament, part });
  const read = readReport(await wholeOf(reader.content(known.found.content)), tournament, () => undefined);
  return receiptFor(reader, known, read, { already: false });
}

/** The facts on a receipt. */
export interface ReceiptFacts {
  readonly found: CurrentReport;
  readonly settlements: readonly SettlementRow[];
}

export interface PartKey {
  readonly tournament: string;
  readonly part: number;
}

export async function receiptFacts(reading: LedgerReader, { tournament, part }: PartKey): Promise<ReceiptFacts> {
  const [found, settlements] = await together(
    currentPart(reading, tournament, part),
    settlementsOf(reading.db, [tournament]),
  );
  return { found, settlements };
}

async function currentPart({ db }: LedgerReader, tournament: string, part: number): Promise<CurrentReport> {
  const found = (await currentReports(db, { tournaments: [tournament] })).find((each) => each.part === part);
  if (found === undefined) throw new Refusal("no-report", { tournament, part });
  return found;
}

export async function receiptFor(
  reading: LedgerReader,
  { found, settlements }: ReceiptFacts,
  { report, issues }: ReadReport,
  { already, received }: { readonly already: boolean; readonly received?: ReportReceived | undefined },
): Promise<Receipt> {
  const { db } = reading;
  const { tournament, part, version, registration, sequence, content } = found;
  const { file, sender, on, enteredBecause } = received ?? (await receivedIn(db, sequence));
  const about = await playerIssues(db, found.doubtful);
  const [known] = await foreseen(reading, settledBy(settlements, [found]));
  if (known === undefined) throw new Error(`the report of ${tournament} was lost`);
  const editions = await editionsOf(reading.db);
  return {
    already,
    tournament,
    part,
    version,
    file,
    on,
    sender,
    enteredBecause,
    sequence,
    name: registration.name,
    sha256: content,
    players: found.players,
    games: found.games,
    unmatched: found.unmatched.map(({ start_number: startNumber, name, line }) => ({
      startNumber,
      name,
      line,
    })),
    twice: found.twice.map(({ entrant: { start_number: startNumber, name }, person }) => ({
      startNumber,
      name,
      player: String(person),
    })),
    lookalikes: found.lookalikes.map(({ other, players, pairings }) => ({ other, players, pairings })),
    heldBack: known.prospect.heldBack,
    issues: boundedIssues([...issues, ...crossCheck(editions, report, registration, part), ...about]),
    assumed: assumedList(report, registration),
    report: found.report,
    list: known.prospect.list,
    settled: known.settled,
    against: known.prospect.against,
  };
}

const assumedList = (
  { rateOfPlay, rateOfPlayCode }: ReadReport["report"],
  registration: CurrentReport["registration"],
): ListKind | null => ((rateOfPlay ?? rateOfPlayCode ?? registration.rateOfPlay) === null ? registration.kind : null);

/** The journal knows what the tables do not repeat. */
async function receivedIn(db: LedgerReader["db"], sequence: number): Promise<ReportReceived> {
  const entry = await entryAt(db, sequence);
  if (entry?.kind !== "report-received") throw new Error(`entry ${sequence} is not of a report`);
  return entry.payload;
}
