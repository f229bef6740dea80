import { type Derived, given } from "../../calculation/derived.ts";
import type { DisagreementCode } from "../../domain/clubs/club-codes.ts";
import { ENTERED } from "../../domain/codes/source.ts";
import { type IsoDate, monthOf } from "../../domain/dates.ts";
import type { JournalEntry } from "../../domain/journal/journal.ts";
import { Refusal } from "../../domain/refusal.ts";
import { points } from "../../domain/units.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import { receivedLines, receivedLists } from "../../ledger/queries/clubs/club-lists.ts";
import type { ClubReceivedLineRow, ClubReceivedRow } from "../../ledger/schema/club-tables.ts";
import { sha256 } from "../../ledger/sha256.ts";
import { listOwed } from "../../regulations/lask/articles/periods.ts";
import { isComparable } from "../../regulations/lask/articles/scope.ts";
import { type Office, recorded } from "../office.ts";
import { RULES } from "./facts.ts";
import { clubListText, readClubList } from "./list-content.ts";

/** A list that a club sent, as it came. */
export interface ReceivedList {
  readonly text: string;
  readonly sender: string;
}

/** Whether exactly this list was received before: sent twice, it is one. */
export async function isReceived({ db }: Ledger, text: string): Promise<boolean> {
  const list = readClubList(text);
  const content = sha256(clubListText(list));
  return (await receivedLists(db)).some((each) => each.club === list.header.club && each.content === content);
}

/** Receives a club's list at a federation's office; a version that is there is refused. */
export const receiveClubList = (office: Office, { text, sender }: ReceivedList): Promise<JournalEntry> =>
  recorded(office, async ({ db, keep }) => {
    const list = readClubList(text);
    const { club, period, version, members } = list.header;
    const known = (await receivedLists(db)).find(
      (each) => each.club === club && each.period === period && each.version === version,
    );
    if (known) throw new Refusal("club-list-there", { club, period, version });
    // What a person may have laid out differently is kept in the one form that has a hash.
    const { sha256: content } = await keep(once(clubListText(list)));
    return { kind: "club-list-received", payload: { club, period, version, sender, members, content } };
  });

async function* once(text: string): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode(text);
}

/** All clubs' newest lists as one, with what does not agree. */
export interface MergedList {
  readonly clubs: readonly MergedClub[];
  readonly lines: readonly MergedLine[];
  /** The same person in several clubs. */
  readonly duplicates: readonly Duplicate[];
  readonly disagreements: readonly Disagreement[];
}

export interface MergedClub {
  readonly club: string;
  readonly name: string;
  readonly period: IsoDate;
  readonly version: number;
  readonly members: number;
  readonly received: string;
  /** Whether the list of the period that today is in has not come. */
  readonly owed: Derived<boolean>;
}

export interface MergedLine {
  readonly club: string;
  readonly id: string | null;
  readonly name: string;
  readonly birth: string | null;
  readonly rating: number;
  /** Whether it may be compared with ratings of other clubs. */
  readonly comparable: boolean;
}

export interface Duplicate {
  readonly id: string;
  readonly lines: readonly MergedLine[];
}

export interface Disagreement {
  readonly code: DisagreementCode;
  readonly id: string;
  readonly name: string;
  /** Whose word it is, and what it says. */
  readonly said: readonly { readonly club: string; readonly value: string | null }[];
  /** The period of a rating that was used. */
  readonly period: string | null;
}

export async function mergedList({ db }: Ledger, today: IsoDate): Promise<MergedList> {
  const lists = await receivedLists(db);
  const lines = await receivedLines(db);
  const newest = lists.filter(({ club }, index) => lists[index + 1]?.club !== club);
  const isOf = (line: ClubReceivedLineRow, { club, period, version }: ClubReceivedRow): boolean =>
    line.club === club && line.period === period && line.version === version;
  const members = lines
    .filter((line) => line.kind === "member" && newest.some((list) => isOf(line, list)))
    .map(({ club, id, name, birth, rating }) => ({ club, id, name, birth, rating, comparable: isComparableTo(rating) }))
    .sort((one, other) => other.rating - one.rating || (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const duplicates = duplicatesIn(members);
  return {
    clubs: newest.map(({ club, name, period, version, members: count, day }) => ({
      club,
      name,
      period: period as IsoDate,
      version,
      members: count,
      received: day,
      owed: owedBy(
        lists.filter((each) => each.club === club),
        period as IsoDate,
        today,
      ),
    })),
    lines: members,
    duplicates,
    disagreements: [...duplicates.flatMap(differencesOf), ...ratingsUsed(lists, lines)],
  };
}

const isComparableTo = (rating: number): boolean => isComparable(RULES, given("base", points(rating), ENTERED)).value;

/** A club has five periods a year if one of its lists is of a period that others do not have. */
function owedBy(lists: readonly ClubReceivedRow[], newest: IsoDate, today: IsoDate): Derived<boolean> {
  const { months } = RULES.articles.periods.sets;
  const isFive = lists.some(({ period }) => !months.includes(monthOf(period as IsoDate)));
  return listOwed(RULES, isFive ? "five" : "three", {
    today: given("day asked for", today, ENTERED),
    sent: given("day the list was sent", newest, { code: "register" }),
  });
}

function duplicatesIn(lines: readonly MergedLine[]): readonly Duplicate[] {
  const byId = new Map<string, MergedLine[]>();
  for (const line of lines) if (line.id !== null) byId.set(line.id, [...(byId.get(line.id) ?? []), line]);
  return [...byId]
    .filter(([, each]) => each.length > 1)
    .map(([id, each]) => ({ id, lines: each }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

const differencesOf = ({ id, lines }: Duplicate): readonly Disagreement[] =>
  (["name", "birth", "rating"] as const)
    .filter((code) => new Set(lines.map((line) => line[code])).size > 1)
    .map((code) => ({
      code,
      id,
      name: lines[0]!.name,
      period: null,
      said: lines.map((line) => ({ club: line.club, value: line[code] === null ? null : String(line[code]) })),
    }));

/**
 * A rating that one club used for an opponent, where the list of the opponent's own club then in force says another.
 * The clubs' calendars may differ.
 */
function ratingsUsed(
  lists: readonly ClubReceivedRow[],
  lines: readonly ClubReceivedLineRow[],
): readonly Disagreement[] {
  const last = new Map(lists.map(({ club, period, version }) => [`${club} ${period}`, version]));
  const standing = lines.filter(({ club, period, version }) => last.get(`${club} ${period}`) === version);
  const own = new Map<string, ClubReceivedLineRow[]>();
  for (const line of standing.toSorted((one, other) => (one.period < other.period ? -1 : 1)))
    if (line.kind === "member" && line.id !== null) own.set(line.id, [...(own.get(line.id) ?? []), line]);
  return standing.flatMap(({ kind, id, name, club, rating, used_in: period }) => {
    const lines = kind === "opponent" && id !== null && period !== null ? own.get(id) : undefined;
    const said = lines?.findLast((line) => line.period <= period!);
    if (id === null || said === undefined || said.rating === rating) return [];
    const both = [
      { club, value: String(rating) },
      { club: said.club, value: String(said.rating) },
    ];
    return [{ code: "rating-used" as const, id, name, said: both, period }];
  });
}
