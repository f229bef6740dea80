import type { BookFacts } from "../../domain/clubs/club.ts";
import type { ClubList, ClubListLine } from "../../domain/clubs/club-list.ts";
import type { IsoDate } from "../../domain/dates.ts";
import type { Action, EntryKind, JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { Recording } from "../../ledger/ledger.ts";
import { clubLists } from "../../ledger/queries/clubs/club-lists.ts";
import type { ClubListRow } from "../../ledger/schema/club-tables.ts";
import type { Book } from "../../rating/book/book.ts";
import { startsAmiss } from "../../rating/book/calendar.ts";
import { keepBook } from "../../rating/book/keep-book.ts";
import type { Office } from "../office.ts";
import { bookFacts, RULES } from "./facts.ts";
import { clubListText, composeList, readClubList } from "./list-content.ts";
import { textOf } from "./projections.ts";

/** A change of a club's book, on a day that the keeper says. */
export interface BookChangeRequest {
  readonly club: string;
  readonly on: IsoDate;
  /** Whether a change of lists that are closed may be made. */
  readonly confirm?: boolean;
}

/** What a change does: nothing is recorded while a closed list would change and the keeper has not confirmed it. */
export interface ClubChange {
  /** As it was recorded, or would be; of several the last. */
  readonly entry: JournalEntry;
  /** All of them, where there are several. */
  readonly entries?: readonly JournalEntry[];
  readonly isRecorded: boolean;
  /** The closed lists that change, the earliest first. */
  readonly sheets: readonly ClubSheet[];
  /** Of games that were entered: the guests who need an estimate before they count. */
  readonly unrated?: readonly { readonly guest: number; readonly name: string }[];
  /** Of an undoing: the entry that was taken back. */
  readonly undone?: { readonly entry: number; readonly kind: EntryKind };
}

/** What changes on one closed list. */
export interface ClubSheet {
  readonly period: IsoDate;
  /** The version that it gets. */
  readonly version: number;
  readonly lines: readonly ChangedClubLine[];
  /** Every line that changes had been waiting for the tournament whose games change it: nobody need be asked. */
  readonly isExpected: boolean;
}

export interface ChangedClubLine {
  readonly member: number;
  readonly name: string;
  /** null: not on the list before, or not any more. */
  readonly before: ClubListLine | null;
  readonly after: ClubListLine | null;
}

/** Takes back what the keeper has not confirmed; it never leaves this file. */
class NotConfirmed extends Error {
  readonly change: ClubChange;
  constructor(change: ClubChange) {
    super("not confirmed");
    this.change = change;
  }
}

type Decide = (facts: BookFacts, recording: Recording) => Action | readonly Action[] | Promise<Action>;

/**
 * Records a change and, with it, new versions of all closed lists that it concerns. The preview is the deed itself,
 * taken back.
 */
export async function changing(
  { ledger, appendOptions }: Office,
  request: BookChangeRequest,
  decide: Decide,
): Promise<ClubChange> {
  const { club, on, confirm = false } = request;
  try {
    const { result } = await ledger.append(appendOptions, async (recording) => {
      const actions: readonly Action[] = [await decide(await bookFacts(recording.db, club), recording)].flat();
      const entries = await recordAll(recording, actions);
      const entry = entries.at(-1)!;
      const several = entries.length > 1 ? { entries } : {};
      if (actions.some(({ kind }) => CALENDAR_KINDS.includes(kind))) checkStarts(await bookFacts(recording.db, club));
      const renewed = await listsToRenew(recording, club, on, actions.flatMap(tournamentsOf));
      const sheets = renewed.map(({ sheet }) => sheet);
      if (!confirm && !appendOptions.dryRun && sheets.some(({ isExpected }) => !isExpected))
        throw new NotConfirmed({ entry, ...several, sheets, isRecorded: false });
      for (const { list } of renewed) await recordList(recording, list, { decisions: [], because: entry.sequence });
      return { entry, ...several, sheets, isRecorded: !appendOptions.dryRun };
    });
    return result;
  } catch (error) {
    if (error instanceof NotConfirmed) return error.change;
    throw error;
  }
}

async function recordAll(recording: Recording, actions: readonly Action[]): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (const action of actions) {
    if ("reason" in action.payload && action.payload.reason?.trim() === "") throw new Refusal("reason-missing");
    entries.push(await recording.record(action));
  }
  return entries;
}

