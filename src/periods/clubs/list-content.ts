import { type BookFacts, isMemberOn } from "../../domain/clubs/club.ts";
import {
  CLUB_LIST_FORMAT,
  type ClubList,
  type ClubListLine,
  type ClubListOpponent,
} from "../../domain/clubs/club-list.ts";
import type { IsoDate } from "../../domain/dates.ts";
import { canonicalJson } from "../../domain/journal/canonical-json.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ClubLineRow, ClubReceivedLineRow } from "../../ledger/schema/club-tables.ts";
import type { Book, BookPeriod } from "../../rating/book/book.ts";
import { bookCalendar } from "../../rating/book/calendar.ts";
import { waitingAt } from "../../rating/book/waiting.ts";
import { RULES } from "./facts.ts";
import { isHeader, isLine, isOpponent, parsedLine } from "./list-shape.ts";

export interface ClubListBasis {
  readonly club: string;
  readonly period: IsoDate;
  readonly version: number;
  readonly on: IsoDate;
}

/** The list that a book gives at a period start. */
export function composeList(book: Book, facts: BookFacts, { club, period, version, on }: ClubListBasis): ClubList {
  const ended = book.periods.find(({ next }) => next === period);
  if (ended === undefined) throw new Error(`the book of ${club} has no period that ends at ${period}`);
  const waiting = waitingAt(RULES, facts, { start: period, on });
  const lines = [...book.members.values()]
    .filter((member) => isMemberOn(member, period))
    .map(({ member, name, id, birth }) => {
      const line = ended.lines.get(member)!;
      const waits = waiting.get(member) ?? [];
      return {
        member,
        id,
        name,
        birth,
        base: line.newBase.value,
        before: line.baseBefore,
        games: line.games,
        points: line.points,
        bonus: line.bonus,
        current: line.current.value,
        deduction: line.deduction,
        raise: line.raise,
        waits,
        marks: waits.length > 0 ? [...line.marks, "waits" as const] : line.marks,
      };
    });
  const { name } = bookCalendar(RULES, facts.settings).settingsOn(period);
  return {
    header: {
      format: CLUB_LIST_FORMAT,
      list: "club",
      club,
      name,
      edition: RULES.id,
      period,
      version,
      on,
      members: lines.length,
    },
    lines: inClubOrder(lines),
    opponents: opponentsIn(ended, facts),
  };
}

/** By rating, then by name. */
export const inClubOrder = <Line extends Pick<ClubListLine, "base" | "name" | "member">>(lines: Line[]): Line[] =>
  lines.sort((one, other) => other.base - one.base || inOrder(one.name, other.name) || one.member - other.member);

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function opponentsIn({ games, start }: BookPeriod, { guests }: BookFacts): readonly ClubListOpponent[] {
  const used = new Map<number, number>();
  for (const { game, standing, white, black } of games) {
    if (standing !== "counts") continue;
    for (const [player, met] of [
      [game.white, black.rating],
      [game.black, white.rating],
    ] as const)
      if ("guest" in player && met?.basis.kind === "clause" && met.basis.clause.code === "swedish-rating")
        used.set(player.guest, met.value);
  }
  return guests.flatMap(({ guest, name, id, home }) => {
    const swedish = used.get(guest);
    return swedish === undefined ? [] : [{ opponent: name, id, club: home, swedish, period: start }];
  });
}

/** The bytes that are hashed: one line of canonical JSON for the head, each member and each opponent. */
export const clubListText = ({ header, lines, opponents }: ClubList): string =>
  [header, ...lines, ...opponents].map((each) => `${canonicalJson(each)}\n`).join("");

/** Reads a list; what is none is refused with the number of the line. */
export function readClubList(text: string): ClubList {
  const [first = "", ...rest] = text.replace(/\n$/, "").split("\n");
  const header = parsedLine(first);
  if (!isHeader(header)) throw new Refusal("not-a-club-list", { line: 1 });
  const lines: ClubListLine[] = [];
  const opponents: ClubListOpponent[] = [];
  for (const [index, each] of rest.entries()) {
    const found = parsedLine(each);
    if (isLine(found)) lines.push(found);
    else if (isOpponent(found)) opponents.push(found);
    else throw new Refusal("not-a-club-list", { line: index + 2 });
  }
  if (lines.length !== header.members) throw new Refusal("not-a-club-list", { line: rest.length + 1 });
  return { header, lines, opponents };
}

export const lineRows = ({ header: { club, period, version }, lines }: ClubList): readonly ClubLineRow[] =>
  lines.map(({ marks, waits, ...line }) => ({
    club,
    period,
    version,
    ...line,
    marks: marks.join(" "),
    waits: waits.join(" "),
  }));

export const receivedRows = ({ header, lines, opponents }: ClubList): readonly ClubReceivedLineRow[] => {
  const { club, period, version } = header;
  return [
    ...lines.map(({ id, name, birth, base }) => ({ kind: "member", id, name, birth, rating: base, used_in: null })),
    ...opponents.map(({ id, opponent, swedish, period: used }) => ({
      kind: "opponent",
      id,
      name: opponent,
      birth: null,
      rating: swedish,
      used_in: used,
    })),
  ].map((row, index) => ({ club, period, version, place: index + 1, ...row }));
};
