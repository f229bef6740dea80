import { Type } from "typebox";
import { LIST_KINDS, type ListKind, listSha256 } from "../../../domain/list.ts";
import { BALANCE_PARTS, type BalancePart, LIST_STATES } from "../../../domain/list-making.ts";
import { allLists } from "../../../ledger/queries/lists/lists.ts";
import { editionsOf } from "../../../periods/editions/editions-of.ts";
import { correctionsPending } from "../../../periods/lists/correct/corrections-pending.ts";
import { listRow, stateOf } from "../../../periods/lists/format/list-lines.ts";
import type { MadeTournament } from "../../../periods/lists/format/provenance.ts";
import { type ListReview, reviewList } from "../../../periods/lists/review-list.ts";
import { closingOf } from "../../../periods/lists/too-early.ts";
import { rulingSaid } from "../../../presentation/review-sheet.ts";
import { clauseSaid } from "../../../words/said/clause-said.ts";
import type { Catalogue } from "../../../words/types/catalogue.ts";
import { NullableText, NullableWhole, Text, Whole } from "../../http/schemas.ts";
import type { ActionContext } from "../actions/action.ts";
import { nextPeriod } from "../next-period.ts";
import { ListId } from "../schemas.ts";
import { type AnyReading, reading } from "./reading.ts";

/** The lists to be made next, and every list there is, drafts too. */
export async function periodsNow({ context: { ledger, today } }: ActionContext) {
  const next: {
    readonly kind: ListKind;
    readonly date: string;
    readonly closing: string;
    readonly isEarly: boolean;
    readonly ready: number;
    readonly heldBack: number;
  }[] = [];
  const editions = await editionsOf(ledger.db);
  for (const kind of LIST_KINDS) {
    const found = await nextPeriod(ledger.db, kind);
    if (found === null) continue;
    const { date, chosen, heldBack } = found;
    const closing = closingOf(editions, kind, date);
    next.push({ kind, date, closing, isEarly: today() < closing, ready: chosen.length, heldBack: heldBack.length });
  }
  const rows = (await allLists(ledger.db)).toReversed();
  const lists = rows.map((row) => {
    const { list, version, date, kind, sequence: entry, content: sha256 } = row;
    return { list, version, date, kind, entry, sha256, state: stateOf(row) };
  });
  return { next, lists: lists.filter(({ state }) => state !== "discarded") };
}

const periods = reading({
  name: "periods",
  right: "read the journal",
  query: Type.Object({}),
  data: Type.Object({
    next: Type.Array(
      Type.Object({
        kind: Type.Enum(LIST_KINDS),
        date: Text,
        closing: Text,
        /** Whether its closing date is still to come. */
        isEarly: Type.Boolean(),
        /** Reports that it would have, and reports on hold. */
        ready: Whole,
        heldBack: Whole,
      }),
    ),
    lists: Type.Array(
      Type.Object({
        list: Text,
        version: Whole,
        date: Text,
        kind: Text,
        /** The journal entry that made it. */
        entry: Whole,
        sha256: Text,
        state: Type.Enum(LIST_STATES),
      }),
    ),
  }),
  load: async (acting) => await periodsNow(acting),
});

/** A list as it is looked at before it is published. */
export async function reviewedList({ context: { ledger } }: ActionContext, list: string, version?: number) {
  const row = await listRow(ledger.db, list, version);
  const found = await reviewList(ledger, row);
  return {
    head: { list, kind: row.kind, date: row.date, version: row.version, sha256: listSha256(row), state: stateOf(row) },
    found,
  };
}

const PLAYER = { player: Text, name: Text };
const MADE = Type.Object({ tournament: Text, part: Whole, notes: Type.Array(Text), says: Type.Array(Text) });
const Report = { tournament: Text, part: Whole };

