import type { Clause } from "../calculation/derived.ts";
import { BALANCE_PARTS, type BalancePart, type ReviewPart, type TournamentNote } from "../domain/list-making.ts";
import type { ReviewSheet } from "../rating/period/review.ts";
import { counted, decimals, signed } from "../words/numbers.ts";
import { articleSaid } from "../words/said/article-said.ts";
import { clauseSaid } from "../words/said/clause-said.ts";
import type { Catalogue } from "../words/types/catalogue.ts";

/** A ruling as it was written down. */
interface WrittenRuling {
  readonly term: string;
  readonly article?: string;
  readonly clause?: { readonly code: string };
}

interface MadeTournament {
  readonly id: string;
  readonly against: readonly WrittenRuling[];
  readonly decided: WrittenRuling | null;
  readonly notes: readonly string[];
}

/** A report of a tournament, or of a part of it. */
interface Part {
  readonly tournament: string;
  readonly part: number;
}

/** What is known of a list before it is published. */
export interface ReviewData {
  readonly review: ReviewSheet;
  readonly notRated: readonly MadeTournament[];
  readonly noted: readonly MadeTournament[];
  readonly heldBack: readonly (Part & { readonly because: readonly string[] })[];
  readonly later: readonly (Part & { readonly end: string; readonly closing: string | null })[];
  readonly balance: Readonly<Record<BalancePart, number>>;
  readonly names: ReadonlyMap<string, string>;
}

/** A table of texts. The first two cells name a player, or the first a tournament; of the balance, neither. */
export interface SheetPart {
  readonly title: string;
  readonly of: "players" | "tournaments" | "balance";
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a person looks at before a list is published: parts without a line are left out. */
export interface ReviewSheetModel {
  readonly parts: readonly SheetPart[];
  /** Where the points came from and where they went. */
  readonly balance: SheetPart;
}

export const reviewSheetOf = (words: Catalogue, data: ReviewData): ReviewSheetModel => ({
  parts: [...tournamentParts(words, data), ...playerParts(words, data)].filter(({ rows }) => rows.length > 0),
  balance: balanceOf(words, data.balance),
});

/** Catalogue titles end with a colon, which each renderer may add again. */
const heading = (text: string): string => text.replace(/\s*:$/, "");

const cellIn =
  (language: string) =>
  (value: number | null): string =>
    value === null ? "" : decimals(language, value);

function playerParts(words: Catalogue, { review, names }: ReviewData): readonly SheetPart[] {
  const { columns, review: titles } = words.office.lists;
  const named = (id: string): readonly [string, string] => [id, names.get(id) ?? ""];
  const cell = cellIn(words.language);
  const part = (of: ReviewPart, more: readonly string[], rows: SheetPart["rows"]): SheetPart => ({
    title: heading(titles[of]),
    of: "players",
    heads: [columns.player, columns.name, ...more],
    rows,
  });
  const { entrants, delisted, leavers, largestChanges, loweredCoefficients, corrections, unusual } = review;
  return [
    part(
      "largestChanges",
      [columns.rating, columns.change, columns.games],
      largestChanges.map(({ id, rating, change, games }) => [
        ...named(id),
        cell(rating),
        signed(cell(change)),
        cell(games),
      ]),
    ),
    part(
      "entrants",
      [columns.rating, columns.games, columns.k],
      entrants.map(({ id, rating, games, k }) => [...named(id), ...[rating, games, k].map(cell)]),
    ),
    part(
      "delisted",
      [columns.games],
      delisted.map(({ id, games }) => [...named(id), cell(games)]),
    ),
    part(
      "leavers",
      [columns.reason],
      leavers.map(({ player, clause }) => [...named(player), clauseSaid(words, clause)]),
    ),
    part(
      "loweredCoefficients",
      [columns.tournament, columns.games, columns.kPrinted, columns.k],
      loweredCoefficients.map(({ player, tournament, n, kPrinted, k }) => [
        ...named(player),
        tournament,
        ...[n, kPrinted, k].map(cell),
      ]),
    ),
    part(
      "corrections",
      [columns.points, columns.reason],
      corrections.map(({ player, points, reason }) => [...named(player), signed(cell(points)), reason]),
    ),
    part(
      "unusual",
      [columns.tournament, columns.noted],
      unusual.map(({ player, tournament, clause }) => [
        ...(player === null ? ["", ""] : named(player)),
        tournament ?? "",
        clauseSaid(words, clause),
      ]),
    ),
  ];
}

function tournamentParts(words: Catalogue, { notRated, noted, heldBack, later }: ReviewData): readonly SheetPart[] {
  const { columns, review, notes } = words.office.lists;
  const heads = [columns.tournament, columns.noted];
  const waiting: Readonly<Record<string, string>> = words.office.tournaments.heldBack;
  const about = ({ notes: own, decided }: MadeTournament): string =>
    [...own.map((note) => notes[note as TournamentNote]), ...(decided ? [rulingSaid(words, decided)] : [])].join("; ");
  const part = (title: string, rows: SheetPart["rows"]): SheetPart => ({
    title: heading(title),
    of: "tournaments",
    heads,
    rows,
  });
  return [
    part(
      review.heldBack,
      heldBack.map(({ because, ...report }) => [
        nameOf(report),
        because.map((code) => waiting[code] ?? code).join("; "),
      ]),
    ),
    part(
      review.later,
      later.map(({ end, closing, ...report }) => [nameOf(report), words.office.lists.laterBecause(end, closing)]),
    ),
    part(
      review.notRated,
      notRated.map((each) => [each.id, each.against.map((ruling) => rulingSaid(words, ruling)).join("; ")]),
    ),
    part(
      review.noted,
      noted.map((each) => [each.id, about(each)]),
    ),
  ];
}

const nameOf = ({ tournament, part }: Part): string => (part === 0 ? tournament : `${tournament}/${part}`);

/** A clause was written down with its code and its numbers: that is all its sentence needs. */
export function rulingSaid(words: Catalogue, { article, clause, term }: WrittenRuling): string {
  if (clause === undefined) return term;
  const says = Object.hasOwn(words.clauses, clause.code) ? clauseSaid(words, clause as Clause) : clause.code;
  return articleSaid(words, article, says);
}

const balanceOf = ({ language, office: { lists } }: Catalogue, balance: ReviewData["balance"]): SheetPart => ({
  title: heading(lists.review.balance),
  of: "balance",
  heads: [lists.columns.noted, lists.columns.points],
  rows: BALANCE_PARTS.map((part) => [lists.balance[part], counted(language, balance[part] / 100, 2)]),
});
