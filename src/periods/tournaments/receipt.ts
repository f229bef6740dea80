import { type Derived, given } from "../../calculation/derived.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { boundedIssues } from "../../domain/issue-list.ts";
import type { Issue } from "../../domain/issues.ts";
import type { ListKind } from "../../domain/list.ts";
import type { HeldBack, Settlement } from "../../domain/receiving.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ReportReceived } from "../../domain/tournament-entries.ts";
import type { Projection } from "../../ledger/ledger.ts";
import { entryAt } from "../../ledger/postgres/journal-table.ts";
import { listsInForce } from "../../ledger/postgres/lists.ts";
import { type SettlementRow, settlementsOf } from "../../ledger/postgres/lists-of-tournament.ts";
import type { ListRow, LookalikeRow } from "../../ledger/postgres/tables.ts";
import { together } from "../../ledger/together.ts";
import { type EditionOn, listEntered, nextList } from "../../regulations/fide/articles/list-dates.ts";
import { liftedFor } from "../../regulations/fide/articles/registration.ts";
import type { ReportRuling } from "../../regulations/fide/articles/reporting.ts";
import { fideEditionOn } from "../../regulations/register.ts";
import { crossCheck, playerIssues } from "./cross-check.ts";
import { knownTournament } from "./known.ts";
import { type StandingReport, standingReports } from "./pending.ts";
import { type ReadReport, readReport, wholeOf } from "./read-report.ts";
import { settledBy } from "./settled.ts";

/** What the sender of a report is told. */
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
  readonly report: Derived<ReportRuling>;
  /** The list it will enter, if it is rated at all and no list has settled it. */
  readonly list: Derived<IsoDate>;
  /** The published list that has settled it, in whichever version; null: none has. */
  readonly settled: Settlement | null;
  /** What speaks against rating it; empty: nothing that can be seen from here. */
  readonly against: readonly Against[];
}

/** Why a tournament is not rated: an article, the office's ruling, or that it is a copy. */
export type Against =
  | { readonly code: "article"; readonly ruling: Derived<unknown> }
  | { readonly code: "decided"; readonly article: string | null; readonly reason: string }
  | { readonly code: "copy"; readonly other: string };

type Reading = Pick<Projection, "db" | "content">;

/** The receipt of the report that stands for a tournament or its part. */
export async function receiptOf(reading: Reading, text: string, part: number): Promise<Receipt> {
  const { tournament, facts } = await knownTournament(reading.db, text);
  const known = await receiptFacts(reading, { tournament, part, kind: facts.kind });
  const read = readReport(await wholeOf(reading.content(known.found.content)), tournament, () => undefined);
  return receiptFor(reading, known, read, { already: false });
}

/** What a receipt tells of. */
export interface ReceiptFacts {
  readonly found: StandingReport;
  readonly settlements: readonly SettlementRow[];
  /** The published lists of its kind. */
  readonly lists: readonly ListRow[];
}

export interface PartOfKind {
  readonly tournament: string;
  readonly part: number;
  readonly kind: ListKind;
}

export async function receiptFacts(reading: Reading, { tournament, part, kind }: PartOfKind): Promise<ReceiptFacts> {
  const [found, settlements, lists] = await together(
    standingPart(reading, tournament, part),
    settlementsOf(reading.db, [tournament]),
    listsInForce(reading.db, { kind }),
  );
  return { found, settlements, lists };
}

async function standingPart({ db }: Reading, tournament: string, part: number): Promise<StandingReport> {
  const found = (await standingReports(db, { tournaments: [tournament] })).find((each) => each.part === part);
  if (found === undefined) throw new Refusal("no-report", { tournament, part });
  return found;
}

export async function receiptFor(
  { db }: Reading,
  { found, settlements, lists }: ReceiptFacts,
  { report, issues }: ReadReport,
  { already, received }: { readonly already: boolean; readonly received?: ReportReceived | undefined },
): Promise<Receipt> {
  const { tournament, part, version, registration, sequence, content } = found;
  const { file, sender, on, enteredBecause } = received ?? (await receivedIn(db, sequence));
  const about = await playerIssues(db, found.doubtful);
  const [known] = settledBy(settlements, [found]);
  return {
    ...{ already, tournament, part, version, file, on, sender, enteredBecause, sequence },
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
    heldBack: found.heldBack,
    issues: boundedIssues([...issues, ...crossCheck(report, registration, part), ...about]),
    report: found.report,
    list: listOf(lists, found),
    settled: known?.settled ?? null,
    against: againstOf(found),
  };
}

/** The journal knows what the tables do not repeat. */
async function receivedIn(db: Reading["db"], sequence: number): Promise<ReportReceived> {
  const entry = await entryAt(db, sequence);
  if (entry?.kind !== "report-received") throw new Error(`entry ${sequence} is not of a report`);
  return entry.payload;
}

/** By its dates; what comes for a list that is out is for the next one. */
function listOf(lists: readonly ListRow[], report: StandingReport): Derived<IsoDate> {
  const { registration, whole, receivedOn } = report;
  const { end } = whole ?? report;
  const { kind } = registration;
  const editionOn: EditionOn = (day) => fideEditionOn(kind, day);
  const entered = listEntered(editionOn, {
    end: given("end", end, { code: "report", line: 0 }),
    heldBy: given("held by", registration.heldBy, { code: "register" }),
    received: given("report received", receivedOn, { code: "register" }),
  });
  const newest = lists.at(-1)?.date as IsoDate | undefined;
  if (newest === undefined || newest < entered.value) return entered;
  return nextList(editionOn, given("day", newest, { code: "list", list: newest }));
}

/** The office's word stands above the articles; a copy is never rated. */
export function againstOf({ decided, sameAs, report, standing }: StandingReport): readonly Against[] {
  if (sameAs !== null) return [{ code: "copy", other: sameAs }];
  if (decided?.rated === true) return [];
  const { edition, official } = standing;
  const asked = [standing.admitted, standing.licence].map((ruling) => liftedFor(edition, official, ruling));
  const rulings = [...asked, standing.reportOwed].filter(({ value }) => !value);
  const late = report.value === "not rated" ? [report] : [];
  return [
    ...(decided === null ? [] : [{ code: "decided", article: decided.article, reason: decided.reason } as const]),
    ...[...rulings, ...late].map((ruling) => ({ code: "article", ruling }) as const),
  ];
}