/** What may give a book another calendar: a start that is closed, or that later settings hold from, stays one. */
const CALENDAR_KINDS: readonly Action["kind"][] = ["club-settings", "club-undone"];

function checkStarts(facts: BookFacts): void {
  const starts = startsAmiss(RULES, facts);
  if (starts.length > 0) throw new Refusal("calendar-conflict", { starts });
}

/** The tournaments whose games are entered; none: it is another change. */
const tournamentsOf = ({ kind, payload }: Action): readonly (string | null)[] =>
  kind === "club-games-entered" ? payload.games.map(({ tournament }) => tournament) : [];

/** The book of a club to a day, or to the start that is closed last. */
export const bookUntil = (facts: BookFacts, on: IsoDate): Book =>
  keepBook(
    RULES,
    facts,
    facts.closings.reduce((latest, { period }) => (period > latest ? period : latest), on),
  );

export interface Renewed {
  readonly sheet: ClubSheet;
  readonly list: ClubList;
}

/** Every closed list that would be another one now, after games of some tournaments were entered. */
export async function listsToRenew(
  recording: Recording,
  club: string,
  on: IsoDate,
  tournaments: readonly (string | null)[],
): Promise<readonly Renewed[]> {
  const lists = newestOf(await clubLists(recording.db, club));
  if (lists.length === 0) return [];
  const facts = await bookFacts(recording.db, club);
  const book = bookUntil(facts, on);
  const renewed: Renewed[] = [];
  for (const { period, version, day, content } of lists) {
    const known = readClubList(await textOf(recording, content));
    // A list keeps what it knew: a member who no longer waited does not wait again.
    const made = on > day ? on : (day as IsoDate);
    const list = composeList(book, facts, { club, period: period as IsoDate, version: version + 1, on: made });
    const lines = changedLines(known, list);
    const isExpected = lines.every((line) => isWaitedFor(line, tournaments));
    if (lines.length > 0 || opponentsUsed(known) !== opponentsUsed(list))
      renewed.push({ list, sheet: { period: period as IsoDate, version: version + 1, lines, isExpected } });
  }
  return renewed;
}

/** A line that waited changes as it must: by games of the tournament it waits for, or because that one is over. */
function isWaitedFor({ before, after }: ChangedClubLine, tournaments: readonly (string | null)[]): boolean {
  if (before === null || after === null || before.waits.length === 0) return false;
  const isOver = JSON.stringify(before, NUMBERS) === JSON.stringify(after, NUMBERS);
  return (
    isOver || (tournaments.length > 0 && tournaments.every((each) => each !== null && before.waits.includes(each)))
  );
}

/** Which ratings were used for people from elsewhere. */
const opponentsUsed = ({ opponents }: ClubList): string =>
  JSON.stringify(opponents.map(({ swedish, period }) => [swedish, period]).sort());

/** The latest version of each list. */
export const newestOf = (lists: readonly ClubListRow[]): readonly ClubListRow[] =>
  lists.filter(({ period }, index) => lists[index + 1]?.period !== period);

function changedLines(before: ClubList, after: ClubList): readonly ChangedClubLine[] {
  const known = new Map(before.lines.map((line) => [line.member, line]));
  const now = new Map(after.lines.map((line) => [line.member, line]));
  const members = [...new Set([...known.keys(), ...now.keys()])].toSorted((one, other) => one - other);
  return members.flatMap((member) => {
    const [old, next] = [known.get(member) ?? null, now.get(member) ?? null];
    if (JSON.stringify(old, FIELDS) === JSON.stringify(next, FIELDS)) return [];
    return [{ member, name: (next ?? old)!.name, before: old, after: next }];
  });
}

/** What makes a line another one. Who changes a name later keeps the old one on lists that are closed. */
const NUMBERS = ["member", "base", "before", "games", "points", "bonus", "current", "deduction", "raise"];
const FIELDS = [...NUMBERS, "marks", "waits"];

/** Keeps the bytes of a list and records it. */
export async function recordList(
  recording: Recording,
  list: ClubList,
  { decisions, because }: Pick<ListEntry, "decisions" | "because">,
): Promise<JournalEntry> {
  const { club, period, version, on, members } = list.header;
  const { sha256: content } = await recording.keep(once(clubListText(list)));
  return recording.record({
    kind: "club-list-closed",
    payload: { club, period, version, on, decisions, because, members, content },
  });
}

type ListEntry = Extract<Action, { readonly kind: "club-list-closed" }>["payload"];

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}
