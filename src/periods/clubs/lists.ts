import type { BookFacts } from "../../domain/clubs/club.ts";
import type { ClubListFault } from "../../domain/clubs/club-codes.ts";
import type { ClubList } from "../../domain/clubs/club-list.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Ledger, LedgerReader } from "../../ledger/ledger.ts";
import { clubLines, clubLists, sentLists } from "../../ledger/queries/clubs/club-lists.ts";
import type { ClubListRow } from "../../ledger/schema/club-tables.ts";
import { sha256 } from "../../ledger/sha256.ts";
import { startsAmiss } from "../../rating/book/calendar.ts";
import { GamesLost } from "../../rating/book/keep-book.ts";
import { type Office, recorded } from "../office.ts";
import { bookUntil, newestOf } from "./changing.ts";
import { bookFacts, RULES } from "./facts.ts";
import { clubListText, composeList, lineRows, readClubList } from "./list-content.ts";
import { textOf } from "./projections.ts";

/** A list in one version, as the journal has it. */
export interface ClubListVersion {
  readonly period: IsoDate;
  readonly version: number;
  readonly on: IsoDate;
  /** The entry that made it necessary; null: the closing itself. */
  readonly because: number | null;
  readonly entry: number;
  readonly members: number;
  readonly sha256: string;
  /** A later version stands in its place. */
  readonly superseded: boolean;
}

export async function listVersions({ db }: Ledger, club: string): Promise<readonly ClubListVersion[]> {
  const rows = await clubLists(db, club);
  const newest = new Set(newestOf(rows));
  return rows.map((row) => ({
    // Our own table: the days were checked when the list was made.
    period: row.period as IsoDate,
    version: row.version,
    on: row.day as IsoDate,
    because: row.because,
    entry: row.sequence,
    members: row.members,
    sha256: row.content,
    superseded: !newest.has(row),
  }));
}

export interface ListQuery {
  readonly club: string;
  /** Without it, the latest. */
  readonly period?: string | undefined;
  readonly version?: number | undefined;
}

/** A closed list with its lines, and its bytes as they were hashed. */
export async function clubList(ledger: Ledger, query: ListQuery): Promise<ClubList & { readonly text: string }> {
  const row = await rowOf(ledger, query);
  const text = await textOf(ledger, row.content);
  return { ...readClubList(text), text };
}

async function rowOf({ db }: Pick<Ledger, "db">, { club, period, version }: ListQuery): Promise<ClubListRow> {
  const rows = await clubLists(db, club);
  const row = rows.findLast(
    (each) => (period === undefined || each.period === period) && (version === undefined || each.version === version),
  );
  if (row === undefined) throw new Refusal("unknown-club-list", { club, period: period ?? "" });
  return row;
}

/** The list as it would be if the period were closed now. */
export async function listSoFar({ db }: Ledger, club: string, on: IsoDate): Promise<ClubList> {
  const facts = await bookFacts(db, club);
  const book = bookUntil(facts, on);
  const open = book.periods.find(({ isClosed }) => !isClosed)!;
  return composeList(book, facts, { club, period: open.next, version: 0, on });
}

export interface ClubVerification {
  readonly period: IsoDate;
  readonly version: number;
  readonly members: number;
  readonly sha256: string;
  /** none: the list is what the journal makes of it. */
  readonly faults: readonly { readonly fault: ClubListFault; readonly member: number | null }[];
}

/** Makes every closed list again, in every version, from what the book knew then, and compares bytes, hash and rows. */
export async function verifyClub({ reader }: Ledger, club: string): Promise<readonly ClubVerification[]> {
  const facts = await bookFacts(reader.db, club);
  const found: ClubVerification[] = [];
  for (const row of await clubLists(reader.db, club)) found.push(await verifyRow(reader, row));
  const period = facts.settings[0]!.from;
  const fault = { fault: "games-lost", member: null } as const;
  // The book as it stands has no list yet.
  if (madeOrLost(facts, () => bookUntil(facts, period)) === null)
    found.push({ period, version: 0, members: 0, sha256: "", faults: [fault] });
  return found;
}

/** null: games, or what is closed, are in none of the periods, so that nothing can be made. */
function madeOrLost<T>(facts: BookFacts, make: () => T): T | null {
  if (startsAmiss(RULES, facts).length > 0) return null;
  try {
    return make();
  } catch (error) {
    if (error instanceof GamesLost) return null;
    throw error;
  }
}

async function verifyRow(reading: LedgerReader, row: ClubListRow): Promise<ClubVerification> {
  const { club, version, members, content } = row;
  const [period, on] = [row.period as IsoDate, row.day as IsoDate];
  const kept = await textOf(reading, content);
  const facts = await bookFacts(reading.db, club, row.sequence);
  const made = madeOrLost(facts, () => composeList(bookUntil(facts, period), facts, { club, period, version, on }));
  if (made === null)
    return {
      period,
      version,
      members,
      sha256: content,
      faults: [{ fault: "games-lost", member: null }],
    };
  const expected = new Map(lineRows(made).map((line) => [line.member, JSON.stringify(line, ROW)]));
  const rows = await clubLines(reading.db, row);
  const wrong = rows.filter((line) => expected.get(line.member) !== JSON.stringify(line, ROW));
  const missing = [...expected.keys()].filter((member) => rows.every((line) => line.member !== member));
  return {
    period,
    version,
    members,
    sha256: content,
    faults: [
      // Where somebody was erased, other bytes are read in the place of the list's.
      ...(sha256(kept) === (await reading.hashNow(content))
        ? []
        : [{ fault: "content-differs" as const, member: null }]),
      ...(clubListText(made) === kept ? [] : [{ fault: "list-differs" as const, member: null }]),
      ...[...wrong.map(({ member }) => member), ...missing].map((member) => ({
        fault: "line-differs" as const,
        member,
      })),
    ],
  };
}

/** Columns in one order, whichever way a row came. */
const ROW = [
  ...["member", "id", "name", "birth", "before", "games", "points", "bonus", "current", "deduction", "raise", "base"],
  ...["marks", "waits"],
];

/** Records that a list was sent to a federation's office. */
export const recordSent = (office: Office, query: ListQuery, to: string): Promise<JournalEntry> =>
  recorded(office, async ({ db }) => {
    const { club, period, version } = await rowOf({ db }, query);
    return { kind: "club-list-sent", payload: { club, period: period as IsoDate, version, to } };
  });

/** Where and when the lists of a club were sent, the latest first. */
export async function sentOf(
  { db }: Ledger,
  club: string,
): Promise<readonly { readonly period: string; readonly version: number; readonly to: string; readonly on: string }[]> {
  const rows = await sentLists(db, club);
  return rows.map(({ period, version, target, day }) => ({ period, version, to: target, on: day }));
}
