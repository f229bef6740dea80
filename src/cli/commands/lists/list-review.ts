import type { Clause } from "../../../calculation/derived.ts";
import { BALANCE_PARTS, type ReviewPart, type TournamentNote } from "../../../domain/list-making.ts";
import type { MadeTournament, RecordedRuling } from "../../../periods/lists/format/making.ts";
import type { ListReview } from "../../../periods/lists/review-list.ts";
import { decimals } from "../../../words/numbers.ts";
import { articleSaid } from "../../../words/said/article-said.ts";
import { clauseSaid } from "../../../words/said/clause-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { atDesk, type PlaceOptions } from "../../office.ts";
import { signed, tableText } from "../../text/output.ts";
import type { World } from "../../world.ts";
import { readVersion } from "./list-show.ts";

export interface ReviewOptions extends PlaceOptions {
  readonly version?: string;
}

/** So many lines of each part are shown to people; programs get all. */
const SHOWN = 50;

export const reviewSheet = (list: string, options: ReviewOptions, world: World): Promise<void> =>
  atDesk(options, world, async ({ ledger, words }) => {
    const { listRow } = await import("../../../periods/lists/format/list-lines.ts");
    const { reviewList } = await import("../../../periods/lists/review-list.ts");
    const row = await listRow(ledger.db, list, readVersion(options.version));
    const found = await reviewList(ledger, row);
    if (found === null) return world.print(options.json ? "null" : words.office.lists.states.imported);
    const { names, ...sheet } = found;
    if (options.json)
      return world.print(JSON.stringify({ ...sheet, names: Object.fromEntries([...names].sort()) }, null, 2));
    for (const line of sheetLines(words, found, world)) world.print(line);
  });

interface Part {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

function* sheetLines(words: Catalogue, found: ListReview, world: World): Generator<string> {
  const { more } = words.office.lists;
  for (const { title, heads, rows } of [...playerParts(words, found), ...tournamentParts(words, found)]) {
    if (rows.length === 0) continue;
    yield title;
    yield* tableText(heads, rows.slice(0, SHOWN), world);
    if (rows.length > SHOWN) yield more(rows.length - SHOWN);
    yield "";
  }
  yield* balanceLines(words, found);
  yield `${words.office.lists.columns.sha256}: ${found.sha256}`;
}

function playerParts(words: Catalogue, { review, names }: ListReview): readonly Part[] {
  const { columns, review: titles } = words.office.lists;
  const named = (id: string): readonly [string, string] => [id, names.get(id) ?? ""];
  const player = [columns.player, columns.name];
  const part = (of: ReviewPart, more: readonly string[], rows: Part["rows"]): Part => ({
    title: titles[of],
    heads: [...player, ...more],
    rows,
  });
  const rated = [columns.rating, columns.games, columns.k];
  return [
    part(
      "entrants",
      rated,
      review.entrants.map(({ id, rating, games, k }) => [...named(id), ...[rating, games, k].map(cell)]),
    ),
    part(
      "delisted",
      [columns.games],
      review.delisted.map(({ id, games }) => [...named(id), cell(games)]),
    ),
    part(
      "leavers",
      [columns.reason],
      review.leavers.map(({ player: id, clause }) => [...named(id), clauseSaid(words, clause)]),
    ),
    part(
      "largestChanges",
      [columns.rating, columns.change, columns.games],
      review.largestChanges.map(({ id, rating, change, games }) => [
        ...named(id),
        cell(rating),
        signed(cell(change)),
        cell(games),
      ]),
    ),
    part(
      "loweredCoefficients",
      [columns.tournament, columns.games, columns.kPrinted, columns.k],
      review.loweredCoefficients.map((card) => [
        ...named(card.player),
        card.tournament,
        ...[card.n, card.kPrinted, card.k].map(cell),
      ]),
    ),
    part(
      "corrections",
      [columns.points, columns.reason],
      review.corrections.map((each) => [...named(each.player), signed(cell(each.points)), each.reason]),
    ),
    part(
      "unusual",
      [columns.tournament, columns.noted],
      review.unusual.map(({ player: id, tournament, clause }) => [
        ...(id === null ? ["", ""] : named(id)),
        tournament ?? "",
        clauseSaid(words, clause),
      ]),
    ),
  ];
}

const cell = (value: number | null): string => String(value ?? "");

function tournamentParts(words: Catalogue, { notRated, noted, heldBack, later }: ListReview): readonly Part[] {
  const { columns, review, notes } = words.office.lists;
  const heads = [columns.tournament, columns.noted];
  const rulings = ({ against }: MadeTournament) => against.map((ruling) => rulingText(words, ruling)).join("; ");
  const about = ({ notes: own, decided }: MadeTournament) =>
    [...own.map((note) => notes[note as TournamentNote]), ...(decided ? [rulingText(words, decided)] : [])].join("; ");
  const waiting = words.office.tournaments.heldBack;
  return [
    { title: review.notRated, heads, rows: notRated.map((each) => [each.id, rulings(each)]) },
    { title: review.noted, heads, rows: noted.map((each) => [each.id, about(each)]) },
    {
      title: review.heldBack,
      heads,
      rows: heldBack.map(({ tournament, part, because }) => [
        part === 0 ? tournament : `${tournament}/${part}`,
        because.map((code) => waiting[code as keyof typeof waiting] ?? code).join("; "),
      ]),
    },
    {
      title: review.later,
      heads,
      rows: later.map(({ tournament, part, end, closing }) => [
        part === 0 ? tournament : `${tournament}/${part}`,
        words.office.lists.laterBecause(end, closing),
      ]),
    },
  ];
}

/** A clause was written down with its code and its numbers: that is all its sentence needs. */
function rulingText(words: Catalogue, { article, clause, term }: RecordedRuling): string {
  if (clause === undefined) return term;
  const says = Object.hasOwn(words.clauses, clause.code) ? clauseSaid(words, clause as Clause) : clause.code;
  return articleSaid(words, article, says);
}

function* balanceLines(words: Catalogue, { header }: ListReview): Generator<string> {
  const { balance, review } = words.office.lists;
  yield review.balance;
  const rows = BALANCE_PARTS.map((part) => [balance[part], decimals(words.language, header.balance[part] / 100, 2)]);
  yield* tableText([words.office.lists.columns.noted, words.office.lists.columns.points], rows);
}