const Sheet = Type.Object({
  counts: Type.Object({ rated: Whole, tournaments: Whole, games: Whole }),
  /** Where the points came from and where they went. */
  balance: Type.Record(Type.Enum(BALANCE_PARTS), Type.Number()),
  heldBack: Type.Array(Type.Object({ ...Report, because: Type.Array(Text) })),
  /** Reports that had come and are in a later list. */
  later: Type.Array(Type.Object({ ...Report, end: Text, closing: NullableText })),
  notRated: Type.Array(MADE),
  noted: Type.Array(MADE),
  largestChanges: Type.Array(Type.Object({ ...PLAYER, rating: NullableWhole, change: NullableWhole, games: Whole })),
  entrants: Type.Array(Type.Object({ ...PLAYER, rating: NullableWhole, games: Whole, k: NullableWhole })),
  delisted: Type.Array(Type.Object({ ...PLAYER, games: Whole })),
  leavers: Type.Array(Type.Object({ ...PLAYER, code: Text, says: Text })),
  loweredCoefficients: Type.Array(
    Type.Object({ ...PLAYER, tournament: Text, games: Whole, kPrinted: Whole, k: Whole }),
  ),
  corrections: Type.Array(Type.Object({ ...PLAYER, points: Whole, reason: Text })),
  unusual: Type.Array(
    Type.Object({ player: NullableText, name: Text, tournament: NullableText, code: Text, says: Text }),
  ),
});

/** From hundredths. */
const pointsOf = (balance: ListReview["header"]["balance"]) =>
  Object.fromEntries(BALANCE_PARTS.map((part) => [part, balance[part] / 100])) as Record<BalancePart, number>;

function sheetJson(words: Catalogue, found: ListReview) {
  const { header, review, names } = found;
  const named = (player: string) => ({ player, name: names.get(player) ?? "" });
  const said = (clause: Parameters<typeof clauseSaid>[1]) => ({ code: clause.code, says: clauseSaid(words, clause) });
  const made = ({ tournament, part, notes, against, decided }: MadeTournament) => ({
    ...{ tournament, part, notes: [...notes] },
    says: [...against, ...(decided === null ? [] : [decided])].map((ruling) => rulingSaid(words, ruling)),
  });
  const { rated, tournaments, games } = header.counts;
  return {
    counts: { rated, tournaments, games },
    balance: pointsOf(header.balance),
    heldBack: found.heldBack.map(({ tournament, part, because }) => ({ tournament, part, because: [...because] })),
    later: found.later.map(({ tournament, part, end, closing }) => ({ tournament, part, end, closing })),
    notRated: found.notRated.map(made),
    noted: found.noted.map(made),
    largestChanges: review.largestChanges.map((each) => ({
      ...named(each.id),
      ...{ rating: each.rating, change: each.change, games: each.games },
    })),
    entrants: review.entrants.map(({ id, rating, games: own, k }) => ({ ...named(id), rating, games: own, k })),
    delisted: review.delisted.map(({ id, games: own }) => ({ ...named(id), games: own })),
    leavers: review.leavers.map(({ player, clause }) => ({ ...named(player), ...said(clause) })),
    loweredCoefficients: review.loweredCoefficients.map(({ player, tournament, n, kPrinted, k }) => ({
      ...named(player),
      ...{ tournament, games: n, kPrinted, k },
    })),
    corrections: review.corrections.map(({ player, points, reason }) => ({ ...named(player), points, reason })),
    unusual: review.unusual.map(({ player, tournament, clause }) => ({
      ...(player === null ? { player, name: "" } : named(player)),
      ...{ tournament, ...said(clause) },
    })),
  };
}

const review = reading({
  name: "review-list",
  right: "read the journal",
  query: Type.Object({ list: ListId, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 32_767 })) }),
  data: Type.Object({
    list: Text,
    kind: Text,
    date: Text,
    version: Whole,
    sha256: Text,
    state: Type.Enum(LIST_STATES),
    /** null: the list was taken over, and how it was made is not known. */
    sheet: Type.Union([Sheet, Type.Null()]),
  }),
  load: async (acting, { list, version }, words) => {
    const { head, found } = await reviewedList(acting, list, version);
    return { ...head, sheet: found === null ? null : sheetJson(words, found) };
  },
});

const corrections = reading({
  name: "pending-corrections",
  right: "read the journal",
  query: Type.Object({}),
  data: Type.Object({
    pending: Type.Array(
      Type.Object({
        list: Text,
        version: Whole,
        tournament: Text,
        part: Whole,
        /** The last journal entry about it. */
        entry: Whole,
      }),
    ),
  }),
  load: async ({ context }) => ({ pending: [...(await correctionsPending(context.ledger.db))] }),
});

export const LIST_READINGS: readonly AnyReading[] = [periods, review, corrections];
